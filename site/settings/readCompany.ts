/** Reads the company from the settings of a build. Plain Node loads this file, no page does. */
import { findHoursErrors, type RegularHours } from '../../packages/static-site/src/openingHours.ts';
import { terms } from '../src/content/offers/terms.ts';
import {
  type FigureName,
  figureNames,
  givenFigures,
  type Rating,
  rated,
  type SourcedFigure,
  sourcedFigures,
} from './formats.ts';
import { type Environment, readSettings, settings } from './schema.ts';

type Figures = Partial<Record<FigureName, number>>;
type FigureSources = Partial<Record<SourcedFigure, string>>;
type Ratings = Partial<Record<(typeof rated)[number], Rating>>;

const example = { source: 'dane przykładowe', date: '2026-11-20' };

/** Shown on a developer's computer, until the company confirms them with their source. */
const givenRatings: Ratings = {
  company: { value: 4.8, count: 127, ...example },
  'zwalczanie-pluskiew': { value: 4.8, count: 247, ...example },
  'odstraszanie-kun': { value: 4.9, count: 156, ...example },
};

const givenSources: FigureSources = Object.fromEntries(sourcedFigures.map((name) => [name, example.source]));

/** `hours` is such as "8:00–20:00". */
function openOn(label: string, days: RegularHours['days'], hours: string) {
  const [opens = '', closes = ''] = hours.split('–');
  return { label, days, times: [[opens, closes] as const] };
}

const openingHours = [
  openOn(
    'Poniedziałek–piątek',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    terms.hours.weekdays,
  ),
  openOn('Sobota–niedziela', ['Saturday', 'Sunday'], terms.hours.weekend),
];

/** Placeholders of the settings that a deploy needs. */
const placeholders = Object.fromEntries(
  Object.entries(settings).flatMap(([name, setting]) =>
    'placeholder' in setting ? [[name, setting.placeholder]] : [],
  ),
);

/**
 * Returns the company of a build. Without settings it is made of placeholders.
 *
 * @throws Error that names each setting with a wrong value, and wrong hours of terms.ts.
 */
export function readCompany(env: Environment) {
  const wrongHours = findHoursErrors({ regular: openingHours }, '');
  if (wrongHours.length > 0) throw new Error(`terms.ts has hours unlike 8:00–20:00. ${wrongHours.join(' ')}`);
  const given = readSettings(env);
  const company = { ...(readSettings(placeholders) as Required<ReturnType<typeof readSettings>>), ...given };
  const isPublished = company.VITE_SITE_URL !== settings.VITE_SITE_URL.placeholder;

  return {
    /** Origin of the site, without a slash at the end. */
    siteUrl: company.VITE_SITE_URL,
    name: company.VITE_COMPANY_NAME,
    /** As the register of businesses has it. */
    legalName: company.VITE_COMPANY_LEGAL_NAME,
    /** Tax number, as visitors read it: 000-000-00-00. */
    nip: company.VITE_COMPANY_NIP,
    /** Number in the REGON register. */
    regon: company.VITE_COMPANY_REGON,
    /** Register, court and share capital; absent for a sole trader. */
    register: given.VITE_COMPANY_REGISTER,
    /** As visitors read it, in groups of three digits. */
    phone: company.VITE_COMPANY_PHONE,
    email: company.VITE_COMPANY_EMAIL,
    address: {
      street: company.VITE_COMPANY_STREET,
      postalCode: company.VITE_COMPANY_POSTAL_CODE,
      locality: 'Kraków',
      /** ISO 3166-2. */
      region: 'PL-MA',
      /** ISO 3166-1. */
      country: 'PL',
    },
    /** Degrees (WGS 84). */
    geo: company.VITE_COMPANY_GEO,
    openingHours,
    /** Holidays and other days with hours of their own, the next ones first. */
    specialHours: given.VITE_SPECIAL_HOURS ?? [],
    /** Numbers that receive messages, by the app. */
    messages: [
      { app: 'whatsapp' as const, phone: given.VITE_COMPANY_WHATSAPP ?? '' },
      { app: 'sms' as const, phone: given.VITE_COMPANY_SMS ?? '' },
    ].filter(({ phone }) => phone),
    priceRange: '$$',
    currency: 'PLN',
    payments: ['gotówka', 'karta', 'przelew'],
    /** Spoken on the phone. */
    languages: ['pl', 'en'],
    ...readFigures(given, isPublished),
    /** Whether figures, ratings and testimonials without a setting are examples, which a published site leaves out. */
    hasExamples: !isPublished,
    /** How the company makes sure that opinions come from customers; absent if it does not. */
    opinionsCheck: given.VITE_OPINIONS_CHECK,
    /** Names, certificates and insurance, for /o-nas; absent until the company supplies them. */
    credentials: given.VITE_CREDENTIALS,
    /** What customers said; absent until the company supplies it. */
    testimonials: given.VITE_TESTIMONIALS,
  };
}

export type Company = ReturnType<typeof readCompany>;

/** Returns the figures to show. Unconfirmed ones appear on a developer's computer, never at the company's own address. */
function readFigures(given: ReturnType<typeof readSettings>, isPublished: boolean) {
  const { VITE_CONFIRMED_FIGURES: names, VITE_FIGURE_SOURCES: sources, VITE_RATINGS: ratings } = given;
  const figureSources: FigureSources = isPublished || names || sources ? (sources ?? {}) : givenSources;
  const isUnsourced = (name: FigureName) =>
    sourcedFigures.some((sourced) => sourced === name && figureSources[sourced] === undefined);
  const confirmed = names ?? (isPublished ? [] : figureNames);
  return {
    /** The confirmed figures; a percentage is among them only with its source. */
    figures: Object.fromEntries(
      confirmed.filter((name) => !isUnsourced(name)).map((name) => [name, givenFigures[name]]),
    ) as Figures,
    figureSources,
    ratings: ratings ?? (isPublished ? {} : givenRatings),
  };
}

/** Returns the names of what the published pages leave out, because the company has not confirmed it. */
export function findLeftOut(env: Environment): string[] {
  const { figures, ratings, testimonials } = readCompany(env);
  return [
    ...figureNames
      .filter((name) => figures[name] === undefined)
      .map((name) => `${name} ${givenFigures[name]}`),
    ...rated.filter((name) => !ratings[name]).map((name) => `rating of ${name}`),
    ...(testimonials ? [] : ['testimonials']),
  ];
}
