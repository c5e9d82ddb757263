import { drawings } from '../../pests/drawings';
import type { ServiceTexts } from '../services';
import { terms } from '../../offers/terms';
import { priceFrom, commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { rodent } = terms;

export default typeset<ServiceTexts>({
  head: {
    title: `Deratyzacja {w} – szczury i myszy, ${priceFrom.rodent}`,
    description: `Deratyzacja domów, bloków i firm {w}: odszczurzanie i zwalczanie myszy. Bezpłatne oględziny i dojazd, ${priceFrom.rodent}, płatność po wykonaniu.`,
    keywords: [
      'deratyzacja',
      'zwalczanie szczurów',
      'zwalczanie myszy',
      'szczury w piwnicy',
      'myszy w domu',
      'deratyzacja cena',
    ],
  },
  heading: 'Deratyzacja',
  lead: `Odszczurzanie i zwalczanie myszy w domach, blokach i firmach. Ustalamy gatunek i drogę wejścia, stawiamy stacje lub pułapki i kontrolujemy je.`,
  facts: [
    { label: 'Do pierwszej kontroli', value: `${rodent.workHours} godzin` },
    freeVisit,
    { label: 'Płacisz gotówką, kartą lub przelewem', value: 'Po zabiegu' },
  ],
  picture: {
    name: 'deratyzacja',
    alt: 'Rysunek: technik z listą kontrolną świeci latarką na stację deratyzacyjną zamkniętą na klucz; przed nią, na podłodze piwnicy, siedzi szczur',
  },
  signs: {
    drawings: [drawings.szczur, drawings.mysz],
    heading: 'Z jakim gryzoniem masz do czynienia',
    intro: 'Najwięcej mówią odchody i miejsce hałasu.',
    items: [
      {
        title: 'Szczur wędrowny',
        text: 'Ma 20–27 cm bez ogona, odchody długości 1–2 cm. Piwnica, śmietnik, nory przy fundamencie, tłuste smugi na ścianach. Wchodzi też pionem kanalizacyjnym.',
      },
      {
        title: 'Mysz domowa',
        text: 'Przeciśnie się przez szczelinę szerokości ołówka. Odchody jak ziarna czarnego ryżu, nadgryzione opakowania, nocą chrobot w ścianie.',
      },
      {
        title: 'Mysz polna i leśna',
        text: 'Jesienią przychodzą z pól do garaży i domów.',
      },
      {
        title: 'Nornica i nornik',
        text: 'Nornica zagląda zimą do szop; jej odchodów nie zamiataj na sucho, bo może przenosić hantawirusy. Nornik ryje korytarze w trawniku, do domu wchodzi rzadko.',
      },
    ],
    inTowns: [
      {
        title: 'Szczur wędrowny',
        text: 'Grube odchody, nory przy fundamentach, tłuste smugi na ścianach.',
        href: '/szkodniki/myszy-i-szczury',
      },
      {
        title: 'Mysz domowa',
        text: 'Odchody jak ziarenka ryżu w szafkach, nocą chrobot w ścianie.',
        href: '/objawy/odchody-w-szafce',
      },
      {
        title: 'Mysz polna i leśna',
        text: 'Przychodzą jesienią z pól do garaży i domów.',
        href: '/uslugi/deratyzacja#objawy',
      },
      {
        title: 'Nornica i nornik',
        text: 'Nornica zagląda zimą do szop, nornik ryje korytarze w trawniku.',
        href: '/uslugi/deratyzacja#objawy',
      },
    ],
  },
  methods: {
    picture: 'dla-firm',
    heading: 'Metody deratyzacji',
    intro: 'Najpierw zwalczanie, potem zamknięcie wejść, żeby nie uwięzić zwierząt.',
    items: [
      {
        title: 'Stacje deratyzacyjne',
        text: 'W piwnicach i na zewnątrz, zamykane na klucz i przymocowane. Zbudowane tak, żeby dziecko, pies i kot nie sięgnęły do przynęty.',
      },
      {
        title: 'Pułapki',
        text: 'W mieszkaniach, kuchniach i żłobkach; także żywołowne.',
      },
      {
        title: 'Zamknięcie wejść',
        text: `${commonSentences.sealing} Używamy materiałów, których gryzoń nie przegryzie.`,
      },
      {
        title: 'Stały nadzór',
        text: 'W piwnicach bloków, magazynach i lokalach sprawdzamy stacje w ustalonych terminach.',
      },
    ],
  },
  process: {
    heading: 'Przebieg deratyzacji',
    steps: [
      {
        title: 'Zgłoszenie',
        text: 'Mówisz, co widać i słychać.',
      },
      {
        title: 'Bezpłatne oględziny',
        text: 'Szukamy nor, odchodów i wejść. Ustalamy gatunek, plan i cenę.',
      },
      {
        title: 'Stacje i pułapki',
        text: `Stawiamy je na trasach gryzoni. Każdą kontrolę po pierwszej uzgadniamy z tobą osobno.`,
      },
      {
        title: 'Zakończenie',
        text: 'Przy ostatniej kontroli zabieramy martwe gryzonie i przynętę. Na końcu zamykamy wejścia, jeśli to zamówisz.',
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie gryzoni',
    faq: 'Pytania o gryzonie',
    related: 'Zanim zamówisz deratyzację',
  },
  faq: [
    {
      question: 'Ile kosztuje deratyzacja?',
      answer: `Deratyzacja kosztuje ${priceFrom.rodent} za jedno miejsce, na przykład piwnicę lub mały dom. W cenie jest pierwsza kontrola. Przynęta działa po kilku dniach, więc zwykle potrzeba następnych; cenę każdej podaje wycena.`,
    },
    {
      question: 'Co zrobić do przyjazdu technika?',
      answer: `${commonSentences.rodentFood} ${commonSentences.rodentHoles} Odchody mogą przenosić choroby, więc dzieci trzymaj z daleka. ${commonSentences.rodentDroppings}`,
    },
    {
      question: 'Czy dziecko, pies albo kot może się zatruć?',
      answer: `Przynęta jest umocowana w zamkniętych stacjach. ${commonSentences.bait} Pilnuj, żeby zwierzęta nie zjadły martwego gryzonia.`,
    },
    {
      question: 'Czy trzeba wyjść z domu?',
      answer: commonSentences.rodentAway,
    },
    {
      question: 'Szczury są w piwnicy bloku. Kto zamawia?',
      answer:
        'Zarządca, bo części wspólne należą do wspólnoty lub spółdzielni. Mieszkanie lub komórkę obsłużymy na twoje zlecenie.',
    },
    {
      question: 'Kiedy w Krakowie jest obowiązkowa deratyzacja?',
      answer:
        'Terminy podaje regulamin utrzymania czystości i porządku: na bip.krakow.pl szukaj słowa „deratyzacja”.',
    },
    {
      question: 'A jeśli gryzoń zdechnie w ścianie?',
      answer:
        'Przy trutce takie ryzyko jest, dlatego w mieszkaniach stawiamy pułapki. Jeśli pojawi się zapach, poszukamy źródła.',
    },
  ],
  timeframe: `Pierwsza kontrola jest po ${rodent.workHours} godzinach, następne uzgadniamy z tobą.`,
});
