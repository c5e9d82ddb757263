import { comparisons, plates } from '../plates';
import type { ServiceWords } from '../services';
import { claims } from '../claims';
import { bedbugOffer, newCustomers } from '../newCustomers';
import { joinSentences } from '../joinSentences';
import { company } from '../company';
import { promises } from '../promises';
import { priceFrom, sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { bedbug, price } = promises;

/** Returns the days of a range of weeks: "4–6" is 28 to 42. */
function between(range: string, days: number) {
  const [from = 0, to = from] = range.split('–').map((count) => Number(count) * days);
  return { from, to };
}

export default typeset<ServiceWords>({
  head: {
    title: `Zwalczanie pluskiew {w} – ${priceFrom.bedbug}`,
    description: `Zwalczamy pluskwy {w}: bezpłatne oględziny, ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni, pełny efekt po ${bedbug.effectWeeks} tygodniach. Zabieg ${priceFrom.bedbug}.`,
    keywords: [
      'zwalczanie pluskiew',
      'pluskwy domowe',
      'usuwanie pluskiew',
      'odpluskwianie mieszkania',
      'pluskwy cena',
      'dezynsekcja pluskiew',
    ],
    shareImage: 'pluskwy',
  },
  heading: 'Zwalczanie pluskiew',
  lead: `Usuwamy pluskwy z mieszkań, domów i hoteli {w}. Najpierw bezpłatnie sprawdzamy, gdzie się kryją, potem wykonujemy ${bedbug.treatments} zabiegi w odstępach ${bedbug.intervalDays} dni. Za każdy płacisz po jego wykonaniu.`,
  urgent: `${sharedTexts.bedbugAtNight} ${sharedTexts.callByDay}.`,
  facts: [
    bedbugOffer.fact,
    { label: `Co ${bedbug.intervalDays} dni`, value: `${bedbug.treatments} zabiegi` },
    { label: 'Do pełnego efektu', value: `${bedbug.effectWeeks} tygodni` },
    { label: 'Oględziny i dojazd', value: 'bezpłatnie' },
  ],
  picture: {
    name: 'zwalczanie-pluskiew',
    alt: 'Rysunek: technik sprawdza latarką szew materaca, przy którym siedzą pluskwy; w kółku widać jedną z bliska',
  },
  signs: {
    plates: [plates.pluskwa, comparisons.pluskwa],
    heading: 'Po czym poznać pluskwy',
    intro: 'Weź latarkę i obejrzyj szwy materaca, ramę łóżka, listwy i gniazdka. ' + sharedTexts.bedbugProof,
    items: [
      {
        title: 'Swędzące ślady na skórze',
        text: 'Bąble w rzędzie albo w skupisku, zwykle na odsłoniętych rękach, nogach, karku i plecach. Nie każdy na nie reaguje, a same ugryzienia nie są jeszcze dowodem: podobnie wyglądają ślady po pchłach i komarach.',
      },
      {
        title: 'Ciemne kropki na pościeli',
        text: 'Odchody pluskiew wyglądają jak kropki po czarnym flamastrze. Szukaj ich na szwach materaca, za zagłówkiem i na listwach; na tkaninie po przetarciu wilgotną szmatką zostaje rdzawa smuga. Odchody pcheł też tak się rozmazują, ale leżą na legowisku i dywanie.',
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
        text: 'Dorosła pluskwa ma zwykle 5–7 mm, jest brązowa i płaska jak pestka jabłka. Młode są mniejsze, prawie przezroczyste, a po posiłku czerwone.',
      },
      {
        title: 'Słodkawy zapach',
        text: 'Ciężka, mdła woń w sypialni pojawia się dopiero wtedy, gdy owadów jest dużo. Brak zapachu nie znaczy, że pluskiew nie ma.',
      },
    ],
    inTowns: [
      {
        title: 'Swędzące ślady na skórze',
        text: 'W rzędzie, na odkrytym ciele.',
        href: '/objawy/slady-w-rzedzie',
      },
      {
        title: 'Ciemne kropki na pościeli',
        text: 'Także na szwach materaca i listwach.',
        href: '/objawy/ciemne-kropki-na-materacu',
      },
      {
        title: 'Wylinki i jaja',
        text: 'Puste pancerzyki w szczelinach.',
        href: '/blog/jak-rozpoznac-pluskwy-w-domu',
      },
      {
        title: 'Żywe owady',
        text: 'Płaskie jak pestka jabłka, wychodzą nocą.',
        href: '/uslugi/zwalczanie-pluskiew#objawy',
      },
    ],
  },
  methods: {
    picture: 'galeria-zwalczanie-pluskiew',
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
        text: 'Mówisz, co widać i w ilu pokojach. Od razu wiesz, czego nie ruszać i kiedy przyjedziemy na oględziny. Konsultacja jest bezpłatna.',
      },
      {
        title: 'Bezpłatne oględziny',
        text: 'Technik sprawdza łóżka, kanapy, listwy i gniazdka, potwierdza, że to pluskwy, i podaje cenę, zanim cokolwiek zamówisz.',
      },
      {
        title: 'Przygotowanie mieszkania',
        text: joinSentences(
          'Dostajesz listę: co wyprać, co spakować i które meble odsunąć.',
          sharedTexts.bedbugPreparation,
          claims.preparation,
        ),
      },
      {
        title: 'Zabieg',
        text: `Domownicy i zwierzęta wychodzą na czas do ${bedbug.awayHours} godzin. ${sharedTexts.airing}`,
      },
      {
        title: `Kontrola po ${bedbug.intervalDays} dniach`,
        text: 'Wracamy, gdy z jaj, które przetrwały, zdążyły wykluć się młode. Oglądamy kryjówki i pułapki.',
      },
      {
        title: 'Drugi zabieg, czasem trzeci',
        text: `Zwykle wystarczają ${bedbug.treatments} zabiegi. Pełny efekt widać po ${bedbug.effectWeeks} tygodniach.`,
      },
    ],
  },
  timeline: {
    heading: 'Od pierwszego zabiegu do pełnego efektu',
    days: 42,
    dayUnit: 'dzień',
    points: [
      {
        when: 'Dzień 0',
        title: 'Pierwszy zabieg',
        text: 'Giną owady, które zetkną się z preparatem. Jaja mogą przetrwać.',
        from: 0,
        to: 0,
      },
      {
        when: `Po ${bedbug.intervalDays} dniach`,
        title: 'Kontrola i następny zabieg',
        text: 'Kontrola jest w cenie. Następny zabieg, płatny osobno, trafia na młode, zanim złożą jaja. Jeśli w pułapkach znów coś jest, trzeci wykonujemy w takim samym odstępie.',
        ...between(bedbug.intervalDays, 1),
      },
      {
        when: `Po ${bedbug.effectWeeks} tygodniach`,
        title: 'Pełny efekt',
        text: 'Pułapki zostają puste. Dalej obowiązuje gwarancja, której okres wpisaliśmy do wyceny.',
        ...between(bedbug.effectWeeks, 7),
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie pluskiew',
    faq: 'Pytania o pluskwy',
    related: 'Zanim zamówisz zwalczanie pluskiew',
  },
  faq: [
    {
      question: 'Co zrobić dziś w nocy, zanim przyjedziecie?',
      answer:
        `${sharedTexts.bedbugAtNight} ${sharedTexts.callByDay}. ` +
        'Niczego nie wynoś z sypialni. Złap jednego owada na taśmę klejącą albo zrób mu zdjęcie – pomoże nam to rozpoznać gatunek. Rano włóż pościel w sypialni do szczelnego worka, w nim zanieś ją do pralki i wypierz w 60 °C. Nie pryskaj łóżka środkami ze sklepu, bo rozganiają owady po mieszkaniu.',
    },
    {
      question: 'Ile kosztuje zwalczanie pluskiew {w}?',
      answer: joinSentences(
        `${sharedTexts.bedbugPrice} Kwota zależy od liczby pomieszczeń i mebli oraz od tego, jak daleko owady się rozeszły, dlatego podajemy ją po bezpłatnych oględzinach – od razu z ceną ewentualnych kolejnych zabiegów.`,
        newCustomers?.forBedbugs,
        'Możesz zapłacić gotówką, kartą lub przelewem.',
      ),
    },
    {
      question: 'Dlaczego jeden zabieg nie wystarcza?',
      answer: joinSentences(
        `Jaja pluskiew są dobrze osłonięte i część z nich może przetrwać. Młode wykluwają się w kolejnych dniach, więc wracamy po ${bedbug.intervalDays} dniach, zanim dorosną i złożą następne jaja. Zwykle potrzebne są ${bedbug.treatments} zabiegi, a pełny efekt widać po ${bedbug.effectWeeks} tygodniach. Pojedyncze owady po pierwszym zabiegu są normalne.`,
        claims.effectivenessSentence,
      ),
    },
    {
      question: 'Na jak długo trzeba wyjść z mieszkania?',
      answer: `Do ${bedbug.awayHours} godzin. ${sharedTexts.airing} Blaty i stół umyj przed użyciem. Listew i podłogi przy nich nie myj, dopóki technik nie powie, że można: preparat ma tam dalej działać.`,
    },
    {
      question: 'Co z dziećmi, psem i kotem podczas zabiegu?',
      answer:
        'Na czas zabiegu wychodzą wszyscy, a dzieci i zwierzęta wracają dopiero do wywietrzonego mieszkania. Zabierz miski, legowiska i smoczki, a o akwarium powiedz przy umawianiu wizyty: na czas oprysku trzeba je wynieść. ' +
        sharedTexts.health,
    },
    {
      question: 'Skąd pluskwy, skoro w domu jest czysto?',
      answer:
        'Pluskwy nie szukają brudu, tylko ludzi. Przyjeżdżają w walizce z hotelu, w używanej kanapie albo przechodzą od sąsiadów szczelinami przy rurach i kablach. Zdarzają się w nowych apartamentach tak samo jak w kamienicach. To nie jest powód do wstydu, a zabieg przeprowadzamy dyskretnie.',
    },
    {
      question: 'Czy muszę wyrzucić łóżko i materac?',
      answer:
        'Najczęściej nie. Wyrzucanie mebli przed zabiegiem zwykle szkodzi, bo owady spadają po drodze na korytarz i do innych pokoi. Po oględzinach powiemy, które rzeczy da się uratować, a które lepiej szczelnie zawinąć i wyrzucić.',
    },
    {
      question: 'Czy pluskwy przenoszą choroby?',
      answer:
        'Nie potwierdzono, żeby w codziennych warunkach zarażały ludzi. Ugryzienia swędzą jednak, utrudniają sen, a rozdrapane mogą się zakazić. Jeśli ślady puchną albo ropieją, skontaktuj się z lekarzem, a przy duszności dzwoń pod 112.',
    },
    {
      question: 'Czy pluskwy mogą wrócić po zabiegach?',
      answer:
        'Gdy cykl zabiegów jest dokończony, nawrót z tego samego ogniska jest mało prawdopodobny. Nowe owady można jednak przywieźć z podróży, mogą też przejść od sąsiadów. Na usługę dajemy gwarancję, której okres wpisujemy do wyceny, a przy ostatniej kontroli pokazujemy, które szczeliny zamknąć i co sprawdzać po powrocie z wyjazdu.',
    },
  ],
  timeframe: sharedTexts.bedbugAway,
  priceFrom: price.bedbug,
  rating: company.ratings['zwalczanie-pluskiew'],
});
