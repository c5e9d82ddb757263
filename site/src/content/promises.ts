/**
 * What the company promises: each figure once, with what it holds for. Pages take the figures from here, articles by
 * their path (`{{price.bedbug}}`), and promises.test.ts reads every page for one that says something else.
 *
 * Figures alone, without the noun: Polish inflects it ("24–48 godzin", "po 24–48 godzinach"). Not typeset: the pages
 * do that. Imports nothing, so that the build can load it as well.
 */
export const promises = {
  /** Time until the reply, by channel. */
  reply: {
    /** Minutes, at any hour: who was not answered at once is called back. */
    phoneMinutes: 5,
    /** An hour after the form was sent; outside office hours, after they begin. */
    form: 'w ciągu godziny',
    /** The same for e-mails. */
    email: 'w ciągu 2 godzin',
  },
  /** How soon a team comes. All of it is named again by telephone, where traffic and distance are known. */
  arrival: {
    /** Minutes, in emergencies, at any hour, in `nearby` alone. */
    minutes: '30–60',
    /** Kraków, and the towns next to it: see `nearby` in cities.ts. */
    nearby: 'w Krakowie i najbliższej okolicy',
    /** Urgent calls, all over the region. */
    sameDay: 'tego samego dnia',
    /** Hours from the call to a disinfection, which needs no preparation by the resident. */
    disinfectionHours: 24,
  },
  /** Treatment of bed bugs: a cycle of treatments, each of them paid by itself. */
  bedbug: {
    treatments: '2–3',
    /** Days between two treatments, and to the check after the first one. */
    intervalDays: '10–14',
    /** Weeks from the first treatment until no bug is left. */
    effectWeeks: '4–6',
    /** Hours that the residents are out, at most. */
    awayHours: 4,
  },
  /** Martens: from August to February. From March to July there may be young, and nothing is closed. */
  marten: { workDays: '7–14', firstWeeks: '1–2', effectWeeks: '4–6' },
  /** Hours from setting up to the first check. Bait takes effect over the following days, under further checks. */
  rodent: { workHours: '24–48' },
  insect: {
    /** Hours until there are clearly fewer. What hatches later meets the same product; traps show it for weeks. */
    effectHours: '24–72',
    /** Months, for cockroaches alone. */
    guaranteeMonths: 12,
  },
  /** Hours of the work in a flat. */
  disinfection: { workHours: '1–2' },
  /** Days of cleaning and drying, by the area. */
  mould: { workDays: '2–7' },
  /** For spraying, fogging and ozone; gel and closed bait stations need neither. */
  safety: { awayHours: '2–4', airingMinutes: '30–60' },
  /** Lowest prices in zł, with VAT, before the discount, each for one treatment; see `priceList`. */
  price: { bedbug: 600, rodent: 550, disinfection: 500, insect: 150 },
  /** Off the price of a customer's first treatment. */
  discount: {
    percent: 20,
    /** At most so many zł, whatever the service. */
    upTo: 500,
    /** At most so many zł off a treatment of bed bugs. */
    upToBedbug: 200,
  },
} as const;

const { reply, arrival, discount } = promises;

/** The same promises as whole sentences, for pages that say them in passing. */
export const said = {
  replyByPhone: `Na telefon odpowiadamy w ${reply.phoneMinutes} minut`,
  replyInWriting: `na formularz odpowiadamy ${reply.form}, na e-mail ${reply.email}, w godzinach pracy`,
  arrivalInEmergencies: `W nagłych przypadkach ${arrival.nearby} jesteśmy na miejscu w ${arrival.minutes} minut; w innych miejscowościach godzinę przyjazdu podajemy od razu przez telefon.`,
  arrivalWhenUrgent: `W pilnych sprawach przyjeżdżamy ${arrival.sameDay}.`,
  discount: `Pierwszy zabieg u nas jest tańszy o ${discount.percent}%`,
} as const;
