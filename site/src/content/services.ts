import { typeset } from './typeset';

/** Name of a drawing in site/src/layout/icons. */
export type ServiceIcon = 'bedbug' | 'marten' | 'rodent' | 'disinfection' | 'insect' | 'mould';

export interface Question {
  question: string;
  answer: string;
}

export interface Step {
  title: string;
  text: string;
}

/**
 * What the local text of a city page is made from. `{w}` stands for the locative ("w Krakowie"),
 * `{city}` for the genitive.
 */
export interface ServiceProfile {
  /** The trouble, as people there meet it. */
  problem: string;
  /** What the company does about it. */
  action: string;
  /** Noun phrases in the nominative, lower case, ready to be joined into one sentence. */
  methods: readonly string[];
  /** How long it takes, in one full sentence. */
  timeframe: string;
  /** What the resident can do so that it does not come back. */
  prevention: readonly string[];
}

/**
 * Every text that a service page shows below its main heading may hold `{w}`, the locative of the
 * place with its preposition ("w Krakowie", "w Małopolsce"), and `{city}`, its genitive ("Krakowa",
 * "Małopolski"). The page fills them in. `{w}` never begins a sentence, because it begins in lower
 * case, and `{city}` never follows "z" or "w", which some names turn into "ze" and "we".
 * `name`, `description`, `heading`, `keywords` and `picture` are shown without a place and hold neither.
 */
export interface Service {
  /** Last part of the address; changing it breaks links. */
  slug: string;
  /** "Zwalczanie pluskiew". */
  name: string;
  /** One or two sentences for the card. */
  description: string;
  icon: ServiceIcon;
  keywords: readonly string[];
  /** Name of the picture in site/images/originals, without its ending. */
  picture: { name: string; alt: string };
  /** A line above the fold for those in a hurry: what to do now. Only where the trouble is urgent. */
  urgent?: string;
  /** The page's main heading. The page appends the place: "Zwalczanie pluskiew w Krakowie". */
  heading: string;
  /** The paragraph under the main heading. `{w}` stands for the locative of the town or region. */
  lead: string;
  /** Short facts next to the call button: "od 600 zł", "2–3 zabiegi co 10–14 dni". */
  facts: readonly { label: string; value: string }[];
  /** Signs by which a resident knows the trouble (or kinds of it). */
  signs: { heading: string; intro: string; items: readonly Step[] };
  methods: { heading: string; intro: string; items: readonly Step[] };
  /** The order of the work, from the call to the check. */
  process: { heading: string; steps: readonly Step[] };
  faq: readonly Question[];
  profile: ServiceProfile;
  /** For structured data: the lowest price in PLN. Absent where the company quotes each job on its own. */
  priceFrom?: number;
  /** For structured data. */
  rating?: { value: number; count: number };
}

