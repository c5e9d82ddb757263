/**
 * The company's promises. Each figure is defined once. Pages read the figures and sentences from this file; articles
 * read a figure by its path (`{{price.bedbug}}`). promises.test.ts compares every rendered page with this file.
 *
 * Figures have no noun, because Polish inflects it ("24–48 godzin", "po 24–48 godzinach"). The texts are not typeset.
 * The file imports nothing, so that the build can load it.
 */
export const promises = {
  /** Reply times by channel. */
  reply: {
    /** Minutes until a missed call is returned. */
    phoneMinutes: 5,
    /** Counted within opening hours. */
    form: 'w ciągu godziny',
    /** Counted within opening hours. */
    email: 'w ciągu 2 godzin',
  },
  /** Opening hours; the same as `openingHours` in company.ts. Urgent calls are answered at any hour. */
  hours: { weekdays: '8:00–20:00', weekend: '10:00–16:00' },
  /** Arrival times; `urgency` below says which problem is urgent. */
  arrival: {
    /** Minutes, for urgent calls, in `nearby` only. */
    minutes: '30–60',
    /** Kraków and the towns with `nearby` in cities.ts. */
    nearby: 'w Krakowie i najbliższej okolicy',
    /** Urgent calls in the whole region. */
    sameDay: 'tego samego dnia',
    /** Inspections of problems that are not urgent. */
    inspection: 'następnego dnia',
    /** Hours from the call to the arrival for a disinfection. */
    disinfectionHours: 24,
  },
  /** A cycle of treatments; each treatment is paid separately. */
  bedbug: {
    treatments: '2–3',
    /** Days between two treatments, and from the first treatment to the check. */
    intervalDays: '10–14',
    /** Weeks from the first treatment to the full effect. */
    effectWeeks: '4–6',
    /** Hours out of the flat, at most. */
    awayHours: 4,
  },
  /** From August to February only; from March to July no opening is closed. */
  marten: { workDays: '7–14', firstWeeks: '1–2', effectWeeks: '4–6' },
  /** Hours from the first station to the first check. Bait takes effect over the following days. */
  rodent: { workHours: '24–48' },
  insect: {
    /** Hours until the number of insects falls clearly. */
    effectHours: '24–72',
    /** Months from the last treatment, for cockroaches only. */
    guaranteeMonths: 12,
  },
  /** Days until a claim under the guarantee is answered. */
  guarantee: { replyDays: 14 },
  /** Hours of work in a flat. */
  disinfection: { workHours: '1–2' },
  /** Days of cleaning and drying, by area. */
  mould: { workDays: '2–7' },
  /** For spraying, fogging and ozone. Gel and closed bait stations need neither. */
  safety: { awayHours: '2–4', airingMinutes: '30–60' },
  /** Lowest prices in zł with VAT for one treatment, before the discount. */
  price: { bedbug: 600, rodent: 550, disinfection: 500, insect: 150 },
  /** For a new customer's first treatment. */
  discount: {
    percent: 20,
    /** Zł, at most, for any service. */
    upTo: 500,
    /** Zł, at most, for bed bugs. */
    upToBedbug: 200,
  },
} as const;

const { reply, hours, arrival, bedbug, disinfection, insect, price, discount, safety } = promises;

/** Opening hours in one line. */
const hoursInShort = `pn.–pt. ${hours.weekdays}, sob.–niedz. ${hours.weekend}`;

/** Lowest price of a new customer's first treatment, in zł with VAT. */
export function firstPrice(amount: number, upTo: number = discount.upTo): number {
  return amount - Math.min((amount * discount.percent) / 100, upTo);
}

