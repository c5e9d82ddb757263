import { terms } from '../offers/terms.ts';

const { reply, hours, arrival, bedbug, disinfection, insect, price, safety } = terms;

/** Opening hours in one line. */
const hoursInShort = `pn.–pt. ${hours.weekdays}, sob.–niedz. ${hours.weekend}`;

const arrivalWhenUrgent = `W pilnych sprawach jesteśmy ${arrival.nearby} w ${arrival.minutes} minut, gdzie indziej ${arrival.sameDay}, ${arrival.afterEvening}.`;

const poisonCentre =
  'Nie wywołuj wymiotów i dzwoń do ośrodka toksykologicznego: 12 411 99 99, a przy duszności lub utracie przytomności pod 112.';

/** Leaving home during spraying, fogging or ozone. */
const away = `zwykle na ${safety.awayHours} godziny`;
const sprayAway = `Przy oprysku lub zamgławianiu wszyscy wychodzą ${away}`;

/** Sentences that several pages share; articles read one by its name (`{{commonSentences.airing}}`). Not typeset. */
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
  /** Who leaves home, and for how long: one sentence for each service. */
  bedbugAway: `Przy zwalczaniu pluskiew wszyscy wychodzą najwyżej na ${bedbug.awayHours} godziny i czas wietrzenia.`,
  sprayAway: `${sprayAway}.`,
  insectAway: `${sprayAway}; przy żelu zwykle można zostać.`,
  rodentAway: 'Przy deratyzacji z domu nie trzeba wychodzić.',
  disinfectionAway: `Przy dezynfekcji wszyscy wychodzą ${away} i czas wietrzenia.`,
  ozoneAway: `Na czas ozonowania wszyscy wychodzą ${away}, także ze zwierzętami. Rośliny i akwarium wynieś.`,
  /** The bag comes first: on the way to the machine the insects fall off. */
  laundry:
    'Pościel i ubrania włóż w sypialni do worka, zamknij go i dopiero tak zanieś do pralki. Pierz w 60 °C.',
  discretion: 'Nie mówimy sąsiadom, po co przyjechaliśmy, chyba że się na to zgodzisz.',
  /** What is done about openings, and what that costs. */
  sealing: 'Wejścia pokazujemy w cenie. Zamykamy je na końcu; cenę tej pracy podajemy w wycenie osobno.',
  bedbugPreparation:
    'Mieszkanie jest gotowe, gdy tkaniny są wyprane i w workach, meble odsunięte, a szafki przy łóżku puste. Zwykle zajmuje to kilka dni. Odkurza się dopiero po oględzinach.',
  insectPreparation:
    'Przy żelu opróżnij szafkę pod zlewem. Przy oprysku schowaj też jedzenie, naczynia i zabawki, odsuń meble, a akwarium i terrarium wynieś.',
  martenSeason:
    'Od marca do lipca na poddaszu mogą być młode, więc nie zamykamy żadnego wejścia: robimy oględziny i plan prac. Otwory zamykamy od sierpnia do lutego, gdy poddasze jest puste.',
  bumblebees:
    'Trzmieli nie zwalczamy: są pod ochroną, a przeniesienie gniazda wymaga zezwolenia regionalnego dyrektora ochrony środowiska.',
  /** For disinfection: what the firm has to know, without health data. */
  microbes:
    'Na co działa środek, mówimy przez telefon: porównaj to z zaleceniem lekarza. O choroby i nazwiska nie pytamy.',
  poisoning: `Zatrucie? ${poisonCentre}`,
  /** Of a child, a dog or a cat by bait. */
  bait: `Dziecko mogło zjeść trutkę? ${poisonCentre} Psa lub kota od razu zawieź do weterynarza z nazwą preparatu.`,
  /** Whether bed bugs are dangerous, for a child too. */
  bedbugDanger:
    'Zwykle nie: ślady swędzą, ale nie ma dowodów, że pluskwy przenoszą na ludzi choroby. Z dużym obrzękiem lub ropiejącą raną idź do lekarza, przy duszności dzwoń pod 112.',
  rodentHoles: 'Dziur nie zatykaj, dopóki gryzonie są w środku: wejścia zamykamy na końcu.',
  /** Dry droppings make dust that carries diseases. */
  rodentDroppings:
    'Otwórz okna i wyjdź na 30 minut. W masce FFP2 i rękawicach zwilż odchody płynem do dezynfekcji, odczekaj czas z etykiety, zbierz je ręcznikiem papierowym do podwójnego worka i umyj ręce.',
  rodentFood: 'Jedzenie i karmę przełóż do szkła lub metalu.',
  /** After spraying or fogging. */
  airing: `Potem jedna osoba dorosła otwiera okna na ${safety.airingMinutes} minut. Wróć, gdy mieszkanie jest wywietrzone, a powierzchnie suche; dzieci i zwierzęta wchodzą ostatnie.`,
  /** What to wash after spraying. */
  afterAiring:
    'Blaty i stół umyj przed użyciem; listew i szczelin nie myj, dopóki technik nie powie, że można.',
  /** After ozone, a technician airs the room. */
  airingOzone: `Po ozonowaniu okna otwiera technik. Wietrzenie trwa ${safety.airingMinutes} minut; wejdź, gdy technik na to pozwoli.`,
  /** Health data are not asked for. */
  health:
    'Poproś wcześniej o kartę charakterystyki preparatu: lekarz powie, kiedy może wrócić niemowlę, kobieta w ciąży albo osoba z astmą. Nam o zdrowiu nie musisz mówić.',
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