export const services: readonly Service[] = typeset<readonly Service[]>([
  {
    slug: 'zwalczanie-pluskiew',
    name: 'Zwalczanie pluskiew',
    description:
      'Bezpłatna inspekcja, 2–3 zabiegi i kontrola po 10–14 dniach. Dyskretnie, od 600 zł, z płatnością po wykonaniu usługi.',
    icon: 'bedbug',
    keywords: [
      'zwalczanie pluskiew',
      'pluskwy domowe',
      'usuwanie pluskiew',
      'odpluskwianie mieszkania',
      'pluskwy cena',
      'dezynsekcja pluskiew',
    ],
    picture: {
      name: 'zwalczanie-pluskiew',
      alt: 'Rysunek: technik sprawdza szwy materaca latarką',
    },
    urgent:
      'Pluskwy w domu? Nie przenoś się do innego pokoju, nie wynoś rzeczy i zadzwoń. W nagłych przypadkach pracujemy {w} 24/7 i docieramy w 30–60 minut.',
    heading: 'Zwalczanie pluskiew',
    lead: 'Usuwamy pluskwy z mieszkań, domów i hoteli {w}. Najpierw bezpłatnie sprawdzamy, gdzie się kryją, potem wykonujemy 2–3 zabiegi w odstępach 10–14 dni. Ceny zaczynają się od 600 zł, a płacisz po wykonaniu usługi.',
    facts: [
      { label: 'Cena', value: 'od 600 zł' },
      { label: 'Przebieg', value: '2–3 zabiegi co 10–14 dni' },
      { label: 'Pełny efekt', value: 'po 4–6 tygodniach' },
      { label: 'Inspekcja i dojazd', value: 'bezpłatnie' },
    ],
    signs: {
      heading: 'Po czym poznać pluskwy',
      intro:
        'Pluskwy wychodzą w nocy, a dzień spędzają w szczelinach blisko łóżka. Weź latarkę i obejrzyj szwy materaca, ramę łóżka, listwy i gniazdka. Jeden pewny ślad wystarczy, żeby zadzwonić.',
      items: [
        {
          title: 'Swędzące ślady na skórze',
          text: 'Bąble w rzędzie albo w skupisku, zwykle na odsłoniętych rękach, nogach, karku i plecach. Nie każdy na nie reaguje, a same ugryzienia nie są jeszcze dowodem: podobnie wyglądają ślady po pchłach i komarach.',
        },
        {
          title: 'Ciemne kropki na pościeli',
          text: 'Odchody pluskiew wyglądają jak kropki po czarnym flamastrze. Szukaj ich na szwach materaca, za zagłówkiem i na listwach; na tkaninie rozmazują się po przetarciu wilgotną szmatką.',
        },
        {
          title: 'Drobne plamki krwi',
          text: 'Rdzawe smugi na prześcieradle albo poszewce zostają, gdy ktoś we śnie zgniecie najedzonego owada.',
        },
        {
          title: 'Wylinki i jaja',
          text: 'Jasne, puste pancerzyki i białe jaja długości około 1 mm, przyklejone w szczelinach drewna, pod tapetą i w zakładkach tapicerki.',
        },
        {
          title: 'Żywe owady',
          text: 'Dorosła pluskwa ma zwykle 4–7 mm, jest brązowa i płaska jak pestka jabłka. Młode są mniejsze, prawie przezroczyste, a po posiłku czerwone.',
        },
        {
          title: 'Słodkawy zapach',
          text: 'Ciężka, mdła woń w sypialni pojawia się dopiero wtedy, gdy owadów jest dużo. Brak zapachu nie znaczy, że pluskiew nie ma.',
        },
      ],
    },
    methods: {
      heading: 'Jak zwalczamy pluskwy {w}',
      intro:
        'Jedna metoda rzadko wystarcza, bo jaja są odporniejsze niż dorosłe owady. Łączymy kilka i dobieramy je do mieszkania, mebli i domowników.',
      items: [
        {
          title: 'Odkurzanie kryjówek',
          text: 'Na początku usuwamy mechanicznie owady, wylinki i część jaj ze szwów, szczelin i ramy łóżka. Dzięki temu preparat dociera głębiej.',
        },
        {
          title: 'Gorąca para',
          text: 'Wysoka temperatura niszczy owady i jaja bez środków chemicznych. Używamy jej tam, gdzie śpisz: na materacu, tapicerce i w zakładkach tkanin.',
        },
        {
          title: 'Oprysk szczelin i mebli',
          text: 'Preparat o przedłużonym działaniu trafia na listwy, ramy, tylne ścianki mebli i szczeliny. Działa także na młode, które wyklują się po zabiegu i wejdą na opryskane miejsce.',
        },
        {
          title: 'Pułapki kontrolne',
          text: 'Pod nogami łóżka i przy listwach zostawiamy pułapki. Pokazują, czy między zabiegami owady jeszcze wychodzą i skąd.',
        },
      ],
    },
    process: {
      heading: 'Co dzieje się po kolei',
      steps: [
        {
          title: 'Rozmowa przez telefon',
          text: 'Mówisz, co widać i w ilu pokojach. Od razu wiesz, czego nie ruszać i kiedy przyjedziemy. Konsultacja jest bezpłatna.',
        },
        {
          title: 'Bezpłatna inspekcja',
          text: 'Technik sprawdza łóżka, kanapy, listwy i gniazdka, potwierdza, że to pluskwy, i podaje cenę, zanim cokolwiek zamówisz.',
        },
        {
          title: 'Przygotowanie mieszkania',
          text: 'Dostajesz krótką listę: co wyprać, co spakować i które meble odsunąć. Dobre przygotowanie podnosi skuteczność zabiegu o 80%.',
        },
        {
          title: 'Zabieg',
          text: 'Domownicy i zwierzęta wychodzą na czas do 4 godzin. Po powrocie otwierasz okna na 30–60 minut.',
        },
        {
          title: 'Kontrola po 10–14 dniach',
          text: 'Wracamy, gdy z jaj, które przetrwały, zdążyły wykluć się młode. Oglądamy kryjówki i pułapki.',
        },
        {
          title: 'Powtórny zabieg, jeśli jest potrzebny',
          text: 'Zwykle wystarczają 2–3 zabiegi. Pełny efekt widać po 4–6 tygodniach.',
        },
      ],
    },
    faq: [
      {
        question: 'Co zrobić dziś w nocy, zanim przyjedziecie?',
        answer:
          'Zostań w swojej sypialni: pluskwy pójdą za człowiekiem do salonu czy pokoju dziecka. Zdejmij pościel, włóż ją na miejscu do szczelnego worka i wypierz w 60°C. Złap jednego owada na taśmę klejącą albo zrób mu zdjęcie – pomoże nam to rozpoznać gatunek. Nie pryskaj łóżka środkami ze sklepu, bo rozganiają owady po mieszkaniu. I zadzwoń: w nagłych przypadkach odbieramy całą dobę.',
      },
      {
        question: 'Ile kosztuje zwalczanie pluskiew {w}?',
        answer:
          'Od 600 zł. Ostateczna kwota zależy od liczby pomieszczeń i mebli oraz od tego, jak daleko owady się rozeszły, dlatego podajemy ją po inspekcji. Inspekcja, dojazd i wycena są bezpłatne, na pierwszy zabieg masz 20% zniżki, a płacisz po wykonaniu usługi: gotówką, kartą lub przelewem.',
      },
      {
        question: 'Dlaczego jeden zabieg nie wystarcza?',
        answer:
          'Jaja pluskiew są dobrze osłonięte i część z nich może przetrwać. Młode wykluwają się w kolejnych dniach, więc wracamy po 10–14 dniach, zanim dorosną i złożą następne jaja. Zwykle potrzebne są 2–3 zabiegi, a pełny efekt widać po 4–6 tygodniach. Pojedyncze owady po pierwszym zabiegu nie oznaczają porażki: skuteczność naszych zabiegów to 98%.',
      },
      {
        question: 'Na jak długo trzeba wyjść z mieszkania?',
        answer:
          'Do 4 godzin. Po powrocie otwórz okna na 30–60 minut i zetrzyj na mokro blaty oraz stół. Podłóg przy listwach i samych listew nie myj tak długo, jak poprosi technik: zostaje tam warstwa, która działa dalej.',
      },
      {
        question: 'Czy zabieg jest bezpieczny dla dzieci, psa i kota?',
        answer:
          'Tak, jeśli na czas zabiegu wszyscy wyjdą i wrócą dopiero do wywietrzonego mieszkania. Zabierz miski, legowiska i smoczki, a o akwarium powiedz przy umawianiu wizyty. Uprzedź nas też, jeśli ktoś jest w ciąży, ma astmę albo alergię – dobierzemy metodę i w razie potrzeby wydłużymy wietrzenie.',
      },
      {
        question: 'Skąd pluskwy, skoro w domu jest czysto?',
        answer:
          'Pluskwy nie szukają brudu, tylko ludzi. Przyjeżdżają w walizce z hotelu, w używanej kanapie albo przechodzą od sąsiadów szczelinami przy rurach i kablach. Zdarzają się w nowych apartamentach tak samo jak w kamienicach. To nie jest powód do wstydu, a zabieg przeprowadzamy dyskretnie.',
      },
      {
        question: 'Czy muszę wyrzucić łóżko i materac?',
        answer:
          'Najczęściej nie. Wyrzucanie mebli przed zabiegiem zwykle szkodzi, bo owady spadają po drodze na korytarz i do innych pokoi. Po inspekcji powiemy, które rzeczy da się uratować, a które lepiej szczelnie zawinąć i wyrzucić.',
      },
      {
        question: 'Czy pluskwy przenoszą choroby?',
        answer:
          'Nie potwierdzono, żeby w codziennych warunkach zarażały ludzi. Ugryzienia swędzą jednak, utrudniają sen, a rozdrapane mogą się zakazić. Jeśli ślady puchną albo ropieją, skontaktuj się z lekarzem, a przy duszności dzwoń pod 112.',
      },
      {
        question: 'Czy pluskwy mogą wrócić po zabiegach?',
        answer:
          'Gdy cykl zabiegów jest dokończony, nawrót z tego samego ogniska jest mało prawdopodobny. Nowe owady można jednak przywieźć z podróży albo dostać od sąsiadów. Na usługę dajemy gwarancję, a przy ostatniej kontroli pokazujemy, które szczeliny zamknąć i co sprawdzać po powrocie z wyjazdu.',
      },
    ],
    profile: {
      problem:
        'Pluskwy {w} trafiają do mieszkań w walizkach i używanych meblach albo przechodzą szczelinami od sąsiadów, a pierwsze ślady na pościeli łatwo przeoczyć.',
      action:
        'Bezpłatnie sprawdzamy sypialnię i pokoje obok, podajemy cenę i wykonujemy zabieg. Po 10–14 dniach wracamy na kontrolę i, jeśli trzeba, powtarzamy zabieg.',
      methods: ['odkurzanie kryjówek', 'gorąca para', 'oprysk szczelin i mebli', 'pułapki kontrolne'],
      timeframe:
        'Potrzeba zwykle 2–3 zabiegów w odstępach 10–14 dni, a pełny efekt widać po 4–6 tygodniach; na czas zabiegu trzeba wyjść z mieszkania, najwyżej na 4 godziny.',
      prevention: [
        'Po podróży rozpakuj walizkę w łazience i od razu wypierz ubrania w najwyższej temperaturze, jaką znoszą.',
        'Używane łóżka i kanapy obejrzyj z latarką, zanim wniesiesz je do domu.',
        'Uszczelnij przejścia rur i kabli w ścianach oraz szpary przy listwach.',
        'Raz w miesiącu sprawdź szwy materaca i ramę łóżka.',
      ],
    },
    priceFrom: 600,
    rating: { value: 4.8, count: 247 },
  },
  {
    slug: 'odstraszanie-kun',
    name: 'Odstraszanie kun',
    description:
      'Skłaniamy kunę do wyjścia z poddasza i zamykamy jej drogę powrotu – bez trucizny i bez zabijania. Oględziny i wycena są bezpłatne.',
    icon: 'marten',
    keywords: [
      'odstraszanie kun',
      'kuna na poddaszu',
      'kuna na strychu',
      'jak pozbyć się kuny',
      'zabezpieczenie dachu przed kunami',
      'kuna domowa',
    ],
    picture: {
      name: 'odstraszanie-kun',
      alt: 'Rysunek: kuna na kalenicy dachu, a obok technik na drabinie zakłada siatkę na otwór pod okapem',
    },
    heading: 'Odstraszanie kun',
    lead: 'Usuwamy kuny z poddaszy, garaży i budynków gospodarczych {w} – humanitarnie i bez trucizny. Znajdujemy wejścia, skłaniamy zwierzę do wyjścia i zamykamy mu drogę powrotu. Oględziny, dojazd i wycena są bezpłatne.',
    facts: [
      { label: 'Wycena i dojazd', value: 'bezpłatnie' },
      { label: 'Czas działań', value: '7–14 dni' },
      { label: 'Pierwsze efekty', value: 'po 1–2 tygodniach' },
      { label: 'Pełny efekt', value: 'po 4–6 tygodniach' },
    ],
    signs: {
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
          text: 'Podłużne, skręcone, zwykle długości kilku centymetrów, z pestkami, sierścią lub piórami. Kuna często wraca do tej samej „latryny” na strychu albo na dachu.',
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
    },
    methods: {
      heading: 'Jak odstraszamy kuny',
      intro:
        'Nie trujemy i nie zabijamy. Zniechęcamy kunę do kryjówki, a potem sprawiamy, że nie ma którędy wrócić. Sam odstraszacz bez zamknięcia otworów działa krótko, bo kuna się przyzwyczaja.',
      items: [
        {
          title: 'Wyszukanie wejść',
          text: 'Oglądamy okap, kosze dachowe, kominy, podbitkę i rynny. Kunie wystarcza otwór o średnicy około 5 cm.',
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
          text: 'Gdy na poddaszu jest pusto, zabezpieczamy wejścia metalową siatką lub blachą tak, by dach nadal był wentylowany.',
        },
        {
          title: 'Sprzątanie po kunie',
          text: 'Usuwamy odchody i resztki, a gniazdo dezynfekujemy. Zapach poprzedniego lokatora przyciąga kolejne zwierzęta.',
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
          text: 'Rozstawiamy środki zapachowe i urządzenia, zakładamy klapki. Trwa to 7–14 dni, a pierwsze efekty są po 1–2 tygodniach.',
        },
        {
          title: 'Zamknięcie wejść',
          text: 'Dopiero gdy mamy pewność, że poddasze jest puste, zabezpieczamy otwory i sprzątamy gniazdo.',
        },
        {
          title: 'Kontrola',
          text: 'Sprawdzamy, czy nie ma świeżych śladów. Pełny efekt widać po 4–6 tygodniach.',
        },
      ],
    },
    faq: [
      {
        question: 'Ile kosztuje odstraszanie kun {w}?',
        answer:
          'Każdy dach jest inny, dlatego nie podajemy jednej stawki. Cena zależy od liczby otworów, wysokości budynku i tego, ile trzeba posprzątać. Oględziny, dojazd do {city} i wycena są bezpłatne; decydujesz, gdy znasz kwotę, a płacisz po wykonaniu usługi.',
      },
      {
        question: 'Czy kuna przy tym ucierpi?',
        answer:
          'Nie. Nie używamy trucizny ani pułapek, które ranią. Kuna domowa jest w Polsce zwierzęciem łownym i podlega prawu łowieckiemu, więc nie wolno jej łapać ani zabijać na własną rękę. Odstraszanie sprawia, że zwierzę samo przenosi się w inne miejsce.',
      },
      {
        question: 'Kiedy w końcu będzie cicho?',
        answer:
          'Działania trwają 7–14 dni i zwykle już po 1–2 tygodniach nocne hałasy słabną. Na pełny efekt daj nam 4–6 tygodni: tyle potrzeba, by mieć pewność, że kuna porzuciła kryjówkę i nie szuka nowego wejścia.',
      },
      {
        question: 'A jeśli na poddaszu są młode?',
        answer:
          'Młode rodzą się wiosną i przez kilka tygodni nie wychodzą same. Gdyby wtedy zamknąć wejście, zostałyby w środku, a matka próbowałaby rozerwać dach. Dlatego najpierw sprawdzamy gniazdo i w razie potrzeby czekamy z klapkami i siatką, aż młode będą samodzielne.',
      },
      {
        question: 'Czy wystarczy odstraszacz ultradźwiękowy ze sklepu?',
        answer:
          'Rzadko. Kuna szybko oswaja się ze stałym dźwiękiem, a ultradźwięki zatrzymuje każda belka i warstwa wełny. Urządzenie pomaga, gdy sygnał się zmienia, a jednocześnie działa zapach i zamykane są wejścia. Samo odkłada problem o kilka nocy.',
      },
      {
        question: 'Jakie szkody robi kuna w domu?',
        answer:
          'Niszczy ocieplenie i folię dachową, brudzi wełnę moczem i odchodami, przegryza przewody. Skutkiem są zimne skosy, zacieki, zapach i ryzyko zwarcia. Im krócej kuna mieszka na poddaszu, tym mniej trzeba potem wymieniać, więc nie warto zwlekać.',
      },
      {
        question: 'Czy kuna może wrócić?',
        answer:
          'Będzie próbować, bo pamięta dobre kryjówki. Decyduje to, czy wszystkie otwory są zamknięte materiałem, którego nie przegryzie. Na usługę dajemy gwarancję, a po pracy pokazujemy, co sprawdzać po wichurze albo remoncie dachu.',
      },
      {
        question: 'Kuna zagląda do samochodu. Co robić?',
        answer:
          'Umyj komorę silnika i miejsce, w którym stoi auto, bo zapach obcej kuny prowokuje do gryzienia. Nie zostawiaj pod maską jedzenia ani szmat, a przed jazdą obejrzyj przewody i wężyki. Jeśli auto stoi w garażu, sprawdzimy przy okazji, którędy zwierzę tam wchodzi.',
      },
    ],
    profile: {
      problem:
        'Kuny {w} zajmują poddasza, garaże i budynki gospodarcze, do których wchodzą pod okapem lub przez nieszczelną podbitkę. Hałasują w nocy, a w ociepleniu robią gniazda i latryny.',
      action:
        'Znajdujemy wejścia, humanitarnie odstraszamy zwierzę, a gdy poddasze jest puste, zamykamy otwory i dezynfekujemy miejsce po gnieździe.',
      methods: [
        'środki zapachowe',
        'urządzenia dźwiękowe i świetlne',
        'klapki jednokierunkowe',
        'siatka i blacha na otworach dachu',
      ],
      timeframe:
        'Odstraszanie trwa 7–14 dni: pierwsze efekty widać po 1–2 tygodniach, a pełny efekt po 4–6 tygodniach.',
      prevention: [
        'Co roku przed zimą obejrzyj okap, podbitkę i okolice komina.',
        'Przytnij gałęzie, po których można przejść na dach.',
        'Zabezpiecz kratki wentylacyjne metalową siatką.',
        'Nie zostawiaj na noc karmy dla zwierząt ani otwartych pojemników na odpady.',
      ],
    },
    rating: { value: 4.9, count: 156 },
  },
  {
    slug: 'dezynfekcja',
    name: 'Dezynfekcja',
    description:
      'Odkażamy mieszkania i firmy po chorobie, zalaniu i gryzoniach. Zabieg trwa 1–2 godziny, ceny zaczynają się od 500 zł.',
    icon: 'disinfection',
    keywords: [
      'dezynfekcja mieszkania',
      'dezynfekcja pomieszczeń',
      'odkażanie po chorobie',
      'dezynfekcja po zalaniu',
      'zamgławianie',
      'dezynfekcja biura',
    ],
    picture: {
      name: 'dezynfekcja',
      alt: 'Rysunek: technik w ubraniu ochronnym zamgławia jasny, uprzątnięty pokój',
    },
    heading: 'Dezynfekcja',
    lead: 'Odkażamy mieszkania, biura i lokale {w} po chorobie, zalaniu, gryzoniach i gołębiach. Przyjeżdżamy w ciągu 24 godzin, sam zabieg trwa 1–2 godziny i kosztuje od 500 zł. Skuteczność wynosi 99,9%.',
    facts: [
      { label: 'Cena', value: 'od 500 zł' },
      { label: 'Realizacja', value: 'w ciągu 24 godzin' },
      { label: 'Czas zabiegu', value: '1–2 godziny' },
      { label: 'Skuteczność', value: '99,9%' },
    ],
    signs: {
      heading: 'Kiedy warto zamówić dezynfekcję',
      intro:
        'Na co dzień wystarczą woda, detergent i wietrzenie. Dezynfekcja jest potrzebna, gdy w pomieszczeniu mogły zostać drobnoustroje, których zwykłe sprzątanie nie usunie.',
      items: [
        {
          title: 'Po chorobie zakaźnej',
          text: 'Gdy domownik wyzdrowiał, a reszta ma wrócić do wspólnej łazienki, sypialni czy pokoju dziecka.',
        },
        {
          title: 'Po zalaniu i awarii kanalizacji',
          text: 'Brudna woda zostawia bakterie w podłodze, fugach i listwach także wtedy, gdy wszystko wygląda na suche.',
        },
        {
          title: 'Po gryzoniach, kunach i gołębiach',
          text: 'Odchody na strychu, w piwnicy czy na balkonie mogą zawierać chorobotwórcze drobnoustroje. Nie zamiataj ich na sucho, żeby nie wdychać pyłu.',
        },
        {
          title: 'Po śmierci w mieszkaniu',
          text: 'Odkażamy pomieszczenie i usuwamy zapach, spokojnie i dyskretnie, żeby rodzina nie musiała robić tego sama.',
        },
        {
          title: 'Przed wprowadzeniem się',
          text: 'Przed wynajmem, po lokatorach, po długiej nieobecności albo przed narodzinami dziecka.',
        },
        {
          title: 'W pracy z ludźmi i żywnością',
          text: 'W gabinecie, żłobku, siłowni, kuchni czy biurze, jednorazowo albo w stałych terminach poza godzinami otwarcia.',
        },
      ],
    },
    methods: {
      heading: 'Czym i jak odkażamy',
      intro:
        'Sposób zależy od tego, co trzeba odkazić: klamkę, tapczan czy powietrze w całej sali. O użytych środkach mówimy przed zabiegiem.',
      items: [
        {
          title: 'Odkażanie powierzchni',
          text: 'Najpierw mycie, bo brud osłabia działanie środka, potem preparat na klamki, blaty, armaturę i podłogi. Zostaje na nich tak długo, jak wymaga etykieta.',
        },
        {
          title: 'Zamgławianie',
          text: 'Drobna mgła dociera tam, gdzie nie sięga ściereczka: za meble, pod blaty i w zakamarki. Sprawdza się w większych pomieszczeniach.',
        },
        {
          title: 'Oprysk',
          text: 'Stosujemy go na ścianach, posadzkach i w piwnicach, po zalaniu i po zwierzętach, gdzie powierzchnia jest chłonna lub nierówna.',
        },
        {
          title: 'Ozonowanie',
          text: 'Uzupełnia dezynfekcję, gdy w pomieszczeniu został zapach. Na ten czas nikt nie może przebywać w środku.',
        },
      ],
    },
    process: {
      heading: 'Od telefonu do wietrzenia',
      steps: [
        {
          title: 'Rozmowa i wycena',
          text: 'Pytamy, co się stało, jaki jest metraż i kto tam mieszka. Wycena jest bezpłatna.',
        },
        {
          title: 'Przyjazd w ciągu 24 godzin',
          text: 'Technik ogląda pomieszczenia i mówi, co schować: żywność, naczynia, szczoteczki i zabawki.',
        },
        {
          title: 'Zabieg',
          text: 'Czyścimy, a potem odkażamy. Praca trwa 1–2 godziny; poza domem spędzasz zwykle 2–4 godziny.',
        },
        {
          title: 'Wietrzenie i powrót',
          text: 'Otwierasz okna na 30–60 minut. Technik mówi, które powierzchnie przetrzeć, zanim zaczniesz z nich korzystać.',
        },
      ],
    },
    faq: [
      {
        question: 'Ile kosztuje dezynfekcja mieszkania lub lokalu {w}?',
        answer:
          'Od 500 zł. Na cenę wpływają metraż, stopień zabrudzenia i wybrana metoda. Kwotę poznajesz przed zabiegiem, a za wycenę i dojazd na terenie {city} nie płacisz.',
      },
      {
        question: 'Jak szybko możecie przyjechać i ile to potrwa?',
        answer:
          'Dezynfekcję {w} wykonujemy w ciągu 24 godzin od zgłoszenia. Praca w mieszkaniu zajmuje 1–2 godziny. Licząc czas działania środka, zaplanuj 2–4 godziny nieobecności, a potem 30–60 minut przy otwartych oknach.',
      },
      {
        question: 'Czym różni się dezynfekcja od dokładnego sprzątania?',
        answer:
          'Sprzątanie usuwa brud i część drobnoustrojów razem z nim. Dezynfekcja niszczy 99,9% tego, co zostało – pod warunkiem że środek jest właściwy i ma dość czasu, by zadziałać. Jedno nie zastępuje drugiego: na brudnej powierzchni środek odkażający działa słabiej, dlatego zaczynamy od mycia.',
      },
      {
        question: 'Co ze sprzętem elektronicznym, jedzeniem i roślinami?',
        answer:
          'Komputery i telewizory wyłącz i zakryj albo zostaw to nam. Żywność, naczynia i karmę schowaj do szczelnych szafek lub lodówki, a rośliny wynieś, jeśli planujemy ozonowanie. Książki i obrazy zostają zwykle na miejscu – przy wrażliwych rzeczach zmieniamy metodę.',
      },
      {
        question: 'Czy po dezynfekcji mieszkanie jest bezpieczne dla niemowlęcia i kota?',
        answer:
          'Tak, po upływie podanego czasu i wywietrzeniu. Umyj wodą blaty, krzesełko do karmienia i zabawki, które trafiają do buzi, oraz podłogę tam, gdzie dziecko raczkuje. Zwierzęta na czas zabiegu przenieś do znajomych lub zabierz ze sobą.',
      },
      {
        question: 'Czy przyjedziecie do firmy po godzinach pracy?',
        answer:
          'Tak, termin ustalamy tak, by nie zamykać lokalu w środku dnia. Biura i gabinety możemy odkazić wieczorem, a jeśli dezynfekcja ma się powtarzać, od razu ustalamy kolejne daty. Rozmawiamy po polsku i po angielsku.',
      },
    ],
    profile: {
      problem:
        'Po chorobie, zalaniu piwnicy czy wizycie gryzoni w budynkach {w} zostają drobnoustroje, których nie widać i których zwykłe sprzątanie nie usuwa.',
      action:
        'Oglądamy pomieszczenie, czyścimy powierzchnie i odkażamy je metodą dobraną do materiałów oraz do tego, kto tam mieszka lub pracuje.',
      methods: ['mycie i odkażanie powierzchni', 'zamgławianie', 'oprysk', 'ozonowanie'],
      timeframe: 'Dezynfekcję wykonujemy w ciągu 24 godzin od zgłoszenia, a sam zabieg trwa 1–2 godziny.',
      prevention: [
        'Wietrz pokoje kilka razy dziennie, krótko i przy szeroko otwartym oknie.',
        'Po chorobie wypierz pościel i ręczniki w najwyższej temperaturze podanej na metce.',
        'Po zalaniu osusz podłogę i listwy jak najszybciej.',
        'Odchody ptaków i gryzoni zwilż przed usunięciem i załóż rękawice oraz maskę.',
      ],
    },
    priceFrom: 500,
  },
  {
    slug: 'dezynsekcja',
    name: 'Dezynsekcja',
    description:
      'Zwalczamy prusaki, karaluchy, mrówki, pchły, mole i osy. Od 150 zł, zależnie od powierzchni i gatunku.',
    icon: 'insect',
    keywords: [
      'dezynsekcja',
      'zwalczanie karaluchów',
      'zwalczanie prusaków',
      'zwalczanie mrówek',
      'zwalczanie pcheł',
      'usuwanie gniazd os',
    ],
    picture: {
      name: 'dezynsekcja',
      alt: 'Rysunek: technik nakłada żel w szczelinę pod szafką kuchenną',
    },
    heading: 'Dezynsekcja',
    lead: 'Zwalczamy karaluchy, prusaki, mrówki, pchły, mole i osy w domach i firmach {w}. Rozpoznajemy gatunek, znajdujemy gniazdo i dobieramy metodę. Dezynsekcja trwa 24–72 godziny i kosztuje od 150 zł.',
    facts: [
      { label: 'Cena', value: 'od 150 zł' },
      { label: 'Czas działania', value: '24–72 godziny' },
      { label: 'Gwarancja na karaluchy', value: '12 miesięcy' },
      { label: 'Wycena i dojazd', value: 'bezpłatnie' },
    ],
    signs: {
      heading: 'Jakie owady zwalczamy {w}',
      intro:
        'Od gatunku zależy wszystko: metoda, cena i to, ile razy przyjedziemy. Zrób zdjęcie albo złap owada do słoika, jeśli możesz to zrobić bezpiecznie.',
      items: [
        {
          title: 'Prusaki i karaluchy',
          text: 'Wychodzą po ciemku i uciekają, gdy zapalisz światło. Żyją w kuchni i łazience, przy cieple i wodzie; zostawiają ciemne kropki i nieprzyjemny zapach.',
        },
        {
          title: 'Mrówki',
          text: 'Chodzą stałą ścieżką od szczeliny do jedzenia. Małe, żółtawe mrówki w bloku mogą być mrówkami faraona, które po zwykłym oprysku tworzą nowe gniazda.',
        },
        {
          title: 'Pchły',
          text: 'Swędzące ślady wokół kostek, skaczące ciemne punkty na dywanie. Pojawiają się nie tylko tam, gdzie jest pies lub kot, ale i po gryzoniach w piwnicy.',
        },
        {
          title: 'Mole',
          text: 'Drobne dziury w wełnie i futrze robią mole odzieżowe. Pajęczynki w mące, kaszy i orzechach to ślad moli spożywczych.',
        },
        {
          title: 'Osy i szerszenie',
          text: 'Ciągły lot do jednej szczeliny pod dachem, w rolecie lub w ziemi oznacza gniazdo. Nie zatykaj otworu, bo owady mogą wyjść do środka domu.',
        },
        {
          title: 'Rybiki, muszki i inne',
          text: 'Rybiki zdradzają wilgoć, muszki – fermentujące resztki albo odpływ. Tu obok zabiegu trzeba usunąć przyczynę.',
        },
      ],
    },
    methods: {
      heading: 'Metody, które stosujemy',
      intro:
        'Wybieramy najłagodniejszą metodę, która zadziała na dany gatunek. Pluskwami zajmujemy się osobno, bo wymagają innego planu.',
      items: [
        {
          title: 'Żelowanie',
          text: 'Krople żelu trafiają w szczeliny i za sprzęty. Owady zanoszą go do kryjówki. Zwykle nie trzeba opróżniać szafek ani opuszczać mieszkania.',
        },
        {
          title: 'Oprysk',
          text: 'Preparat o przedłużonym działaniu nakładamy na listwy, progi i szczeliny, którymi owady chodzą.',
        },
        {
          title: 'Zamgławianie',
          text: 'Przy dużej liczbie owadów albo w dużych pomieszczeniach mgła dociera do miejsc, których nie da się opryskać.',
        },
        {
          title: 'Pułapki i lep',
          text: 'Pokazują, gdzie owady chodzą i czy jest ich mniej. W firmach zostają na stałe jako kontrola.',
        },
        {
          title: 'Usuwanie gniazd',
          text: 'Gniazda os i szerszeni usuwamy w ubraniu ochronnym, najlepiej o zmierzchu, gdy owady są w środku.',
        },
      ],
    },
    process: {
      heading: 'Dezynsekcja krok po kroku',
      steps: [
        {
          title: 'Rozpoznanie przez telefon',
          text: 'Opisujesz owada albo miejsce, w którym się pojawia. Mówimy, od jakiej kwoty zaczyna się cena i czy zabieg jest pilny.',
        },
        {
          title: 'Oględziny i cena',
          text: 'Na miejscu szukamy gniazda i źródła: przecieku, szczeliny, odpływu, zapasów. Wycena nic nie kosztuje.',
        },
        {
          title: 'Zabieg',
          text: 'Przy oprysku lub zamgławianiu wychodzisz zwykle na 2–4 godziny. Przy żelowaniu najczęściej możesz zostać w domu.',
        },
        {
          title: 'Wietrzenie',
          text: 'Po oprysku lub zamgławianiu wietrzysz 30–60 minut i przecierasz blaty. Listew i szczelin nie myj tak długo, jak poprosi technik.',
        },
        {
          title: 'Kontrola',
          text: 'Owady znikają w ciągu 24–72 godzin. Jeśli nadal je widzisz, zadzwoń – sprawdzimy pułapki i źródło.',
        },
      ],
    },
    faq: [
      {
        question: 'Ile zapłacę za dezynsekcję?',
        answer:
          'Od 150 zł. Cena rośnie z powierzchnią i zależy od gatunku: gniazdo os pod dachem to inna praca niż prusaki w całym pionie. Konsultacja przez telefon jest bezpłatna, podobnie jak wycena na miejscu, a do {city} dojeżdżamy bez dopłaty. Pierwszy zabieg jest o 20% tańszy.',
      },
      {
        question: 'Po jakim czasie owady znikną?',
        answer:
          'Po 24–72 godzinach. W pierwszej dobie może ich być widać więcej niż zwykle, bo wychodzą z kryjówek – to dobry znak. Nie dokładaj wtedy środków ze sklepu: ich zapach zniechęca owady do żelu.',
      },
      {
        question: 'Co obejmuje 12-miesięczna gwarancja na karaluchy?',
        answer:
          'Jeśli w ciągu 12 miesięcy po zabiegu karaluchy znów się pojawią, zgłoś to nam: wrócimy i sprawdzimy, skąd przyszły. W bloku bywa to sąsiednie mieszkanie lub zsyp, dlatego przy wycenie mówimy, kiedy warto objąć zabiegiem cały pion. O szczegółowe warunki zapytaj przed zabiegiem.',
      },
      {
        question: 'Czy trzeba opróżnić kuchnię i wyjechać z dziećmi?',
        answer:
          'Przy żelowaniu zwykle nie – preparat trafia w szczeliny poza zasięgiem rąk i łap. Przy oprysku schowaj jedzenie, naczynia i zabawki, odsuń meble od ścian i wyjdź ze wszystkimi domownikami na 2–4 godziny. Terrarium i akwarium zgłoś wcześniej: środki owadobójcze szkodzą rybom i bezkręgowcom.',
      },
      {
        question: 'Mam gniazdo os przy oknie. Czy to pilne?',
        answer:
          'Tak, jeśli obok śpi dziecko, ktoś ma uczulenie na jad albo owady wchodzą do środka. Zamknij okno, nie pryskaj i nie polewaj gniazda, zadzwoń: w nagłych przypadkach pracujemy 24/7. Po użądleniu z dusznością, obrzękiem twarzy lub omdleniem natychmiast dzwoń pod 112.',
      },
      {
        question: 'Skąd prusaki {w}, skoro nikt z domowników ich nie przyniósł?',
        answer:
          'Najczęściej wędrują pionami: przy rurach, kablach i w wentylacji. Przyjeżdżają też w kartonach i używanym sprzęcie. Wystarczy im ciepło, kropla wody i okruszki, więc czysta kuchnia je spowalnia, ale nie zatrzymuje. Pomaga uszczelnienie przejść rur i zabieg w kilku mieszkaniach naraz.',
      },
    ],
    profile: {
      problem:
        'W blokach i kamienicach {w} prusaki oraz mrówki wędrują wzdłuż rur i kabli, a latem pod dachami domów osiedlają się osy. Jedno dobrze posprzątane mieszkanie nie zatrzyma owadów z całego pionu.',
      action:
        'Rozpoznajemy gatunek, znajdujemy gniazdo lub źródło i dobieramy najłagodniejszą metodę, która na nie zadziała. Na zwalczanie karaluchów dajemy 12 miesięcy gwarancji.',
      methods: ['żelowanie', 'oprysk', 'zamgławianie', 'pułapki kontrolne', 'usuwanie gniazd os i szerszeni'],
      timeframe: 'Dezynsekcja trwa 24–72 godziny, zależnie od gatunku owadów i powierzchni.',
      prevention: [
        'Przechowuj mąkę, kaszę i karmę w szczelnych pojemnikach.',
        'Napraw cieknące krany i wycieraj na noc zlew do sucha.',
        'Uszczelnij przejścia rur pod zlewem i za kuchenką.',
        'Załóż siatki w oknach i na kratkach wentylacyjnych, nie zasłaniając przepływu powietrza.',
        'Obejrzyj kartony i używany sprzęt, zanim staną w kuchni.',
      ],
    },
    priceFrom: 150,
  },
  {
    slug: 'deratyzacja',
    name: 'Deratyzacja',
    description:
      'Usuwamy szczury, myszy i nornice z domów, piwnic i firm oraz pokazujemy, co uszczelnić. Od 550 zł, zwykle w 24–48 godzin.',
    icon: 'rodent',
    keywords: [
      'deratyzacja',
      'zwalczanie szczurów',
      'zwalczanie myszy',
      'szczury w piwnicy',
      'myszy w domu',
      'deratyzacja cena',
    ],
    picture: {
      name: 'deratyzacja',
      alt: 'Rysunek: technik ustawia zamykany karmnik deratyzacyjny przy ścianie piwnicy',
    },
    heading: 'Deratyzacja',
    lead: 'Zwalczamy szczury, myszy i nornice w domach, blokach i firmach {w}. Ustalamy gatunek i drogę wejścia, zakładamy karmniki lub pułapki i pokazujemy, co uszczelnić. Deratyzacja trwa 24–48 godzin i kosztuje od 550 zł.',
    facts: [
      { label: 'Cena', value: 'od 550 zł' },
      { label: 'Czas', value: '24–48 godzin' },
      { label: 'Inspekcja i dojazd', value: 'bezpłatnie' },
      { label: 'Płatność', value: 'po wykonaniu usługi' },
    ],
    signs: {
      heading: 'Z jakim gryzoniem masz do czynienia',
      intro:
        'Gatunek decyduje o metodzie: szczur omija nowe przedmioty, mysz wszystko sprawdza, a nornik rzadko wchodzi do domu. Najwięcej mówią odchody, nory i miejsce, w którym słychać hałas.',
      items: [
        {
          title: 'Szczur wędrowny',
          text: 'Ma około 20–27 cm bez ogona, odchody długości 1–2 cm. Żyje w kanalizacji, piwnicach i śmietnikach, kopie nory przy fundamentach i zostawia tłuste smugi wzdłuż ścian. Przyjdzie też pionem kanalizacyjnym.',
        },
        {
          title: 'Mysz domowa',
          text: 'Ma 7–10 cm bez ogona i przeciśnie się przez szczelinę szerokości około 6 mm. Zostawia w szafkach drobne odchody, podobne do ziaren czarnego ryżu, i nadgryzione opakowania; nocą chrobocze w ścianach.',
        },
        {
          title: 'Mysz polna i leśna',
          text: 'Przychodzą jesienią z pól i ogrodów do garaży, altan i domów przy lesie. Gromadzą zapasy: orzechy i ziarno w butach, szufladach i ociepleniu.',
        },
        {
          title: 'Nornica ruda',
          text: 'Ma rudawy grzbiet, małe uszy i krótki ogon. Mieszka na skraju lasu i w ogrodach, zimą zagląda do szop i domków. Może przenosić hantawirusy, więc jej odchodów nie zamiataj na sucho.',
        },
        {
          title: 'Nornik zwyczajny',
          text: 'Szarobrązowy, krępy, z bardzo krótkim ogonem. Ryje płytkie korytarze w trawnikach, sadach i na działkach, podgryza korzenie i korę młodych drzew.',
        },
      ],
    },
    methods: {
      heading: 'Metody deratyzacji',
      intro:
        'Samo wyłożenie trutki nie wystarcza, jeśli gryzonie wciąż mają którędy wejść i co jeść. Dlatego łączymy zwalczanie z zamknięciem drogi do budynku.',
      items: [
        {
          title: 'Karmniki deratyzacyjne',
          text: 'Zamykane na klucz, przytwierdzone lub ukryte pudełka z przynętą. Gryzoń wchodzi do środka, a dziecko, pies i kot do przynęty nie sięgną.',
        },
        {
          title: 'Pułapki mechaniczne',
          text: 'Używamy ich w kuchniach, żłobkach i wszędzie tam, gdzie nie chcemy trutki. Od razu wiadomo, ile zwierząt się złapało.',
        },
        {
          title: 'Pułapki żywołowne',
          text: 'Chwytają zwierzę bez ranienia. Sprawdzają się przy pojedynczych myszach w domu i wymagają częstego doglądania.',
        },
        {
          title: 'Uszczelnienie budynku',
          text: 'Wskazujemy i zabezpieczamy szpary przy rurach, kratki, progi oraz odpływy siatką i materiałami, których gryzoń nie przegryzie.',
        },
        {
          title: 'Monitoring',
          text: 'W piwnicach bloków, magazynach i lokalach sprawdzamy karmniki w ustalonych terminach, żeby zauważyć problem, zanim zauważą go mieszkańcy lub klienci.',
        },
      ],
    },
    process: {
      heading: 'Przebieg deratyzacji {w}',
      steps: [
        {
          title: 'Zgłoszenie',
          text: 'Mówisz, gdzie widać lub słychać gryzonie i czy w domu są dzieci albo zwierzęta. W nagłych przypadkach przyjeżdżamy tego samego dnia.',
        },
        {
          title: 'Bezpłatna inspekcja',
          text: 'Szukamy nor, ścieżek, odchodów i wejść. Ustalamy gatunek, plan i cenę.',
        },
        {
          title: 'Zakładanie karmników i pułapek',
          text: 'Stawiamy je na trasach gryzoni i mówimy, gdzie stoją. Przedmiotów na tych trasach lepiej wtedy nie przestawiać.',
        },
        {
          title: 'Zwalczanie',
          text: 'Trwa 24–48 godzin. Sprawdzamy pułapki i w razie potrzeby zmieniamy ich miejsce.',
        },
        {
          title: 'Sprzątanie i uszczelnianie',
          text: 'Usuwamy martwe gryzonie i niewykorzystaną przynętę, a potem zamykamy znalezione wejścia.',
        },
      ],
    },
    faq: [
      {
        question: 'Ile kosztuje deratyzacja {w}?',
        answer:
          'Od 550 zł. Za dom jednorodzinny płaci się inaczej niż za piwnice całego bloku czy magazyn, więc dokładną kwotę podajemy po inspekcji, która jest bezpłatna. Jeśli to twój pierwszy zabieg, odliczamy 20%. Rachunek regulujesz po wszystkim: gotówką, kartą lub przelewem.',
      },
      {
        question: 'Słychać coś w ścianie. Jak odróżnić mysz od szczura?',
        answer:
          'Po dźwięku i odchodach. Mysz cicho chrobocze i zostawia odchody wielkości ziarna ryżu; szczur wyraźnie gryzie i stuka, a jego odchody mają 1–2 cm. Tłuste smugi przy listwach i nory szerokości kilku centymetrów wskazują na szczura. Ciężki bieg nad sufitem to raczej kuna.',
      },
      {
        question: 'Czy mój pies albo kot może się zatruć?',
        answer:
          'Przynętę wykładamy tylko w zamkniętych karmnikach, w których jest umocowana, a przy zwierzętach w domu wybieramy raczej pułapki. Pilnuj jednak, żeby pies lub kot nie zjadł martwego gryzonia. W razie podejrzenia zatrucia od razu jedź do weterynarza i zabierz informację o preparacie, którą zostawia technik.',
      },
      {
        question: 'Jak długo to trwa i czy trzeba się wyprowadzić?',
        answer:
          'Zwalczanie trwa 24–48 godzin i zwykle możesz w tym czasie mieszkać u siebie. Wyjątkiem jest dezynfekcja po gryzoniach, jeśli się na nią zdecydujesz: wtedy wychodzisz na 2–4 godziny, a po powrocie wietrzysz 30–60 minut.',
      },
      {
        question: 'Szczury są w piwnicy bloku. Kto zamawia deratyzację?',
        answer:
          'Części wspólne należą do wspólnoty lub spółdzielni, więc zgłoś sprawę zarządcy. Wiele gmin określa w regulaminie utrzymania czystości i porządku terminy obowiązkowej deratyzacji; sprawdzisz je w urzędzie. Możemy przygotować wycenę dla całego budynku, a pojedynczą komórkę lub mieszkanie obsłużymy na twoje zlecenie.',
      },
      {
        question: 'A jeśli gryzoń zdechnie w ścianie?',
        answer:
          'Przy trutce takie ryzyko jest i wolimy powiedzieć o tym wprost. Dlatego w pomieszczeniach mieszkalnych stawiamy przede wszystkim pułapki, a karmniki – na zewnątrz i w piwnicy. Jeśli mimo to pojawi się zapach, zadzwoń: poszukamy źródła i usuniemy je, gdy da się do niego dostać.',
      },
      {
        question: 'Co zrobić do czasu przyjazdu technika?',
        answer:
          'Schowaj jedzenie i karmę do szkła lub metalu, wynieś śmieci, zamknij klapę sedesu. Nie zatykaj dziur i nie wykładaj własnej trutki: gryzonie zmienią trasę i trudniej będzie je wytropić. Odchody zwilż płynem dezynfekującym, w rękawicach zbierz papierem i wyrzuć w zamkniętym worku.',
      },
    ],
    profile: {
      problem:
        'Szczury i myszy {w} korzystają z kanalizacji, zsypów, piwnic i altan śmietnikowych, a jesienią do domów schodzą też gryzonie z pól i ogrodów.',
      action:
        'Podczas bezpłatnej inspekcji ustalamy gatunek i drogi wejścia, zakładamy zabezpieczone karmniki lub pułapki, a na koniec uszczelniamy budynek.',
      methods: [
        'karmniki deratyzacyjne',
        'pułapki mechaniczne i żywołowne',
        'uszczelnienie budynku',
        'monitoring',
      ],
      timeframe: 'Deratyzacja trwa 24–48 godzin, a w nagłych przypadkach przyjeżdżamy tego samego dnia.',
      prevention: [
        'Zamykaj pojemniki na odpady i nie wyrzucaj resztek jedzenia do toalety.',
        'Zabezpiecz otwory szersze niż 6 mm stalową siatką lub zaprawą.',
        'Trzymaj karmę i ziarno w metalowych albo szklanych pojemnikach.',
        'Usuń sterty drewna, liści i gratów spod ścian domu.',
        'Zleć montaż klapy zwrotnej, jeśli szczury przychodzą kanalizacją.',
      ],
    },
    priceFrom: 550,
  },
  {
    slug: 'odgrzybianie',
    name: 'Odgrzybianie',
    description:
      'Usuwamy pleśń ze ścian, szukamy jej przyczyny i ozonujemy pomieszczenia. Prace trwają 2–7 dni, a wycena jest bezpłatna.',
    icon: 'mould',
    keywords: [
      'odgrzybianie ścian',
      'usuwanie pleśni',
      'usuwanie grzyba ze ściany',
      'ozonowanie mieszkania',
      'pleśń na ścianie',
      'zapach stęchlizny',
    ],
    picture: {
      name: 'odgrzybianie',
      alt: 'Rysunek: technik mierzy wilgotność ściany przy oknie, obok stoi ozonator',
    },
    heading: 'Odgrzybianie i ozonowanie',
    lead: 'Usuwamy pleśń ze ścian, sufitów i piwnic {w} oraz pomagamy znaleźć przyczynę wilgoci, żeby plamy nie wróciły następnej zimy. Prace trwają 2–7 dni. Oględziny, dojazd i wycena są bezpłatne.',
    facts: [
      { label: 'Wycena i oględziny', value: 'bezpłatnie' },
      { label: 'Czas prac', value: '2–7 dni' },
      { label: 'Gwarancja', value: 'na usługę' },
      { label: 'Płatność', value: 'po wykonaniu usługi' },
    ],
    signs: {
      heading: 'Po czym poznać, że to pleśń',
      intro:
        'Plama jest skutkiem, a przyczyną prawie zawsze woda: skroplona na zimnej ścianie, podciągana z gruntu albo cieknąca z rury. Im wcześniej ją znajdziesz, tym mniej tynku trzeba ruszać.',
      items: [
        {
          title: 'Ciemny nalot w narożniku',
          text: 'Czarne, zielonkawe lub szare kropki za szafą, przy oknie, nad listwą i wokół wanny. Po przetarciu wracają.',
        },
        {
          title: 'Zapach stęchlizny',
          text: 'Czuć go po powrocie do domu, w szafie albo w piwnicy, nawet gdy niczego nie widać. Pleśń może rosnąć pod tapetą, panelami lub za meblami.',
        },
        {
          title: 'Odspojona farba i tapeta',
          text: 'Pęcherze, łuszczenie i mokry lub sypiący się tynk oznaczają, że ściana jest wilgotna w środku.',
        },
        {
          title: 'Woda na szybach',
          text: 'Codzienne skraplanie na oknach i zimnych ścianach mówi, że w pokoju jest za dużo pary i za mało wymiany powietrza.',
        },
        {
          title: 'Gorsze samopoczucie w domu',
          text: 'Kaszel, katar lub łzawienie, które słabną poza domem, mogą mieć związek z pleśnią; zarodniki mogą nasilać alergię i astmę. Przyczynę objawów oceni lekarz.',
        },
      ],
    },
    methods: {
      heading: 'Jak usuwamy pleśń i zapach',
      intro:
        'Samo zamalowanie grzyba ukrywa go na kilka tygodni. Pracujemy w kolejności, która usuwa najpierw grzybnię, potem zarodniki, a na końcu zapach.',
      items: [
        {
          title: 'Pomiar wilgotności',
          text: 'Sprawdzamy ściany i powietrze, żeby odróżnić skraplanie od przecieku i podciągania wody z gruntu.',
        },
        {
          title: 'Usunięcie grzybni',
          text: 'Zdejmujemy zagrzybioną farbę i tapetę, a gdy trzeba – skuwamy tynk. Miejsce pracy osłaniamy, żeby zarodniki nie przeszły do innych pokoi.',
        },
        {
          title: 'Środki grzybobójcze',
          text: 'Nasycamy nimi oczyszczoną ścianę i zostawiamy na czas podany przez producenta, aż zadziałają także w porach tynku.',
        },
        {
          title: 'Ozonowanie',
          text: 'Ozon ogranicza zapach i liczbę zarodników w powietrzu i na tkaninach. Nie zastępuje oczyszczenia ściany.',
        },
        {
          title: 'Zabezpieczenie ściany',
          text: 'Suchą i czystą powierzchnię pokrywamy preparatem, który utrudnia pleśni powrót. Dopiero wtedy można malować.',
        },
      ],
    },
    process: {
      heading: 'Jak przebiega odgrzybianie {w}',
      steps: [
        {
          title: 'Telefon',
          text: 'Pytamy, gdzie jest plama, jak duża i od kiedy. Doradzamy, czego do przyjazdu nie robić, na przykład nie zdrapywać jej na sucho.',
        },
        {
          title: 'Oględziny i pomiar',
          text: 'Mierzymy wilgotność, sprawdzamy wentylację i mówimy, skąd prawdopodobnie bierze się woda. Wycena jest bezpłatna.',
        },
        {
          title: 'Oczyszczenie',
          text: 'Odsuwamy i osłaniamy meble, usuwamy zagrzybioną warstwę i nanosimy środek grzybobójczy.',
        },
        {
          title: 'Ozonowanie i wietrzenie',
          text: 'Wychodzisz zwykle na 2–4 godziny, także ze zwierzętami i roślinami, a po powrocie wietrzysz 30–60 minut.',
        },
        {
          title: 'Zabezpieczenie i zalecenia',
          text: 'Pokrywamy ścianę preparatem ochronnym i tłumaczymy, co zmienić w wietrzeniu, ogrzewaniu lub ustawieniu mebli. Całość zamyka się w 2–7 dniach.',
        },
      ],
    },
    faq: [
      {
        question: 'Ile kosztuje usunięcie pleśni {w}?',
        answer:
          'To zależy od powierzchni, od tego, czy trzeba skuć tynk, i od przyczyny wilgoci, dlatego nie podajemy ceny bez obejrzenia ściany. Dojazd do {city}, oględziny i wycena nic nie kosztują. Płacisz dopiero po wykonaniu usługi.',
      },
      {
        question: 'Dlaczego odgrzybianie zajmuje od 2 do 7 dni?',
        answer:
          'Mała plama w narożniku to 2 dni: oczyszczenie, środek grzybobójczy i zabezpieczenie. Przy większej powierzchni preparat musi działać dłużej, a ściana schnąć między kolejnymi warstwami, i wtedy prace trwają do 7 dni. Ekipa nie pracuje u ciebie bez przerwy: dużą część tego czasu zajmuje schnięcie.',
      },
      {
        question: 'Czy nie wystarczy umyć ściany środkiem z chlorem?',
        answer:
          'Na gładkich płytkach i fugach czasem wystarczy. Na tynku chlor rozjaśnia plamę, ale grzybnia w porach często przeżywa. Nigdy nie mieszaj takich środków z octem ani z innymi preparatami do czyszczenia, bo powstają trujące gazy. Nalotu nie szoruj na sucho, żeby nie roznieść zarodników po pokoju.',
      },
      {
        question: 'Co daje ozonowanie i czy jest bezpieczne?',
        answer:
          'Ozon usuwa lub osłabia zapach stęchlizny, dymu i zwierząt, także tam, gdzie trudno dotrzeć ściereczką. W wysokim stężeniu drażni drogi oddechowe, dlatego podczas zabiegu w mieszkaniu nie może być ludzi, zwierząt ani roślin. Potem rozpada się do tlenu; wracasz po wskazanym czasie i wietrzysz.',
      },
      {
        question: 'Czy pleśń wróci?',
        answer:
          'Wróci, jeśli ściana nadal będzie mokra. Dlatego razem z pleśnią szukamy źródła wody: zatkanej kratki, mostka termicznego, przecieku, nieszczelnej rynny. Na naszą pracę dajemy gwarancję, a naprawę rury czy ocieplenie budynku trzeba zlecić osobno – powiemy, od czego zacząć.',
      },
      {
        question: 'Czy w czasie prac można mieszkać w domu?',
        answer:
          'Zwykle tak, w pokojach, których nie oczyszczamy. Zagrzybione pomieszczenie jest wtedy osłonięte i wyłączone z użytku. Jeśli w domu jest niemowlę, ktoś starszy albo z astmą, lepiej na dzień skuwania tynku umówić nocleg gdzie indziej. Na ozonowanie wychodzą wszyscy.',
      },
    ],
    profile: {
      problem:
        'Pleśń {w} pojawia się najczęściej na zimnych narożnikach, przy szczelnych oknach i w wilgotnych piwnicach. Zamalowana wraca, bo zostaje w ścianie razem z wodą, która ją karmi.',
      action:
        'Mierzymy wilgotność, usuwamy grzybnię i zagrzybioną warstwę, a potem zabezpieczamy ścianę i ozonujemy pomieszczenie. Mówimy też wprost, co trzeba naprawić, żeby plama nie wróciła.',
      methods: [
        'pomiar wilgotności',
        'usunięcie grzybni',
        'środki grzybobójcze',
        'ozonowanie',
        'powłoka zabezpieczająca ścianę',
      ],
      timeframe: 'Odgrzybianie trwa 2–7 dni, zależnie od powierzchni i czasu schnięcia ściany.',
      prevention: [
        'Wietrz krótko i szeroko, szczególnie po kąpieli, gotowaniu i suszeniu prania.',
        'Nie zasłaniaj kratek wentylacyjnych i otwórz nawiewniki w oknach.',
        'Odsuń szafy od zewnętrznych ścian przynajmniej o 5 cm.',
        'Utrzymuj wilgotność powietrza w granicach 40–60%.',
        'Przecieki i nieszczelne rynny naprawiaj od razu.',
      ],
    },
  },
]);

/** The service at an address, if there is one. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}
