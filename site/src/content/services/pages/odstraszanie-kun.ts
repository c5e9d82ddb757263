import { drawings } from '../../pests/drawings';
import type { ServiceTexts } from '../services';
import { terms } from '../../offers/terms';
import { dangers } from '../../texts/dangers';
import { commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { marten } = terms;

export default typeset<ServiceTexts>({
  head: {
    title: 'Odstraszanie kun {w} – humanitarnie, z gwarancją',
    description: `Kuna na poddaszu? Odstraszamy kuny {w} bez trucizny i zamykamy wejścia, gdy poddasze jest puste. Pierwsze efekty po ${marten.firstWeeks} tygodniach.`,
    keywords: [
      'odstraszanie kun',
      'kuna na poddaszu',
      'kuna na strychu',
      'jak pozbyć się kuny',
      'zabezpieczenie dachu przed kunami',
      'kuna domowa',
    ],
    shareImage: 'kuny',
  },
  heading: 'Odstraszanie kun',
  lead: 'Odstraszamy kuny z poddaszy, garaży i budynków gospodarczych, humanitarnie i bez trucizny. Znajdujemy wejścia, skłaniamy zwierzę do wyjścia, a gdy poddasze jest puste, zamykamy otwory.',
  facts: [
    freeVisit,
    { label: 'Czas prac (od sierpnia do lutego)', value: `${marten.workDays} dni` },
    { label: 'Do pierwszych efektów', value: `${marten.firstWeeks} tygodnie` },
    { label: 'Do pełnego efektu', value: `${marten.effectWeeks} tygodni` },
  ],
  picture: {
    name: 'odstraszanie-kun',
    alt: 'Rysunek: nocą kuna idzie kalenicą dachu, a technik na drabinie przykręca siatkę do otworu pod okapem',
  },
  signs: {
    drawings: [drawings.kuna],
    heading: 'Skąd wiadomo, że to kuna',
    intro: 'Kuna trzyma się stałych ścieżek, dlatego ślady są ciągle w tych samych miejscach.',
    items: [
      {
        title: 'Tupot po zmroku',
        text: 'Ciężkie kroki i skoki, jakby nad sufitem biegał kot. Myszy tylko chroboczą.',
      },
      {
        title: 'Odchody w jednym miejscu',
        text: 'Podłużne, skręcone, długości 8–10 cm, z pestkami, sierścią lub piórami.',
      },
      {
        title: 'Zapach i plamy na suficie',
        text: 'Ostra woń i żółte zacieki to mocz wsiąkający w ocieplenie.',
      },
      {
        title: 'Rozgrzebane ocieplenie',
        text: 'Tunele w wełnie, strzępy folii pod okapem, pióra i skorupki jaj.',
      },
      {
        title: 'Ślady na samochodzie',
        text: 'Odciski łap na masce, nadgryzione przewody.',
      },
    ],
    inTowns: [
      {
        title: 'Tupot i drapanie po zmroku',
        text: 'Jakby nad sufitem biegał kot.',
        href: '/objawy/tupanie-nad-sufitem',
      },
      {
        title: 'Rozgrzebane ocieplenie',
        text: 'Tunele i gniazda w wełnie, zimne miejsca na skosach.',
        href: '/blog/jak-odstraszyc-kuny-z-poddasza',
      },
      {
        title: 'Odchody w jednym miejscu',
        text: 'Podłużne i skręcone, z pestkami, sierścią lub piórami.',
        href: '/uslugi/odstraszanie-kun#objawy',
      },
      {
        title: 'Ślady na samochodzie',
        text: 'Odciski łap na masce i nadgryzione przewody.',
        href: '/uslugi/odstraszanie-kun#objawy',
      },
    ],
  },
  methods: {
    heading: 'Jak odstraszamy kuny',
    intro: 'Nie trujemy i nie zabijamy.',
    picture: 'odstraszanie-kun-klapka',
    items: [
      {
        title: 'Wyszukanie wejść',
        text: 'Okap, kosze dachowe, kominy, podbitka. Kunie wystarcza szczelina szerokości 5–6 cm.',
      },
      {
        title: 'Zapach, dźwięk i światło',
        text: 'Środki zapachowe i urządzenia o zmiennym sygnale. Samo urządzenie ze sklepu działa krótko, bo kuna się przyzwyczaja.',
      },
      {
        title: 'Klapki jedno\u00adkierunkowe',
        text: 'Kuna wychodzi na żer, ale tą drogą już nie wróci.',
      },
      {
        title: 'Zamknięcie otworów',
        text: `Metalową siatką lub blachą, czynne wejście na końcu. ${dangers.shelters} Występuje o nie właściciel.`,
      },
      {
        title: 'Sprzątanie po kunie',
        text: 'Usuwamy odchody, a gniazdo dezynfekujemy: zapach przyciąga kolejne zwierzęta.',
      },
    ],
  },
  process: {
    heading: 'Jak pracujemy',
    steps: [
      {
        title: 'Telefon',
        text: 'Opowiadasz, kiedy i gdzie słychać zwierzę. Do oględzin niczego nie zatykaj.',
      },
      {
        title: 'Bezpłatne oględziny',
        text: 'Sprawdzamy na poddaszu i dachu, czy to kuna i czy nie ma młodych. Podajemy cenę.',
      },
      {
        title: 'Odstraszanie',
        text: `Prace trwają ${marten.workDays} dni, a pierwsze efekty są po ${marten.firstWeeks} tygodniach. Od marca do lipca robimy tylko oględziny i plan prac.`,
      },
      {
        title: 'Zamknięcie i kontrola',
        text: 'Zabezpieczamy otwory, sprzątamy i sprawdzamy, czy nie ma świeżych śladów.',
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie kun',
    faq: 'Pytania o kuny',
    related: 'Zanim zamówisz odstraszanie kun',
  },
  faq: [
    {
      question: 'Ile kosztuje odstraszanie kun?',
      answer:
        'Cena zależy od liczby otworów, wysokości budynku i tego, ile ocieplenia trzeba wymienić. Podajemy ją po bezpłatnych oględzinach.',
    },
    {
      question: 'Czy kuna przy tym ucierpi?',
      answer:
        'Nie. Kuna domowa jest zwierzęciem łownym: nie wolno jej łapać ani zabijać. Po odstraszeniu sama przenosi się gdzie indziej.',
    },
    {
      question: 'A jeśli na poddaszu są młode?',
      answer: `Młode rodzą się wiosną i przez kilka tygodni nie wychodzą same. ${commonSentences.martenSeason}`,
    },
    {
      question: 'Jakie szkody robi kuna?',
      answer: 'Niszczy ocieplenie i folię, brudzi wełnę. Przegryzione przewody grożą zwarciem.',
    },
    {
      question: 'Kuna w samochodzie: co zrobić?',
      answer:
        'Nie jedź, dopóki mechanik nie obejrzy przewodów, zwłaszcza hamulcowych i paliwowych. Umyj komorę silnika, bo zapach obcej kuny prowokuje do gryzienia, i parkuj w zamkniętym garażu.',
    },
    {
      question: 'Czy kuna może wrócić?',
      answer:
        'Będzie próbować. Na zamknięte przez nas otwory dajemy gwarancję, której okres wpisujemy do wyceny, i pokazujemy, co sprawdzać po wichurze.',
    },
  ],
  timeframe:
    'Od marca do lipca, gdy na poddaszu mogą być młode, nie zamykamy żadnego wejścia; robimy oględziny i plan prac.',
});
