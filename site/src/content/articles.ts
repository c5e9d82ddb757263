import type { ShareImage } from './pages';
import { promises } from './promises';
import type { ServiceIcon } from './services';
import { typeset } from './typeset';

export const blogCategories = [
  'Poradniki',
  'Dezynfekcja',
  'Dezynsekcja',
  'Deratyzacja',
  'Bezpieczeństwo',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Headings of the short lists on a blog card, by the key that an article uses. */
export const digestLabels = {
  symptoms: 'Objawy',
  whyAct: 'Dlaczego działać od razu',
  methods: 'Metody',
  benefits: 'Korzyści',
  when: 'Kiedy',
  surfaces: 'Powierzchnie',
  process: 'Przebieg',
  homeMethods: 'Domowe sposoby',
  whyFail: 'Dlaczego zawodzą',
  solution: 'Rozwiązanie',
  identification: 'Jak rozpoznać',
  problems: 'Szkody',
  safety: 'Bezpieczeństwo',
  guarantee: 'Gwarancja',
  preparation: 'Przygotowanie',
  importance: 'Dlaczego to ważne',
} as const;
export type DigestKey = keyof typeof digestLabels;

export interface Article {
  id: number;
  /** Last part of the address, and the name of the text in articles/{slug}.md. */
  slug: string;
  title: string;
  /** Two or three sentences. */
  excerpt: string;
  /** ISO date, such as 2026-10-05. */
  date: string;
  author: string;
  category: BlogCategory;
  /** Only the first article is featured. */
  featured: boolean;
  /** Name of a drawing in site/src/layout/icons. */
  icon: ServiceIcon | 'shield';
  shareImage: ShareImage;
  /** Description for search engines, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Two or three short lists; a card shows the first 3 items of "methods" and the first 2 of every other. */
  seoContent: Partial<Record<DigestKey, readonly string[]>>;
}

const { bedbug, marten, insect, safety } = promises;

export const articles: readonly Article[] = typeset<readonly Article[]>([
  {
    id: 1,
    slug: 'jak-rozpoznac-pluskwy-w-domu',
    title: 'Jak rozpoznać pluskwy w domu, zanim się rozmnożą',
    excerpt:
      'Swędzące ślady na skórze to za mało, żeby mówić o pluskwach. Pokazujemy, gdzie zajrzeć z latarką, jak wyglądają ciemne plamki i wylinki oraz z czym łatwo pomylić te owady.',
    date: '2026-11-05',
    author: 'Ekspert DDD',
    category: 'Poradniki',
    featured: true,
    icon: 'bedbug',
    shareImage: 'pluskwy',
    description:
      'Po czym poznać pluskwy: ślady na materacu, ukąszenia, wylinki i kryjówki. Zobacz, gdzie zajrzeć z latarką i co zrobić zaraz po ich znalezieniu.',
    keywords: [
      'jak rozpoznać pluskwy',
      'objawy pluskiew',
      'ślady pluskiew na materacu',
      'ukąszenia pluskiew',
      'pluskwy w domu',
    ],
    seoContent: {
      symptoms: [
        'Swędzące ślady na skórze po nocy, często w skupiskach',
        'Ciemne plamki na szwach materaca i stelażu łóżka',
        'Wylinki i puste osłonki jaj w szczelinach mebli',
        'Drobne ślady krwi na pościeli',
      ],
      whyAct: [
        'Samica składa przez całe życie 200 i więcej jaj',
        'Owady przechodzą do kolejnych pokoi i do sąsiadów',
        'Mała liczba owadów to krótsza i tańsza praca',
      ],
    },
  },
  {
    id: 2,
    slug: 'jak-odstraszyc-kuny-z-poddasza',
    title: 'Jak odstraszyć kuny z poddasza i nie zrobić im krzywdy',
    excerpt:
      'Nocne bieganie nad sufitem i poszarpane ocieplenie to zwykle sprawka kuny. Wyjaśniamy, jak ją skłonić do wyprowadzki, kiedy zamknąć wejście i czego nie robić, gdy na poddaszu są młode.',
    date: '2026-10-13',
    author: 'Ekspert DDD',
    category: 'Poradniki',
    featured: false,
    icon: 'marten',
    shareImage: 'kuny',
    description:
      'Kuna na poddaszu hałasuje i niszczy ocieplenie. Sprawdź, jak humanitarnie ją odstraszyć, kiedy uszczelnić dach i jak długo trwa cała praca.',
    keywords: [
      'kuna na poddaszu',
      'jak odstraszyć kuny',
      'odstraszanie kun',
      'kuna w dachu',
      'humanitarne metody na kuny',
    ],
    seoContent: {
      problems: [
        'Poszarpane ocieplenie i folia pod dachem',
        'Odchody i plamy moczu na suficie',
        'Nadgryzione przewody, które grożą zwarciem',
      ],
      methods: [
        'Przegląd dachu i odnalezienie wszystkich wejść',
        'Odstraszanie światłem, dźwiękiem i zapachem',
        'Zamknięcie wejść, gdy poddasze jest już puste',
        'Usunięcie legowiska i śladów zapachowych',
        'Kontrola po pierwszych tygodniach',
      ],
      benefits: [
        'Zwierzę odchodzi samo, bez trucizn i bez cierpienia',
        `Pierwsze efekty po ${marten.firstWeeks} tygodniach, pełne po ${marten.effectWeeks}`,
        'Uszczelniony dach chroni też przed następną kuną',
      ],
    },
  },
  {
    id: 3,
    slug: 'dezynfekcja-mieszkania-po-chorobie',
    title: 'Dezynfekcja mieszkania po chorobie: od czego zacząć',
    excerpt:
      'Po grypie żołądkowej czy dłuższej infekcji samo mycie nie zawsze wystarcza. Podpowiadamy, które powierzchnie odkazić najpierw, jak długo ma działać preparat i kiedy lepiej wezwać ekipę.',
    date: '2026-09-22',
    author: 'Ekspert DDD',
    category: 'Dezynfekcja',
    featured: false,
    icon: 'disinfection',
    shareImage: 'home',
    description:
      'Jak odkazić mieszkanie po chorobie: od klamek i łazienki po tkaniny. Kolejność prac, częste błędy i sytuacje, w których lepiej wezwać ekipę.',
    keywords: [
      'dezynfekcja mieszkania',
      'dezynfekcja po chorobie',
      'odkażanie mieszkania',
      'dezynfekcja powierzchni',
      'dezynfekcja po grypie żołądkowej',
    ],
    seoContent: {
      when: [
        'Po grypie żołądkowej i innych chorobach zakaźnych',
        'Przed powrotem osoby o obniżonej odporności ze szpitala',
        'Gdy lokal po osobie długo chorej ma przejąć ktoś nowy',
      ],
      surfaces: [
        'Klamki, włączniki światła, poręcze i piloty',
        'Toaleta, umywalka, krany i spłuczka',
        'Blaty, uchwyty szafek i drzwi lodówki',
        'Telefony, klawiatury i zabawki',
      ],
      process: [
        'Wietrzenie i mycie detergentem',
        'Dezynfekcja od miejsc czystszych do brudniejszych',
        'Odczekanie czasu działania podanego na etykiecie',
        'Spłukanie powierzchni, które stykają się z żywnością',
      ],
    },
  },
  {
    id: 4,
    slug: 'domowe-sposoby-na-pluskwy',
    title: 'Domowe sposoby na pluskwy: co pomaga, a co szkodzi',
    excerpt:
      'Ocet, olejki, ziemia okrzemkowa, wysoka temperatura – w sieci znajdziesz dziesiątki porad. Sprawdzamy, które naprawdę zmniejszają liczbę pluskiew, a które tylko je rozpraszają.',
    date: '2026-08-18',
    author: 'Ekspert DDD',
    category: 'Dezynsekcja',
    featured: false,
    icon: 'bedbug',
    shareImage: 'pluskwy',
    description:
      'Ocet, olejki, pranie, para i mrożenie: które domowe sposoby na pluskwy mają sens, a które rozpraszają owady. Zobacz, kiedy wezwać ekipę.',
    keywords: [
      'domowe sposoby na pluskwy',
      'pluskwy zwalczanie',
      'pranie a pluskwy',
      'para wodna na pluskwy',
      'co zabija pluskwy',
      'mrożenie pluskiew',
    ],
    seoContent: {
      homeMethods: [
        'Pranie w 60 °C i suszenie w wysokiej temperaturze',
        'Odkurzanie szwów materaca, listew i szczelin',
        'Mrożenie drobnych rzeczy w szczelnych workach',
      ],
      whyFail: [
        'Jaja są przyklejone głęboko w szczelinach',
        'Zapachy przepędzają owady zamiast je zabijać',
        'Pluskwa potrafi przetrwać bez pokarmu wiele miesięcy',
      ],
      solution: [
        'Bezpłatne oględziny i plan zabiegów',
        `${bedbug.treatments} zabiegi w odstępach ${bedbug.intervalDays} dni`,
        `Pełny efekt po ${bedbug.effectWeeks} tygodniach`,
      ],
    },
  },
  {
    id: 5,
    slug: 'jak-przygotowac-mieszkanie-do-zabiegu-pluskiew',
    title: 'Jak przygotować mieszkanie do zabiegu na pluskwy',
    excerpt:
      'Preparat działa tylko tam, gdzie dotrze, a drogę do kryjówek otwierasz mu ty. Oto plan rozpisany na dni: od prania i odkurzania, przez odsunięcie mebli, po pierwszą noc po powrocie.',
    date: '2026-06-30',
    author: 'Ekspert DDD',
    category: 'Poradniki',
    featured: false,
    icon: 'bedbug',
    shareImage: 'pluskwy',
    description:
      'Zabieg na pluskwy krok po kroku: co wyprać, co spakować, jak ustawić meble i o czym uprzedzić technika. Plan przygotowań rozpisany na dni.',
    keywords: [
      'przygotowanie do zabiegu na pluskwy',
      'zwalczanie pluskiew',
      'zabieg na pluskwy',
      'pranie po pluskwach',
      'pluskwy w mieszkaniu',
    ],
    seoContent: {
      preparation: [
        'Wypierz tkaniny w 60 °C i zamknij je w workach',
        'Odkurz materac, listwy i szczeliny',
        'Odsuń meble od ścian, ale zostaw je w pokoju',
        'Opróżnij szafki nocne i pojemnik na pościel',
      ],
      importance: [
        'Preparat dociera do kryjówek, a nie tylko na wierzch',
        'Mniej miejsc, w których owady przetrwają pierwszy zabieg',
        'Wyprane rzeczy nie wracają z owadami do szafy',
      ],
    },
  },
  {
    id: 6,
    slug: 'skuteczne-zwalczanie-karaluchow',
    title: 'Skuteczne zwalczanie karaluchów w domu i w bloku',
    excerpt: `Jeden karaluch w kuchni rzadko jest sam. Piszemy, jak odróżnić prusaka od karalucha, dlaczego spray pogarsza sprawę i jak przebiega zabieg, który obejmujemy ${insect.guaranteeMonths}-miesięczną gwarancją.`,
    date: '2026-05-19',
    author: 'Ekspert DDD',
    category: 'Dezynsekcja',
    featured: false,
    icon: 'insect',
    shareImage: 'home',
    description: `Prusaki i karaluchy w mieszkaniu: jak je rozpoznać, gdzie się kryją, dlaczego spray zawodzi i jak działa żel. Zabieg z ${insect.guaranteeMonths}-miesięczną gwarancją.`,
    keywords: [
      'zwalczanie karaluchów',
      'prusaki w mieszkaniu',
      'karaluchy w bloku',
      'żel na karaluchy',
      'dezynsekcja mieszkania',
      'jak pozbyć się prusaków',
    ],
    seoContent: {
      identification: [
        'Prusak: 10–15 mm, jasnobrązowy, dwa ciemne pasy za głową',
        'Karaluch (karaczan wschodni): do 27 mm, prawie czarny, powolny',
        'Odchody jak zmielony pieprz w szczelinach szafek',
      ],
      methods: [
        'Pułapki lepowe, które pokazują kryjówki',
        'Żel pokarmowy podany w szczelinach',
        'Oprysk lub proszek w przestrzeniach technicznych',
        'Regulator wzrostu, który zatrzymuje rozwój nimf',
        'Kontrola i uszczelnienie dróg wejścia',
      ],
      guarantee: [
        `${insect.guaranteeMonths} miesięcy gwarancji na zwalczanie karaluchów`,
        'Bezpłatna wycena przed zabiegiem',
      ],
    },
  },
  {
    id: 7,
    slug: 'deratyzacja-piwnicy-usuwanie-szczurow',
    title: 'Deratyzacja piwnicy: jak usunąć szczury i zamknąć im drogę',
    excerpt:
      'Szczura w piwnicy rzadko się widzi, za to łatwo znaleźć jego ślady. Podpowiadamy, gdzie zajrzeć z latarką, dlaczego trutka wysypana na własną rękę szkodzi i czym uszczelnić otwory.',
    date: '2026-03-24',
    author: 'Ekspert DDD',
    category: 'Deratyzacja',
    featured: false,
    icon: 'rodent',
    shareImage: 'home',
    description:
      'Szczury w piwnicy: jak je rozpoznać po śladach, którędy wchodzą, jak przebiega deratyzacja i czym uszczelnić otwory, aby nie wróciły.',
    keywords: [
      'deratyzacja piwnicy',
      'szczury w piwnicy',
      'usuwanie szczurów',
      'jak pozbyć się szczurów',
      'zabezpieczenie piwnicy przed szczurami',
    ],
    seoContent: {
      symptoms: [
        'Wrzecionowate odchody długości 1–2 cm',
        'Tłuste smugi wzdłuż ścian, rur i progów',
        'Nory przy fundamencie i świeże ślady zębów',
      ],
      problems: [
        'Pogryzione przewody grożą zwarciem i pożarem',
        'Zanieczyszczona żywność i ryzyko chorób',
        'Podkopane posadzki i zniszczone ocieplenie',
      ],
      methods: [
        'Ustalenie tras, nor i dróg wejścia',
        'Zamykane stacje deratyzacyjne',
        'Pułapki mechaniczne tam, gdzie trutka jest niewskazana',
        'Uszczelnienie otworów siatką i zaprawą',
      ],
    },
  },
  {
    id: 8,
    slug: 'bezpieczenstwo-zabiegow-ddd',
    title: 'Bezpieczeństwo zabiegów DDD: co warto wiedzieć przed wizytą',
    excerpt:
      'Czy trzeba wyjść z domu, co z psem i akwarium, kiedy dziecko może wrócić do pokoju? Odpowiadamy na pytania o bezpieczeństwo dezynfekcji, dezynsekcji i deratyzacji.',
    date: '2026-02-10',
    author: 'Ekspert DDD',
    category: 'Bezpieczeństwo',
    featured: false,
    icon: 'shield',
    shareImage: 'home',
    description:
      'Zabiegi DDD a dzieci, alergicy i zwierzęta: kiedy opuścić mieszkanie, jak wietrzyć i po czym poznać rzetelnego wykonawcę. Praktyczny poradnik.',
    keywords: [
      'bezpieczeństwo zabiegów DDD',
      'dezynsekcja a dzieci',
      'dezynsekcja a zwierzęta',
      'wietrzenie po dezynsekcji',
      'dezynfekcja mieszkania bezpieczeństwo',
    ],
    seoContent: {
      safety: [
        `Wyjście z mieszkania zwykle na ${safety.awayHours} godziny`,
        `Po powrocie wietrzenie przez ${safety.airingMinutes} minut`,
        'Trutka na gryzonie tylko w zamkniętych stacjach',
      ],
      preparation: [
        'Uprzedź o ciąży, astmie, alergiach i małych dzieciach',
        'Schowaj żywność, naczynia, leki i zabawki',
        'Zabierz zwierzęta, a akwarium wynieś',
      ],
      process: [
        'Rozmowa o domownikach, zwierzętach i używanych środkach',
        'Zabieg, a przy oprysku i ozonowaniu puste mieszkanie',
        'Wietrzenie, potem mycie blatów i stołu',
      ],
    },
  },
]);
