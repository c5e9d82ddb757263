import { terms } from '../offers/terms';

const { reply, hours, arrival, bedbug, disinfection, insect, price, safety } = terms;

/** Opening hours in one line. */
const hoursInShort = `pn.–pt. ${hours.weekdays}, sob.–niedz. ${hours.weekend}`;

const arrivalWhenUrgent = `W pilnych sprawach jesteśmy ${arrival.nearby} w ${arrival.minutes} minut, gdzie indziej ${arrival.sameDay}, ${arrival.afterEvening}.`;

/** Sentences that several pages share. Not typeset. */
export const commonSentences = {
  /** A missed call; outside opening hours no time is promised. */
  replyByPhone: `W godzinach pracy oddzwaniamy w ${reply.phoneMinutes} minut`,
  /** For the line under a call button. */
  hoursInShort,
  /** When to call about what is not urgent; a link to write stands beside it. */
  callByDay: 'Zadzwoń dziś, a po godzinach pracy napisz – odpowiemy po otwarciu',
  /** What applies of it now (components/TextByOpeningHours.tsx). */
  callWhileOpen: 'Zadzwoń dziś',
  writeWhileClosed: 'Napisz teraz – odpowiemy po otwarciu',
  urgentPhone: 'Pilne sprawy: telefon 24/7',
  afterHours: 'Poza godzinami pracy odbieramy telefon tylko w pilnych sprawach.',
  /** One line below a call button, where nothing is urgent. */
  hoursLine: `Telefon: ${hoursInShort}`,
  /** The same where something is. */
  phoneLine: `Telefon: ${hoursInShort}, pilne sprawy 24/7`,
  arrivalWhenUrgent,
  /** For the pages on how to reach us. */
  arrivalInEmergencies: `${arrivalWhenUrgent} Godzinę podajemy przez telefon, a cenę, zanim zaczniemy.`,
  inspection: `Na oględziny przyjeżdżamy zwykle ${arrival.inspection}.`,
  /** In one line with a price. */
  freeInspection: `Bezpłatne oględziny zwykle ${arrival.inspection}.`,
  disinfection: `Przyjeżdżamy w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia. Po zalaniu odkażamy, gdy wody już nie ma. Zabieg trwa ${disinfection.workHours} godziny.`,
  /** In lines, before `callByDay`. */
  bedbugNow: 'Nie\u00a0pryskaj, bo pluskwy się rozejdą.\nNie zmieniaj pokoju, bo pójdą za tobą.',
  /** Stands beside `callByDay`. */
  bedbugAtNight: 'Nie przenoś się do innego pokoju, bo pluskwy pójdą za tobą.',
  /** One certain trace is enough; the same list on every page. */
  bedbugProof:
    'Wystarczy jeden pewny ślad: żywy owad, wylinka, jaja albo ciemne kropki w szwach, które rozmazują się na rdzawo. Same ugryzienia niczego nie przesądzają.',
  bedbugPaid: `Za każdy zabieg płacisz po jego wykonaniu. W cenie jest kontrola po ${bedbug.intervalDays} dniach.`,
  bedbugAway: `Wszyscy wychodzą najwyżej na ${bedbug.awayHours} godziny, potem ${safety.airingMinutes} minut trwa wietrzenie.`,
  /** The bag comes first: on the way to the machine the insects fall off. */
  laundry:
    'Pościel i ubrania włóż w sypialni do worka, zamknij go i dopiero tak zanieś do pralki. Pierz w 60 °C.',
  discretion: 'Nie mówimy sąsiadom, po co przyjechaliśmy, chyba że się na to zgodzisz.',
  /** What is done about openings, and what that costs. */
  sealing: 'Wejścia pokazujemy w cenie. Zamykamy je na końcu; cenę tej pracy podajemy w wycenie osobno.',
  bedbugPreparation:
    'Przygotowanie mieszkania zajmuje zwykle kilka dni: najdłużej trwają pranie i pakowanie.',
  martenSeason:
    'Od marca do lipca na poddaszu mogą być młode, więc nie zamykamy żadnego wejścia: robimy oględziny i plan prac. Otwory zamykamy od sierpnia do lutego, gdy poddasze jest puste.',
  bumblebees:
    'Trzmieli nie zwalczamy: są pod ochroną, a przeniesienie gniazda wymaga zezwolenia regionalnego dyrektora ochrony środowiska.',
  /** For disinfection: what the firm has to know, without health data. */
  microbes:
    'Zapytaj lekarza, na jakie drobnoustroje ma działać środek, i przekaż nam tylko to. O nazwiska i stan zdrowia nie pytamy.',
  poisoning: 'Zatrucie? Ośrodek toksykologiczny: 12 411 99 99, przy duszności lub utracie przytomności 112.',
  /** Whether bed bugs are dangerous, for a child too. */
  bedbugDanger:
    'Zwykle nie: ślady swędzą, ale nie ma dowodów, że pluskwy przenoszą na ludzi choroby. Z dużym obrzękiem lub ropiejącą raną idź do lekarza, przy duszności dzwoń pod 112.',
  rodentHoles: 'Dziur nie zatykaj, dopóki gryzonie są w środku: wejścia zamykamy na końcu.',
  /** Dry droppings make dust that carries diseases. */
  rodentDroppings:
    'Otwórz okno, zwilż odchody płynem do dezynfekcji, odczekaj czas z etykiety i zbierz je ręcznikiem papierowym, w rękawicach.',
  rodentFood: 'Jedzenie i karmę przełóż do szkła lub metalu.',
  sharps: 'Igły i strzykawki wkładaj tylko do sztywnego, zamykanego pojemnika, nigdy do worka.',
  /** After spraying or fogging. */
  airing: `Potem jedna osoba dorosła otwiera okna na ${safety.airingMinutes} minut, a dzieci i zwierzęta wchodzą dopiero po wietrzeniu.`,
  /** What to wash after spraying. */
  afterAiring:
    'Blaty i stół umyj przed użyciem; listew i szczelin nie myj, dopóki technik nie powie, że można.',
  /** After ozone, a technician airs the room. */
  airingOzone: `Po ozonowaniu okna otwiera technik. Wietrzenie trwa ${safety.airingMinutes} minut; wejdź, gdy technik na to pozwoli.`,
  /** Health data are not asked for. */
  health:
    'W domu jest niemowlę, kobieta w ciąży albo osoba z astmą? Poproś wcześniej o kartę charakterystyki preparatu i zapytaj lekarza, kiedy mogą wrócić. Nam o zdrowiu nie musisz mówić.',
  /** In a rented flat. For the owner's lawyer. */
  whoPays:
    'Decydują umowa i przyczyna. Wynajmujący odpowiada za budynek, części wspólne i instalacje, najemca za czystość i drobne naprawy w lokalu (art. 6a–6b ustawy z 21 czerwca 2001 r. o ochronie praw lokatorów, art. 662 i 681 Kodeksu cywilnego).',
  cockroachGuarantee: `Gwarancja na zwalczanie karaluchów i prusaków trwa ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu. Nie obejmuje owadów, które przeszły z lokalu nieobjętego zabiegiem.`,
} as const;

const { nightSupplement } = terms;

/** A fact on the pages of services, also for a town outside the region. */
export const freeVisit = { label: 'Oględziny i dojazd w Małopolsce', value: 'Bezpłatnie' } as const;

/** After "Dopłata za noc i weekend:". */
export const supplement =
  nightSupplement === null
    ? 'przez telefon mówimy, czy jest i ile wynosi'
    : nightSupplement === 0
      ? 'nie ma jej'
      : `${nightSupplement} zł z VAT`;

/** In one line, where no service is chosen. */
export const lowestPrices = `Owady\u00a0od ${price.insect} zł, gryzonie\u00a0od ${price.rodent} zł, pluskwy\u00a0od ${price.bedbug} zł, z\u00a0VAT.`;

/** Lowest prices as texts: "od 600 zł z VAT". */
export const priceFrom = {
  bedbug: `od ${price.bedbug} zł z VAT`,
  rodent: `od ${price.rodent} zł z VAT`,
  disinfection: `od ${price.disinfection} zł z VAT`,
  insect: `od ${price.insect} zł z VAT`,
} as const;
