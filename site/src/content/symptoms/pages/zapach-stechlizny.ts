import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';
import { dangers } from '../../texts/dangers';

export default typeset<SymptomTexts>({
  title: 'Zapach stęchlizny w mieszkaniu',
  likely: 'To najpewniej ukryta pleśń.',
  head: {
    title: 'Zapach stęchlizny w mieszkaniu – skąd się bierze',
    description:
      'Czuć stęchlizną, a plam nie widać? Gdzie szukać ukrytej pleśni, jak sprawdzić wentylację kartką papieru i kiedy podobny zapach znaczy coś innego.',
    keywords: ['zapach stęchlizny w mieszkaniu', 'ukryta pleśń', 'zapach wilgoci'],
    shareImage: 'odgrzybianie',
  },
  now: `${dangers.gas} Stęchlizna może poczekać; gdy coś przecieka, zakręć wodę i wezwij hydraulika.`,
  cause: {
    heading: 'Pleśń, której jeszcze nie widać',
    text: 'Tak pachną grzyby rosnące w miejscach długo wilgotnych: za szafą na zimnej ścianie, pod panelami, w obudowie wanny. Zwykle najpierw je czuć, a dopiero potem widać.',
  },
  sure: {
    heading: 'Poszukaj źródła zapachu',
    items: [
      'Na noc zamknij drzwi wszystkich pokoi, a rano powąchaj każdy z osobna. Tam, gdzie czuć najmocniej, odsuń meble od ściany.',
      'Uchyl okno i przyłóż kartkę do kratki wentylacyjnej. Jeśli kartka opada albo odlatuje, kratka nie ciągnie.',
      'Mdła, słodkawa woń w samej sypialni może pochodzić od pluskiew, a ostra, podobna do amoniaku – od gryzoni.',
    ],
  },
  urgency: {
    level: 'ordinary',
    text: 'Umów oględziny przed zimą, kiedy wilgoci w domu przybywa.',
  },
  price: 'Dopiero pomiar wilgotności pokazuje, ile jest do zrobienia.',
  until: {
    heading: 'Co pomoże od razu',
    items: [
      'Kilka razy dziennie otwórz okna na oścież na krótko.',
      'Zostaw odstęp między meblami a zimną ścianą.',
      'Pranie susz poza pokojem, w którym czuć wilgoć.',
    ],
    avoid: [
      'Nie zagłuszaj zapachu odświeżaczem, bo trudniej będzie znaleźć źródło.',
      'Nie trzymaj okien stale uchylonych: ściana przy nich stygnie.',
    ],
    warning: dangers.carbonMonoxide,
  },
});
