import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';
import { dangers } from '../../texts/dangers';

const { price } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Rybiki w łazience i pokoju – DDD Kraków',
    description: `Rybik cukrowy, piecowy czy papierowy? Jak je odróżnić, co mówią o wilgoci w domu i kiedy wystarczy osuszyć łazienkę. Zabieg od ${price.insect} zł z VAT.`,
    keywords: ['rybiki w łazience', 'rybik cukrowy', 'jak pozbyć się rybików', 'rybiki Kraków'],
    shareImage: 'home',
  },
  title: 'Rybiki w Krakowie',
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
          'do 12 mm, jednolicie srebrny, trzy nitki na końcu ciała',
          'łazienka, zlew, piwnica; po zapaleniu światła',
          'za dużo wilgoci: zacznij od suszenia',
        ],
        [
          'Rybik piecowy',
          'żółto-szary w ciemne cętki, czułki dłuższe od ciała',
          'kotłownia, piekarnia, za piekarnikiem',
          'potrzebuje gorąca; szukaj szczelin przy źródle ciepła',
        ],
        [
          'Rybik papierowy',
          'większy, do 18 mm, szary, owłosiony, nitki długie prawie jak ciało',
          'suchy pokój, biblioteczka, archiwum, schowek z kartonami',
          'suszenie nie pomoże; zwykle potrzebny jest zabieg',
        ],
        [
          'Prosionek i stonoga',
          'szary, z wieloma parami nóg, porusza się powoli',
          'piwnica, próg, pod doniczką',
          'wszedł z dworu i w suchym domu ginie',
        ],
        [
          'Larwa skórnika',
          'brązowa, pasiasta, z pędzelkiem włosków',
          'dywan, szafa, parapet z martwymi owadami',
          'niszczy wełnę i futro; to inny zabieg',
        ],
        [
          'Skorek',
          'brązowy, twardy, ze szczypcami na końcu ciała',
          'przy progu, pod doniczką, w praniu wniesionym z ogrodu',
          'niegroźny: wynieś go na dwór',
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
            `Uchyl okno i przyłóż kartkę do kratki wentylacyjnej. Jeśli kartka opada albo odlatuje, kratka nie ciągnie. ${dangers.carbonMonoxide}`,
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
    },
    {
      kind: 'table',
      heading: 'Co mówi wilgotność powietrza',
      intro:
        'Higrometr kosztuje mniej niż jakikolwiek zabieg. Postaw go na dobę w łazience, z dala od prysznica i okna.',
      heads: ['Wilgotność przez większość dnia', 'Co to znaczy', 'Od czego zacząć'],
      rows: [
        [
          'do 50%',
          'dla rybika cukrowego za sucho',
          'jeśli mimo to są rybiki, obejrzyj kartony: może to gatunek papierowy',
        ],
        ['50–65%', 'w domu zwykła', 'uszczelnij fugi, listwy i przejścia rur, odkurz szczeliny'],
        [
          '65–75%',
          'za wilgotno po kąpieli i praniu',
          'popraw wentylację, nie susz prania w zamkniętej łazience',
        ],
        [
          'powyżej 75%',
          'rybikom wystarcza woda z powietrza, a na ścianach może pojawić się pleśń',
          'szukaj przecieku lub zimnej ściany; tu pomaga odgrzybianie',
        ],
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zabieg na rybiki',
    paragraphs: [
      `Od ${price.insect} zł z VAT, zależnie od powierzchni i gatunku.`,
      'Jeśli z rozmowy wynika, że wystarczy wysuszyć łazienkę, powiemy to przez telefon i nie zaproponujemy zabiegu.',
    ],
  },
  calling: [
    'Rybiki mogą poczekać. Zadzwoń, jeśli po dwóch tygodniach suszenia wciąż je widać albo są w suchym pokoju.',
    'Konsultacja przez telefon jest bezpłatna.',
  ],
  callToAction: {
    heading: 'Rybiki wracają mimo suszenia?',
    text: 'Napisz, w którym pokoju je widzisz i jaka jest wilgotność. Dołącz zdjęcie: gatunek widać po cętkach i nitkach.',
  },
});
