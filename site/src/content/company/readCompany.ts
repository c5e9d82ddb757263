/**
 * Reads the company from the environment variables of a build; a placeholder stands where one is missing. A deploy with
 * a placeholder is refused (see settings.ts). Plain Node loads this file, no page does.
 */
import type { Company, OpeningHours } from './company.ts';
import {
  givenFigures,
  nationalDigits,
  parseCredentials,
  parseFigures,
  parseFigureSources,
  parseGeo,
  parseRatings,
  parseSpecialHours,
  parseTestimonials,
  withSources,
  type FigureSources,
  type Ratings,
} from './parseSettings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Placeholders for what the company has to supply. Empty: the placeholder is elsewhere. */
export const placeholders = {
  VITE_SITE_URL: 'https://www.example.com',
  VITE_COMPANY_NAME: 'Tarcza DDD',
  VITE_COMPANY_LEGAL_NAME: 'Firma Przykładowa',
  VITE_COMPANY_NIP: '000-000-00-00',
  VITE_COMPANY_REGON: '000000000',
  VITE_COMPANY_PHONE: '+48 000 000 000',
  VITE_COMPANY_EMAIL: 'kontakt@example.com',
  VITE_COMPANY_STREET: 'ul. Przykładowa 1',
  VITE_COMPANY_POSTAL_CODE: '30-000',
  // The middle of Kraków.
  VITE_COMPANY_GEO: '50.0647, 19.945',
} as const;
export type Setting = keyof typeof placeholders;

/** The ratings as they were given, until the company confirms them with their source. */
const givenRatings: Ratings = {
  company: { value: 4.8, count: 127, source: 'dane przykładowe', date: '2026-11-20' },
  'zwalczanie-pluskiew': { value: 4.8, count: 247, source: 'dane przykładowe', date: '2026-11-20' },
  'odstraszanie-kun': { value: 4.9, count: 156, source: 'dane przykładowe', date: '2026-11-20' },
};

const givenSources: FigureSources = {
  effectiveness: 'dane przykładowe',
  disinfection: 'dane przykładowe',
  preparation: 'dane przykładowe',
};

const openingHours: readonly OpeningHours[] = [
  {
    label: 'Poniedziałek–piątek',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '8:00',
    closes: '20:00',
  },
  { label: 'Sobota–niedziela', days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
];

/** Without settings, the company is made of placeholders. */
export function companyFrom(env: Environment): Company {
  const read = (setting: Setting) => env[setting]?.trim() || placeholders[setting];
  // Unconfirmed figures appear on a developer's computer, never at the company's own address.
  const published = read('VITE_SITE_URL') !== placeholders.VITE_SITE_URL;
  const figures = env['VITE_CONFIRMED_FIGURES'];
  const ratings = env['VITE_RATINGS'];
  const sources = env['VITE_FIGURE_SOURCES'];
  const figureSources =
    published || figures || sources ? (parseFigureSources(sources ?? '') ?? {}) : givenSources;

  return {
    siteUrl: read('VITE_SITE_URL').replace(/\/+$/, ''),
    name: read('VITE_COMPANY_NAME'),
    legalName: read('VITE_COMPANY_LEGAL_NAME'),
    nip: read('VITE_COMPANY_NIP').replace(/^(\d{3})-?(\d{3})-?(\d{2})-?(\d{2})$/, '$1-$2-$3-$4'),
    regon: read('VITE_COMPANY_REGON'),
    phone: grouped(read('VITE_COMPANY_PHONE')),
    email: read('VITE_COMPANY_EMAIL'),
    address: {
      street: read('VITE_COMPANY_STREET'),
      postalCode: read('VITE_COMPANY_POSTAL_CODE'),
      locality: 'Kraków',
      region: 'PL-MA',
      country: 'PL',
    },
    geo: parseGeo(read('VITE_COMPANY_GEO')) ?? cityCentre,
    openingHours,
    specialHours: [...(parseSpecialHours(env['VITE_SPECIAL_HOURS'] ?? '[]') ?? [])].sort((one, other) =>
      one.from.localeCompare(other.from),
    ),
    messages: (['whatsapp', 'sms'] as const).flatMap((app) => {
      const phone = env[`VITE_COMPANY_${app.toUpperCase()}`]?.trim();
      return phone ? [{ app, phone: grouped(phone) }] : [];
    }),
    priceRange: '$$',
    currency: 'PLN',
    payments: ['gotówka', 'karta', 'przelew'],
    languages: [
      { code: 'pl', name: 'polski' },
      { code: 'en', name: 'angielski' },
    ],
    figures: withSources(
      published || figures ? (parseFigures(figures ?? '') ?? {}) : givenFigures,
      figureSources,
    ),
    figureSources,
    ratings: published || ratings ? (parseRatings(ratings ?? '') ?? {}) : givenRatings,
    hasExamples: !published,
    opinionsCheck: env['VITE_OPINIONS_CHECK']?.trim() || undefined,
    credentials: parseCredentials(env['VITE_CREDENTIALS'] ?? ''),
    testimonials: parseTestimonials(env['VITE_TESTIMONIALS'] ?? ''),
  };
}

/** For a malformed setting, which the deploy check refuses. */
const cityCentre = { latitude: 50.0647, longitude: 19.945 };

/** "+48 123 456 789", however it was typed; a malformed number stays as it is for the deploy check to name. */
function grouped(phone: string): string {
  const groups = /^(\d{3})(\d{3})(\d{3})$/.exec(nationalDigits(phone));
  return groups ? `+48 ${groups.slice(1).join(' ')}` : phone;
}
