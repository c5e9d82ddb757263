import { terms } from '../../offers/terms';
import { priceFrom, commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { insect } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Mole spożywcze i ubraniowe: jak się ich pozbyć',
    description: `Mole w kuchni czy w szafie? Jak je rozpoznać, co wyrzucić, co wyprać i kiedy wystarczy porządek w szafkach. Zabieg na mole kosztuje ${priceFrom.insect}.`,
    keywords: ['mole spożywcze', 'mole odzieżowe', 'jak pozbyć się moli', 'mole w kuchni'],
  },
  title: 'Mole w kuchni i w szafie',
  lead: 'Motyl, który lata wieczorem po kuchni, niczego nie zjada: szkodzą larwy w mące, kaszy albo wełnie. Zwykle wystarczy znaleźć jedno opakowanie lub jeden sweter.',
  note: `${priceFrom.insect.charAt(0).toUpperCase()}${priceFrom.insect.slice(1)}. ${commonSentences.freeInspection}`,
  chapters: [
    {
      kind: 'table',
      heading: 'Mól ubraniowy czy spożywczy',
      intro: 'Zobacz, w którym pokoju lata i co leży obok.',
      pictures: ['porownanie-mole#k-ubraniowy', 'porownanie-mole#k-spozywczy', 'porownanie-mole#k-skornik'],
      heads: ['Mól lub larwa', 'Wygląd', 'Co zostawia', 'Od czego zacząć'],
      rows: [
        [
          'Mól ubraniowy',
          'Drobny, złocisty, ucieka przed światłem',
          'Dziury w wełnie, futrze i filcu, jasne rurki na tkaninie',
          'Wypierz lub wymroź tkaniny, odkurz szafę',
        ],
        [
          'Mól spożywczy (omacnica)',
          'Skrzydła dwubarwne: jasne przy głowie, rdzawe na końcu',
          'Grudki i pajęczyna w mące, kaszy, orzechach, karmie',
          'Opróżnij szafki, przejrzyj każde opakowanie',
        ],
        [
          'Larwa skórnika',
          'Pasiasta i brązowa, na końcu pędzelek włosków',
          'Dziury bez pajęczyny, puste wylinki pod dywanem',
          'Odkurz szczeliny, także pod dywanem: to nie mól',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Mole w kuchni lub szafie: co zrobić dziś',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Porażoną żywność zawiąż w worku i wynieś z domu, a szafki odkurz, także otwory na kołki.',
            'Nowe zapasy przesyp do szkła lub metalu z zakrętką.',
            'Wełnę wypierz zgodnie z metką albo w szczelnym worku trzymaj dwa tygodnie w zamrażarce, w −18 °C.',
            'Powieś pułapkę z feromonem. Pokaże, czy mole latają.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie pryskaj w szafce z jedzeniem.',
            'Nie myj półek na mokro, zanim ich nie odkurzysz: larwy wejdą w szpary.',
            'Nie polegaj na lawendzie: odstrasza część moli, a larwy zostają.',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Kiedy porządek nie wystarcza',
      scene: 'mole-szafa',
      points: [
        {
          title: 'Wracają po miesiącu',
          text: 'Źródło jest poza szafką: w karmie dla zwierząt, w gnieździe ptaków przy kratce, pod parkietem.',
        },
        {
          title: 'Ktoś je przynosi',
          text: 'Używany dywan, wełniana kanapa albo duży worek karmy potrafią co kilka tygodni wprowadzać nowe larwy.',
        },
        {
          title: 'Są w kilku pokojach',
          text: 'Wtedy opryskujemy szczeliny, listwy i szafy bez ubrań. Żywność i naczynia wynosisz wcześniej.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zabieg na mole',
    paragraphs: [
      `To ceny na przykład za jedną kuchnię lub kawalerkę. Więcej kosztuje zabieg w kilku pomieszczeniach.`,
      `Wyraźnie ubywa ich po ${insect.effectHours} godzinach, jeśli źródło jest usunięte. Gdy wystarczy porządek w szafkach, powiemy to przez telefon.`,
    ],
  },
  calling: [
    {
      level: 'ordinary',
      call: 'najpierw przejrzyj szafki',
      arrival: 'Na oględziny umówisz się przez telefon.',
    },
  ],
  callToAction: {
    heading: 'Mole latają mimo porządków?',
    text: 'Wyślij zdjęcie owada i napisz, w którym pokoju go widać. Podpowiemy, gdzie szukać źródła.',
    contact: 'Wyślij zdjęcie',
  },
});