/** Promises as texts that pages share. */
export const said = {
  replyByPhone: `W godzinach pracy oddzwaniamy w ${reply.phoneMinutes} minut`,
  replyInWriting: `na formularz odpowiadamy ${reply.form}, na e-mail ${reply.email}, w godzinach pracy`,
  phoneHours: `Telefon odbieramy od poniedziałku do piątku w godzinach ${hours.weekdays}, w soboty i niedziele ${hours.weekend}, a w pilnych sprawach całą dobę.`,
  /** For the line under a call button. */
  hoursInShort,
  /** When to call about what is not urgent; a link to write stands beside it. */
  callByDay: 'Zadzwoń dziś, a w nocy napisz – odezwiemy się rano',
  urgentPhone: 'Pilne sprawy: telefon 24/7',
  /** One line below a call button, where nothing is urgent. */
  hoursLine: `Telefon: ${hoursInShort}`,
  /** The same where something is. */
  phoneLine: `Telefon: ${hoursInShort}, pilne sprawy 24/7`,
  arrivalWhenUrgent: `W pilnych sprawach przyjeżdżamy ${arrival.sameDay}, a ${arrival.nearby} w ${arrival.minutes} minut.`,
  arrivalInEmergencies: `W pilnych sprawach przyjeżdżamy ${arrival.sameDay}, a ${arrival.nearby} w ${arrival.minutes} minut. Godzinę podajemy od razu przez telefon.`,
  /** The same for one town; see `nearby` in cities.ts. */
  arrivalNearby: `W pilnych sprawach przyjeżdżamy w ${arrival.minutes} minut. Godzinę podajemy od razu przez telefon.`,
  arrivalElsewhere: `W pilnych sprawach przyjeżdżamy ${arrival.sameDay}. Godzinę podajemy od razu przez telefon.`,
  inspection: `Na oględziny przyjeżdżamy zwykle ${arrival.inspection}.`,
  disinfection: `Przyjeżdżamy w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia, a zabieg trwa ${disinfection.workHours} godziny.`,
  /** Stands beside `callByDay`. */
  bedbugAtNight: 'Nie przenoś się do innego pokoju, bo pluskwy pójdą za tobą.',
  /** One certain trace is enough; the same list on every page. */
  bedbugProof:
    'Wystarczy jeden pewny ślad: żywy owad, wylinka, jaja albo ciemne kropki w szwach, które rozmazują się na rdzawo. Same ugryzienia niczego nie przesądzają.',
  bedbugPreparation:
    'Przygotowanie mieszkania na pluskwy zajmuje zwykle kilka dni: najwięcej czasu pochłaniają pranie i pakowanie.',
  martenSeason:
    'Od marca do lipca na poddaszu mogą być młode, więc nie zamykamy żadnego wejścia: robimy oględziny i plan prac. Otwory zamykamy od sierpnia do lutego, gdy poddasze jest puste.',
  protectedAnimals:
    'Zanim cokolwiek zamkniemy, sprawdzamy, czy w szczelinie nie ma nietoperzy, jerzyków ani innych ptaków. To gatunki chronione: prace odkładamy wtedy, aż odlecą, albo do czasu, gdy właściciel uzyska zezwolenie regionalnej dyrekcji ochrony środowiska.',
  bumblebees:
    'Trzmieli nie zwalczamy: są pod ochroną, a przeniesienie gniazda wymaga zgody regionalnej dyrekcji ochrony środowiska.',
  rodentHoles: 'Dziur nie zatykaj, dopóki gryzonie są w środku: wejścia zamykamy na końcu.',
  rodentFood: 'Jedzenie i karmę przełóż do szkła lub metalu.',
  sharps: 'Igły i strzykawki wkładaj tylko do sztywnego, zamykanego pojemnika, nigdy do worka.',
  /** A new customer's first treatment; the price for all stands beside it. */
  bedbugFirstPrice: `od ${firstPrice(price.bedbug, discount.upToBedbug)} zł`,
  /** One treatment, how many there usually are, and the sum. */
  bedbugPrice: `Jeden zabieg na pluskwy kosztuje od ${price.bedbug} zł z VAT, a zwykle potrzeba ${bedbug.treatments} zabiegów. Za dwa zapłacisz od ${2 * price.bedbug} zł z VAT, za każdy po jego wykonaniu. W cenie jest kontrola po ${bedbug.intervalDays} dniach.`,
  /** After spraying or fogging. */
  airing: `Potem jedna osoba dorosła otwiera okna na ${safety.airingMinutes} minut, a dzieci i zwierzęta wchodzą dopiero po wietrzeniu.`,
  /** After ozone, a technician airs the room. */
  airingOzone: `Po ozonowaniu okna otwiera technik. Domownicy i zwierzęta wchodzą po wietrzeniu, które trwa ${safety.airingMinutes} minut, gdy technik na to pozwoli.`,
  /** Health data are not asked for. */
  health:
    'W domu jest niemowlę, kobieta w ciąży albo osoba z astmą? Poproś wcześniej o kartę preparatu i zapytaj lekarza, kiedy mogą wrócić. Nam o zdrowiu nie musisz mówić.',
  cockroachGuarantee: `Gwarancja na zwalczanie karaluchów i prusaków trwa ${insect.guaranteeMonths} miesięcy od ostatniego zabiegu. Nie obejmuje owadów, które przeszły z lokalu nieobjętego zabiegiem.`,
  discount: `Nowi klienci płacą za pierwszy zabieg o ${discount.percent}% mniej, najwyżej o ${discount.upTo} zł, a przy pluskwach najwyżej o ${discount.upToBedbug} zł`,
  /** For every service except bed bug control. */
  discountForOthers: `Nowi klienci płacą za pierwszy zabieg o ${discount.percent}% mniej, najwyżej o ${discount.upTo} zł`,
  discountForBedbugs: `Nowi klienci płacą za pierwszy zabieg na pluskwy o ${discount.percent}% mniej, najwyżej o ${discount.upToBedbug} zł`,
} as const;

