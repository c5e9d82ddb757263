import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Tupanie nad sufitem w nocy',
  likely: 'To najpewniej kuna.',
  head: {
    title: 'Tupanie nad sufitem w nocy – kuna, mysz czy ptak?',
    description:
      'Kto biega po poddaszu: kuna, mysz czy ptak? Poznaj po krokach, godzinie i śladach. Piszemy, kiedy zadzwonić i dlaczego nie wolno zatykać dziur.',
    keywords: ['tupanie na strychu w nocy', 'kuna na poddaszu', 'hałasy nad sufitem'],
    shareImage: 'kuny',
  },
  now: 'Nie wchodź w nocy na poddasze i niczego nie zatykaj. Kuna w pokoju? Dzwoń o każdej porze.',
  cause: {
    heading: 'Ciężkie kroki to zwykle kuna',
    text: 'Kuna waży ponad kilogram, więc słychać każdy jej skok, gonitwy i szarpanie ocieplenia. Mysz w tym samym miejscu tylko szeleści i drobno drapie, a ptaki hałasują za dnia. W domu pod lasem może to być popielica, która jest pod ochroną.',
  },
  sure: {
    heading: 'Zapisz godziny, poszukaj śladów',
    items: [
      'Przez kilka nocy notuj, o której zaczyna się hałas. Kuna wychodzi po zmroku i wraca przed świtem.',
      'Za dnia obejrzyj poddasze: wyrwana wełna, pióra, skorupki jaj i skręcone odchody długości 8–10 cm wskazują na kunę.',
      'Posyp mąką deskę przy podejrzanej szczelinie. Kuna odciśnie łapę z pięcioma palcami.',
    ],
  },
  urgency: {
    level: 'soon',
    text: commonSentences.martenSeason,
  },
  price: 'O cenie decydują wysokość budynku, liczba otworów i to, ile ocieplenia trzeba wymienić.',
  until: {
    heading: 'Do naszego przyjazdu',
    items: [
      'Na noc chowaj karmę i zamykaj kosze na śmieci.',
      'Zrób zdjęcia odchodów, piór i uszkodzonego ocieplenia.',
    ],
    avoid: [
      'Nie zatykaj otworów. Zamknięta kuna będzie szukać wyjścia przez sufit.',
      'Nie wykładaj trutki ani pułapek.',
    ],
  },
});
