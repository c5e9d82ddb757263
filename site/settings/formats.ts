/** Formats of the settings, as zod schemas of their texts. */
import * as z from 'zod';
import { cleanPhone, readPhone } from '../../packages/contact/src/phone/readPhone.ts';
import { findHoursErrors } from '../../packages/static-site/src/openingHours.ts';

/** Figures of the company. A figure is published only after the company confirms it. */
export const givenFigures = {
  /** Years of experience, at least. */
  experience: 10,
  /** Customers so far, at least. */
  clients: 1000,
  /** Per cent of treatments that had their full effect after the whole cycle. */
  effectiveness: 98,
  /** Per cent of microbes; declared by the manufacturers of the disinfectants. */
  disinfection: 99.9,
  /** Hours from the call to the first visit, on average. */
  resolution: 24,
  /** Per cent by which the first treatment is more effective in a prepared flat. */
  preparation: 80,
} as const;
export type FigureName = keyof typeof givenFigures;
export const figureNames = Object.keys(givenFigures) as FigureName[];

/** Percentages are published only with a source that readers can check. */
export const sourcedFigures = ['effectiveness', 'disinfection', 'preparation'] as const;
export type SourcedFigure = (typeof sourcedFigures)[number];

/** What can have a rating: the whole company, or a service. */
export const rated = ['company', 'zwalczanie-pluskiew', 'odstraszanie-kun'] as const;

export const filled = z.string().trim().min(1);

/** Returns the schema of a text with JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'it is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

export const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

export const siteAddress = matching(
  /^https:\/\/([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+\/?$/u,
  'it is not https:// followed by a domain alone',
).transform((url) => url.replace(/\/$/, ''));

export const webApiKey = matching(/^(demo|local|AIza[\w-]{35})$/, 'it is not AIza and 35 letters or digits');
export const webAppId = matching(/^1:\d+:web:[0-9a-f]+$/, 'it is not of the form 1:123:web:abc');

/** A Polish phone number in any spelling. The result is such as "+48 123 456 789". */
export const phone = z
  .string()
  .transform((text) => readPhone(cleanPhone(text)) ?? { number: text, extension: undefined })
  .refine(
    ({ number, extension }) => /^\+48\d{9}$/.test(number) && !extension,
    'it is not a Polish phone of 9 digits',
  )
  .transform(({ number }) => number.replace(/(?=(?:\d{3}){1,3}$)/g, ' '));

/** Weights of the digits from which NIP and REGON compute their last one. */
const weights: Readonly<Record<number, readonly number[]>> = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  10: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
};

function isCheckDigitRight(digits: string): boolean {
  const products = (weights[digits.length] ?? []).map((weight, at) => weight * Number(digits[at]));
  const sum = products.reduce((all, product) => all + product, 0);
  // For a remainder of 10, REGON has the digit 0, and there is no such NIP.
  return (digits.length === 10 ? sum % 11 : (sum % 11) % 10) === Number(digits.at(-1));
}

export const registered = (lengths: readonly number[]) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
    .refine(
      (text) => /^\d+$/.test(text) && lengths.includes(text.length),
      `it has not ${lengths.join(' or ')} digits`,
    )
    .refine(isCheckDigitRight, 'its check digit does not fit');

export const geo = matching(/^\d+\.\d+[,;\s]+\d+\.\d+$/, 'it is not a latitude and a longitude')
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(/[,;\s]+/).map(Number);
    return { latitude, longitude };
  })
  .refine(
    ({ latitude, longitude }) => latitude > 49 && latitude < 50.6 && longitude > 19 && longitude < 21.6,
    'it does not lie in Małopolska',
  );

export const figures = z
  .string()
  .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(figureNames)));

const rating = z.strictObject({
  value: z.number().min(1).max(5),
  count: z.int().positive(),
  /** Where the reviews are public: "Google". */
  source: filled,
  /** Day of the count. */
  date: z.iso.date(),
});
export type Rating = z.infer<typeof rating>;

export const ratings = z
  .partialRecord(z.enum(rated), rating)
  .refine(
    ({ company, ...services }) =>
      Object.values(services).every(
        ({ count, source }) => source !== company?.source || count <= company.count,
      ),
    'a service has more opinions than the company in the same source',
  );

export const specialHours = z
  .array(
    z
      .strictObject({
        /** Name of the days: "Boże Narodzenie". */
        label: filled,
        from: filled,
        to: filled,
        /** "8:00"; absent where the office is closed. */
        opens: filled.optional(),
        closes: filled.optional(),
      })
      .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), 'opens or closes is missing')
      .transform(({ opens, closes, ...days }) => ({
        ...days,
        times: opens && closes ? [[opens, closes] as const] : [],
      })),
  )
  .superRefine((special, context) => {
    for (const message of findHoursErrors({ special }, '')) context.addIssue({ code: 'custom', message });
  })
  .transform((hours) => hours.toSorted((one, other) => one.from.localeCompare(other.from)));
export type SpecialHours = z.infer<typeof specialHours>[number];

export const credentials = z.array(z.strictObject({ title: filled, text: filled })).min(1);
export const testimonials = z
  .array(
    z.strictObject({
      /** With the town: "Anna, Kraków". */
      name: filled,
      text: filled,
      /** Whole stars. */
      rating: z.int().min(1).max(5),
    }),
  )
  .min(1);
export type Testimonial = z.infer<typeof testimonials>[number];
