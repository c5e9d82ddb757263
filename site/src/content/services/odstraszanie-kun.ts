import { plates } from '../plates';
import type { ServiceWords } from '../services';
import { company } from '../company';
import { promises } from '../promises';
import { sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { marten } = promises;

export default typeset<ServiceWords>({
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
  lead: 'Usuwamy kuny z poddaszy, garaży i budynków gospodarczych {w} – humanitarnie i bez trucizny. Znajdujemy wejścia, skłaniamy zwierzę do wyjścia, a gdy poddasze jest puste, zamykamy otwory. Oględziny, dojazd i wycena są bezpłatne.',
  facts: [
    { label: 'Wycena i dojazd', value: 'bezpłatnie' },
    { label: 'Czas prac (od sierpnia do lutego)', value: `${marten.workDays} dni` },
    { label: 'Do pierwszych efektów', value: `${marten.firstWeeks} tygodnie` },
    { label: 'Do pełnego efektu', value: `${marten.effectWeeks} tygodni` },
  ],
  picture: {
    name: 'odstraszanie-kun',
    alt: 'Rysunek: nocą kuna idzie kalenicą dachu, a technik na drabinie przykręca siatkę do otworu pod okapem',
  },
  signs: {
    plates: [plates.kuna],
    heading: 'Skąd wiadomo, że to kuna',
    intro:
      'Kuna domowa jest aktywna nocą i trzyma się stałych ścieżek, dlatego zostawia ślady ciągle w tych samych miejscach. Zwykle najpierw ją słychać, a dopiero potem widać szkody.',
    items: [
      {
        title: 'Tupot i drapanie po zmroku',
        text: 'Ciężkie kroki, skoki i szuranie nad sufitem, najczęściej późnym wieczorem i przed świtem. Myszy słychać jako ciche chrobotanie, kunę – jakby biegał kot.',
      },
      {
        title: 'Odchody w jednym miejscu',
        text: 'Podłużne, skręcone, długości 8–10 cm, z pestkami, sierścią lub piórami. Kuna często wraca do tej samej „latryny” na strychu albo na dachu.',
      },
      {
        title: 'Zapach i plamy na suficie',
        text: 'Ostra, zwierzęca woń oraz żółte zacieki na płycie lub tynku to ślad moczu wsiąkającego w ocieplenie.',
      },
      {
        title: 'Rozgrzebane ocieplenie',
        text: 'Tunele i gniazda w wełnie, strzępy folii dachowej pod okapem, zimne miejsca na skosach pokoju.',
      },
      {
        title: 'Resztki jedzenia',
        text: 'Pióra, skorupki jaj, kości i pestki w kącie strychu albo pod okapem.',
      },
      {
        title: 'Ślady na samochodzie',
        text: 'Odciski łap na masce i szybie, nadgryzione przewody oraz poszarpana mata pod maską.',
      },
    ],
    inTowns: [
      {
        title: 'Tupot i drapanie po zmroku',
        text: 'Jakby nad sufitem biegał kot, najczęściej późnym wieczorem i przed świtem.',
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
    intro:
      'Nie trujemy i nie zabijamy. Zniechęcamy kunę do kryjówki, a potem zamykamy wejścia. Sam odstraszacz działa krótko, bo kuna się przyzwyczaja.',
    items: [
      {
        title: 'Wyszukanie wejść',
        text: 'Oglądamy okap, kosze dachowe, kominy, podbitkę i rynny. Kunie wystarcza szczelina szerokości 5–6 cm.',
      },
      {
        title: 'Zapach',
        text: 'Preparaty zapachowe przy gnieździe i na ścieżkach odbierają kunie poczucie bezpieczeństwa. Dobieramy je tak, by nie przeszkadzały domownikom.',
      },
      {
        title: 'Dźwięk i światło',
        text: 'Urządzenia o zmiennym sygnale zakłócają spokój kryjówki. Traktujemy je jako wsparcie pozostałych metod.',
      },
      {
        title: 'Klapki jednokierunkowe',
        text: 'Zakładamy je na czynnym wejściu: kuna wychodzi na żer, ale tą samą drogą już nie wróci.',
      },
      {
        title: 'Zamknięcie otworów',
        text:
          'Gdy poddasze jest puste, zabezpieczamy otwory metalową siatką lub blachą tak, by dach nadal był wentylowany; czynne wejście na końcu. ' +
          sharedTexts.protectedAnimals,
      },
      {
        title: 'Sprzątanie po kunie',
        text: 'Usuwamy odchody i resztki, a gniazdo dezynfekujemy. Pozostawiony zapach przyciąga kolejne zwierzęta.',
      },
    ],
  },
  process: {
    heading: 'Jak pracujemy {w}',
    steps: [
      {
        title: 'Telefon',
        text: 'Opowiadasz, kiedy i gdzie słychać zwierzę. Umawiamy oględziny i prosimy, żeby do tego czasu niczego nie zatykać.',
      },
      {
        title: 'Bezpłatne oględziny',
        text: 'Sprawdzamy poddasze i dach, potwierdzamy, że to kuna, i ustalamy, czy nie ma młodych. Potem podajemy cenę.',
      },
      {
        title: 'Odstraszanie',
        text: `Rozstawiamy środki zapachowe i urządzenia, zakładamy klapki. Trwa to ${marten.workDays} dni, a pierwsze efekty są po ${marten.firstWeeks} tygodniach. ${sharedTexts.martenSeason}`,
      },
      {
        title: 'Zamknięcie wejść',
        text: 'Gdy mamy pewność, że poddasze jest puste i nie ma w nim nietoperzy ani ptaków, zabezpieczamy otwory i sprzątamy gniazdo.',
      },
      {
        title: 'Kontrola',
        text: `Sprawdzamy, czy nie ma świeżych śladów. Pełny efekt widać po ${marten.effectWeeks} tygodniach.`,
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
      question: 'Ile kosztuje odstraszanie kun {w}?',
      answer:
        'Każdy dach jest inny, dlatego nie podajemy jednej stawki. Cena zależy od liczby otworów, wysokości budynku i tego, ile trzeba posprzątać. Oględziny, dojazd i wycena są bezpłatne; decydujesz, gdy znasz kwotę, a płacisz po wykonaniu usługi.',
    },
    {
      question: 'Czy kuna przy tym ucierpi?',
      answer:
        'Nie. Nie używamy trucizny ani pułapek, które ranią. Kuna domowa jest w Polsce zwierzęciem łownym i podlega prawu łowieckiemu, więc nie wolno jej łapać ani zabijać na własną rękę. Odstraszanie sprawia, że zwierzę samo przenosi się w inne miejsce.',
    },
    {
      question: 'Po jakim czasie będzie cicho?',
      answer: `Prace trwają ${marten.workDays} dni i zwykle już po ${marten.firstWeeks} tygodniach nocne hałasy słabną. Na pełny efekt daj nam ${marten.effectWeeks} tygodni: tyle potrzeba, by mieć pewność, że kuna porzuciła kryjówkę i nie szuka nowego wejścia. Te terminy dotyczą prac od sierpnia do lutego: wiosną czekamy, aż młode opuszczą poddasze.`,
    },
    {
      question: 'A jeśli na poddaszu są młode?',
      answer:
        'Młode rodzą się wiosną i przez kilka tygodni nie wychodzą same. Gdyby wtedy zamknąć wejście, zostałyby w środku, a matka próbowałaby rozerwać dach. Dlatego od marca do lipca nie zakładamy klapek ani siatki i czekamy, aż młode będą samodzielne.',
    },
    {
      question: 'Czy wystarczy odstraszacz ultradźwiękowy ze sklepu?',
      answer:
        'Rzadko. Kuna szybko oswaja się ze stałym dźwiękiem, a ultradźwięki zatrzymuje każda belka i warstwa wełny. Urządzenie pomaga, gdy sygnał się zmienia, a jednocześnie działa zapach i zamykane są wejścia. Samo działa zwykle przez kilka nocy.',
    },
    {
      question: 'Jakie szkody robi kuna w domu?',
      answer:
        'Niszczy ocieplenie i folię dachową, brudzi wełnę moczem i odchodami, przegryza przewody. Skutkiem są zimne skosy, zacieki, zapach i ryzyko zwarcia. Im krócej kuna mieszka na poddaszu, tym mniej trzeba potem wymieniać, więc nie warto zwlekać.',
    },
    {
      question: 'Czy kuna może wrócić?',
      answer:
        'Będzie próbować, bo pamięta dobre kryjówki. Decyduje to, czy wszystkie otwory są zamknięte materiałem, którego nie przegryzie. Na zamknięte przez nas otwory dajemy gwarancję, której okres wpisujemy do wyceny, a po pracy pokazujemy, co sprawdzać po wichurze albo remoncie dachu.',
    },
    {
      question: 'Kuna zagląda do samochodu. Co robić?',
      answer:
        'Umyj komorę silnika i miejsce, w którym stoi auto, bo zapach obcej kuny prowokuje do gryzienia. Nie zostawiaj pod maską jedzenia ani szmat, a przed jazdą obejrzyj przewody i wężyki. Jeśli auto stoi w garażu, sprawdzimy przy okazji, którędy zwierzę tam wchodzi.',
    },
  ],
  timeframe:
    'Od marca do lipca, gdy na poddaszu mogą być młode, nie zamykamy żadnego wejścia; robimy oględziny i plan prac.',
  rating: company.ratings['odstraszanie-kun'],
});
