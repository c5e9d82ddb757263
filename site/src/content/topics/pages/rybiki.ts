import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';
import { dangers } from '../../texts/dangers';

const { price } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Rybiki w łazience i pokoju: jak się ich pozbyć',
    description: `Rybik cukrowy, piecowy czy papierowy? Jak je odróżnić, co mówią o wilgoci w domu i kiedy wystarczy osuszyć łazienkę. Zabieg od ${price.insect} zł z VAT.`,
    keywords: ['rybiki w łazience', 'rybik cukrowy', 'jak pozbyć się rybików', 'rybiki Kraków'],
  },
  title: 'Rybiki w łazience i pokoju',
  lead: 'Srebrny owad, który nocą ucieka po kafelkach, nie gryzie i nie przenosi chorób. Mówi za to, że w domu jest za wilgotno albo że coś przyjechało w kartonie. Często wystarczy usunąć przyczynę.',
  note: `Od ${price.insect} zł z VAT. ${commonSentences.freeInspection}`,
  chapters: [
    {
      kind: 'table',
      heading: 'Który rybik i z czym go nie pomylić',
      intro: 'Ważne jest nie tylko to, jak wygląda, ale też to, w którym pokoju go widzisz.',
      pictures: [
        'porownanie-rybik#k-rybik',
        'porownanie-rybik#k-piecowy',
        'porownanie-rybik#k-papierowy',
        'porownanie-rybik#k-prosionek',
        'porownanie-rybik#k-skornik',
        'porownanie-rybik#k-skorek',
      ],
      heads: ['Owad', 'Jak wygląda', 'Gdzie go widać', 'Co z tego wynika'],
      rows: [
        [
          'Rybik cukrowy',
          'Do 12 mm, jednolicie srebrny, trzy nitki na końcu ciała',
          'Łazienka, zlew, piwnica; po zapaleniu światła',
          'Zacznij od suszenia: w domu jest za wilgotno',
        ],
        [
          'Rybik piecowy',
          'Żółto-szary w ciemne cętki, czułki dłuższe od ciała',
          'Kotłownia, piekarnia, za piekarnikiem',
          'Szukaj szczelin przy piecu i piekarniku: potrzebuje ciepła',
        ],
        [
          'Rybik papierowy',
          'Większy, do 18 mm, szary, owłosiony, nitki długie prawie jak ciało',
          'Suchy pokój, biblioteczka, archiwum, schowek z kartonami',
          'Zwykle potrzebny jest zabieg: suszenie nie pomoże',
        ],
        [
          'Prosionek i stonoga',
          'Szare, z wieloma parami nóg, poruszają się powoli',
          'Piwnica, próg, pod doniczką',
          'Pomoże suszenie: wchodzą z dworu i w suchym domu giną',
        ],
        [
          'Larwa skórnika',
          'Brązowa, pasiasta, z pędzelkiem włosków',
          'Dywan, szafa, parapet z martwymi owadami',
          'Odkurz szczeliny i przejrzyj szafy: niszczy wełnę i futro',
        ],
        [
          'Skorek',
          'Brązowy, twardy, ze szczypcami na końcu ciała',
          'Przy progu, pod doniczką, w praniu wniesionym z ogrodu',
          'Wynieś go na dwór: jest niegroźny',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Rybiki w łazience: co zrobić dziś',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Po kąpieli ściągnij wodę z kafelków i zostaw uchylone drzwi.',
            'Uchyl okno i przyłóż kartkę do kratki wentylacyjnej. Jeśli kartka opada albo odlatuje, kratka nie ciągnie.',
            'Rozłóż na noc pułapkę lepową w łazience i drugą w pokoju. Rano zobaczysz, skąd przychodzą.',
            'Wynieś mokre ręczniki, kartony i stare gazety z podłogi.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie wlewaj środków do odpływu: rybiki tam nie mieszkają.',
            'Nie zaczynaj od sprayu. Bez suszenia za miesiąc będzie tak samo.',
          ],
        },
      ],
      warning: dangers.carbonMonoxide,
    },
    {
      kind: 'table',
      heading: 'Co mówi wilgotność powietrza',
      scene: 'rybiki-wilgoc',
      intro:
        'Higrometr kosztuje mniej niż jakikolwiek zabieg. Postaw go na dobę w łazience, z dala od prysznica i okna.',
      heads: ['Wilgotność przez większość dnia', 'Co to znaczy', 'Od czego zacząć'],
      rows: [
        [
          'Do 50%',
          'Dla rybika cukrowego za sucho',
          'Jeśli mimo to są rybiki, obejrzyj kartony: może to gatunek papierowy',
        ],
        ['50–65%', 'W domu zwykła', 'Uszczelnij fugi, listwy i przejścia rur, odkurz szczeliny'],
        [
          '65–75%',
          'Za wilgotno po kąpieli i praniu',
          'Popraw wentylację, nie susz prania w zamkniętej łazience',
        ],
        [
          'Powyżej 75%',
          'Rybikom wystarcza woda z powietrza, a na ścianach może pojawić się pleśń',
          'Szukaj przecieku lub zimnej ściany; tu pomaga odgrzybianie',
        ],
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zabieg na rybiki',
    paragraphs: [
      `Cena zależy od powierzchni i gatunku.`,
      'Jeśli z rozmowy wynika, że wystarczy wysuszyć łazienkę, powiemy to przez telefon i nie zaproponujemy zabiegu.',
    ],
  },
  calling: [
    {
      level: 'ordinary',
      call: 'zadzwoń, jeśli po dwóch tygodniach suszenia wciąż je widać albo są w suchym pokoju',
      arrival: 'Konsultacja przez telefon jest bezpłatna.',
    },
  ],
  callToAction: {
    heading: 'Rybiki wracają mimo suszenia?',
    text: 'Napisz, w którym pokoju je widzisz i jaka jest wilgotność. Dołącz zdjęcie: gatunek widać po cętkach i nitkach.',
  },
});