/** Lowest prices as texts: "od 600 zł z VAT". */
export const priceFrom = {
  bedbug: `od ${price.bedbug} zł z VAT`,
  rodent: `od ${price.rodent} zł z VAT`,
  disinfection: `od ${price.disinfection} zł z VAT`,
  insect: `od ${price.insect} zł z VAT`,
} as const;

export type UrgencyLevel = 'urgent' | 'soon' | 'ordinary';

/** When to call and how soon a technician arrives, by level. */
export const urgencyLevels: Readonly<Record<UrgencyLevel, { name: string; call: string; arrival: string }>> =
  {
    urgent: {
      name: 'Pilne',
      call: 'Zadzwoń od razu, także w nocy',
      arrival: said.arrivalWhenUrgent,
    },
    soon: {
      name: 'Bez zwłoki',
      call: said.callByDay,
      arrival: said.inspection,
    },
    ordinary: {
      name: 'Może poczekać',
      call: 'Umów się na dogodny dzień',
      arrival: 'Termin oględzin wybierasz przez telefon.',
    },
  };

/** A service's problems by level. The texts are in the nominative. */
export interface ServiceUrgency {
  level: Exclude<UrgencyLevel, 'urgent'>;
  /** What is urgent. */
  urgent?: string;
  /** What is due soon; absent where nothing is. */
  soon?: string;
  /** What can wait. */
  ordinary?: string;
  /** Replaces the arrival of the level. */
  arrival?: string;
}

/** Which problem is urgent, by the icon of its service. */
export const urgency = {
  bedbug: {
    level: 'soon',
    urgent: 'pluskwy w hotelu, akademiku lub domu opieki',
    soon: 'pluskwy w mieszkaniu',
  },
  marten: {
    level: 'soon',
    urgent: 'kuna w pokoju albo uwięziona bez wyjścia',
    soon: 'kuna na poddaszu',
  },
  rodent: {
    level: 'soon',
    urgent: 'szczur w mieszkaniu albo gryzonie w lokalu z żywnością',
    soon: 'myszy w domu i szczury w piwnicy',
    ordinary: 'nornice i norniki w ogrodzie',
  },
  disinfection: {
    level: 'soon',
    urgent: 'ścieki w mieszkaniu lub lokalu',
    soon: 'dezynfekcja po chorobie, zalaniu lub zgonie',
    arrival: said.disinfection,
  },
  insect: {
    level: 'soon',
    urgent: 'gniazdo os lub szerszeni przy wejściu, tarasie albo sypialni',
    soon: 'prusaki, karaluchy i pchły',
    ordinary: 'mrówki, mole, rybiki, owady w drewnie i gniazdo z dala od ludzi',
  },
  mould: { level: 'ordinary', ordinary: 'pleśń i zapach stęchlizny' },
} as const satisfies Readonly<Record<string, ServiceUrgency>>;

export type UrgencyOf = keyof typeof urgency;

/** The problems of all services at one level: "pluskwy w mieszkaniu", "kuna na poddaszu". */
export function problemsAt(level: UrgencyLevel): readonly string[] {
  return Object.values<ServiceUrgency>(urgency).flatMap((service) => service[level] ?? []);
}

/** When to call about a service, the most urgent problem first. */
export function whenToCall(
  service: UrgencyOf,
): readonly { problem: string; call: string; arrival: string }[] {
  const problems: ServiceUrgency = urgency[service];
  return (['urgent', 'soon', 'ordinary'] as const).flatMap((level) => {
    const problem = problems[level];
    const { call, arrival: usual } = urgencyLevels[level];
    const own = level === problems.level ? problems.arrival : undefined;
    return problem ? [{ problem, call, arrival: own ?? usual }] : [];
  });
}

/** How soon a technician arrives for a service, and what is urgent about it. `nearby` is absent for the region. */
export function arrivalLines(service: UrgencyOf, nearby?: boolean): readonly string[] {
  const { level, urgent, arrival: own }: ServiceUrgency = urgency[service];
  const usual = own ?? urgencyLevels[level].arrival;
  return urgent ? [usual, `Pilne, telefon całą dobę: ${urgent}.`, urgentArrival(nearby)] : [usual];
}

/** The line below the call button of a service. Bed bugs are urgent in hotels only, which have a page of their own. */
export function phoneLineOf(service: UrgencyOf): string {
  return service === 'bedbug' || service === 'mould' ? said.hoursLine : said.phoneLine;
}

/** Arrival for urgent calls: in the region, or in a town near to or far from Kraków. */
export function urgentArrival(nearby?: boolean): string {
  if (nearby === undefined) return said.arrivalInEmergencies;
  return nearby ? said.arrivalNearby : said.arrivalElsewhere;
}
