/**
 * Reads what the company has confirmed from its settings: figures, ratings, reviews, the place of its office.
 * Plain Node loads it, before the packages are built.
 */
import { findHoursErrors } from '../../../../packages/static-site/src/openingHours.ts';

export interface Testimonial {
  /** With the town: "Anna, Kraków". */
  name: string;
  text: string;
  /** Whole stars, 1 to 5. */
  rating: number;
}

/** What customers gave on a scale of 1 to 5. */
export interface Rating {
  value: number;
  count: number;
  /** Where anybody can read the reviews: "Google". */
  source: string;
  /** Day of the count, ISO. */
  date: string;
}

/** What a rating may be of: the whole company, or one service. */
export const rated = ['company', 'zwalczanie-pluskiew', 'odstraszanie-kun'] as const;
export type Rated = (typeof rated)[number];
export type Ratings = Partial<Record<Rated, Rating>>;

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
export type Figures = Partial<Record<FigureName, number>>;

/** Percentages are published only with a source that readers can check. */
export const sourcedFigures = ['effectiveness', 'disinfection', 'preparation'] as const;
export type SourcedFigure = (typeof sourcedFigures)[number];
export type FigureSources = Partial<Record<SourcedFigure, string>>;

/** Returns the sources of a JSON object such as {"effectiveness": "ankieta, 2026"}; undefined if it is malformed. */
export function parseFigureSources(json: string): FigureSources | undefined {
  const value = parsed(json);
  const good =
    isRecord(value) &&
    Object.entries(value).every(
      ([name, source]) => sourcedFigures.some((known) => known === name) && isFilled(source),
    );
  return good ? value : undefined;
}

/** Returns the figures without the percentages that have no source. */
export function withSources(figures: Figures, sources: FigureSources): Figures {
  const unsourced = sourcedFigures.filter((name) => sources[name] === undefined);
  return Object.fromEntries(
    Object.entries(figures).filter(([name]) => !unsourced.some((other) => other === name)),
  );
}

/** Returns the figures named in a list; undefined if a name is unknown. */
export function parseFigures(list: string): Figures | undefined {
  const names = list.split(',').map((name) => name.trim());
  const figures: Figures = {};
  for (const name of names) {
    if (name === '') continue;
    if (!Object.hasOwn(givenFigures, name)) return undefined;
    figures[name as FigureName] = givenFigures[name as FigureName];
  }
  return figures;
}

export function parseRatings(json: string): Ratings | undefined {
  const value = parsed(json);
  const good =
    isRecord(value) &&
    Object.entries(value).every(
      ([name, rating]) => rated.some((known) => known === name) && isRating(rating),
    );
  return good ? value : undefined;
}

export function parseTestimonials(json: string): readonly Testimonial[] | undefined {
  const value = parsed(json);
  return Array.isArray(value) && value.length > 0 && value.every(isTestimonial) ? value : undefined;
}

/** A name, a certificate or an insurance of the company. */
export interface Credential {
  /** "Ubezpieczenie OC" */
  title: string;
  text: string;
}

/** Reads a JSON list of credentials. Returns undefined if it is malformed or empty. */
export function parseCredentials(json: string): readonly Credential[] | undefined {
  const value = parsed(json);
  const isGood =
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isRecord(item) && isFilled(item['title']) && isFilled(item['text']));
  return isGood ? (value as Credential[]) : undefined;
}

/** Days on which the office keeps other hours than usual. */
export interface SpecialHours {
  /** What visitors call the days: "Boże Narodzenie". */
  label: string;
  /** First and last day, ISO. */
  from: string;
  to: string;
  /** "8:00"; absent where the office is closed. */
  opens?: string;
  closes?: string;
}

/** Reads a JSON list of special hours. Returns undefined if an entry has an error or two overlap. */
export function parseSpecialHours(json: string): readonly SpecialHours[] | undefined {
  const hours = readSpecialHours(json);
  return hours && findSpecialHoursErrors(hours, '').length === 0 ? hours : undefined;
}

/** Returns what is wrong with the setting on a day (ISO), for example that two ranges overlap or one is over. */
export function describeSpecialHoursFault(json: string, day: string): string | undefined {
  const hours = readSpecialHours(json);
  if (!hours) return 'is not a JSON list of {"label", "from", "to"}, with or without "opens" and "closes"';
  const [error] = findSpecialHoursErrors(hours, day);
  return error && `has an error. ${error.replace(/\.$/, '')}`;
}

function readSpecialHours(json: string): readonly SpecialHours[] | undefined {
  const value = parsed(json);
  return Array.isArray(value) && value.every(isSpecialHours) ? value : undefined;
}

function findSpecialHoursErrors(hours: readonly SpecialHours[], day: string): string[] {
  return findHoursErrors({ special: hours.map(withTimes) }, day);
}

/** The same hours with `times`, as the package has them. */
export const withTimes = ({ from, to, opens, closes }: SpecialHours) => ({
  from,
  to,
  times: opens && closes ? ([[opens, closes]] as const) : [],
});

/** "50.0614, 19.9372" as degrees; undefined unless it lies in Małopolska. */
export function parseGeo(text: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = /^(\d+\.\d+)[,;\s]+(\d+\.\d+)$/.exec(text) ?? [];
  const latitude = Number(north);
  const longitude = Number(east);
  const inside = latitude > 49 && latitude < 50.6 && longitude > 19 && longitude < 21.6;
  return inside ? { latitude, longitude } : undefined;
}

/** Digits of a Polish number without the country code. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(00)?48(?=\d{9}$)/, '');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRating(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { value: stars, count, source, date } = value;
  return (
    typeof stars === 'number' &&
    stars >= 1 &&
    stars <= 5 &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    isFilled(source) &&
    typeof date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(date)
  );
}

function isSpecialHours(value: unknown): value is SpecialHours {
  if (!isRecord(value)) return false;
  const { label, from, to, opens, closes } = value;
  const isClosed = opens === undefined && closes === undefined;
  return [label, from, to].every(isFilled) && (isClosed || [opens, closes].every(isFilled));
}

function isTestimonial(value: unknown): value is Testimonial {
  return (
    isRecord(value) &&
    isFilled(value['name']) &&
    isFilled(value['text']) &&
    [1, 2, 3, 4, 5].some((stars) => stars === value['rating'])
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
