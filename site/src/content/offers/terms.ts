export interface Discount {
  percent: number;
  /** Zł, at most, for any service. */
  upTo: number;
  /** Zł, at most, for bed bugs. */
  upToBedbug: number;
  /**
   * Zł: the lowest prices of the 30 days before the discount began, where they differ from `price`. For the owner's lawyer:
   * article 4(2) of the act of 9 May 2014 on information on prices. If the discount is an ordinary price for new customers,
   * the lawyer decides whether the sentence may go.
   */
  lowestBefore: Partial<Record<'bedbug' | 'rodent' | 'disinfection' | 'insect', number>>;
}

/**
 * The company's terms. Each figure is defined once. Texts take their figures from this file; articles read a figure
 * by its path (`{{price.bedbug}}`). terms.test.ts compares every rendered page with this file.
 *
 * Figures have no noun, because Polish inflects it ("24–48 godzin", "po 24–48 godzinach"). The file imports nothing,
 * so that the build can load it.
 */
export const terms = {
  /** Reply times by channel. */
  reply: {
    /** Minutes until a missed call is returned. */
    phoneMinutes: 5,
    /** Counted within opening hours. */
    form: 'w ciągu godziny',
    /** Counted within opening hours. */
    email: 'w ciągu 2 godzin',
  },
  /** Opening hours. Urgent calls are answered at any hour. */
  hours: { weekdays: '8:00–20:00', weekend: '10:00–16:00' },
  /** Arrival times; services/urgency.ts says which problem is urgent. */
  arrival: {
    /** Minutes, for urgent calls, in `nearby` only. */
    minutes: '30–60',
    /** Kraków and the towns with `nearby` in towns.ts. */
    nearby: 'w Krakowie, Skawinie i Wieliczce',
    /** Urgent calls in the whole region. */
    sameDay: 'tego samego dnia',
    /** Urgent calls too late or too early for `sameDay`, outside `nearby`. */
    afterEvening: 'a po telefonie wieczorem lub w nocy – najbliższego ranka',
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
  /** Lowest prices in whole zł with VAT for one treatment, before the discount. */
  price: { bedbug: 600, rodent: 550, disinfection: 500, insect: 150 },
  /** Zł with VAT added at night and at weekends; 0 adds nothing. With `null` pages say that the telephone tells it. */
  nightSupplement: null as number | null,
  /** For a new customer's first treatment. `null` ends the discount: no page mentions it. */
  discount: { percent: 20, upTo: 500, upToBedbug: 200, lowestBefore: {} } as Discount | null,
  /** Prices by size of flat in whole zł with VAT, such as { name: 'Zwalczanie pluskiew, 2 pokoje do 50 m²', zloty: 700 }; /cennik shows them. */
  flats: [] as readonly { name: string; zloty: number }[],
} as const;
