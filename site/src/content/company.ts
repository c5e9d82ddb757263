/**
 * Everything that is true of this one company. The stand-ins below are replaced when the site is
 * built, by the environment variables beside them; a deploy with a stand-in in place is refused.
 *
 * Imports nothing, so that the deploy check can load it in plain Node. Not typeset: these values
 * also go into links and structured data, which want ordinary spaces.
 */

export interface Testimonial {
  /** With the town: "Anna, Kraków". */
  name: string;
  text: string;
  /** Whole stars, 1 to 5. */
  rating: number;
}

export interface OpeningHours {
  /** For visitors: "Poniedziałek–piątek". */
  label: string;
  /** For structured data, as schema.org names them. */
  days: readonly string[];
  /** "8:00". */
  opens: string;
  closes: string;
}

export interface Company {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  name: string;
  /** As visitors read it, in groups of three digits. */
  phone: string;
  email: string;
  address: {
    street: string;
    postalCode: string;
    locality: string;
    /** ISO 3166-2. */
    region: string;
    /** ISO 3166-1. */
    country: string;
  };
  /** Degrees (WGS 84). */
  geo: { latitude: number; longitude: number };
  serviceArea: string;
  openingHours: readonly OpeningHours[];
  emergencyHours: string;
  priceRange: string;
  currency: string;
  payments: readonly string[];
  languages: readonly { code: string; name: string }[];
  rating: { value: number; count: number };
  /** What customers said; absent until somebody supplies it, and then the landing page shows stand-ins. */
  testimonials?: readonly Testimonial[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the company claims about itself. */
export const claims = {
  yearsOfExperience: 10,
  clients: 1000,
  clientsPerCity: 500,
  effectivenessPercent: 98,
  disinfectionEffectivenessPercent: 99.9,
  averageResolutionHours: 24,
  arrivalMinutes: { from: 30, to: 60 },
  replyMinutes: { header: 5, form: 60, email: 120 },
  /** By how much a well-prepared flat raises the effectiveness of a treatment. */
  preparationGainPercent: 80,
  cockroachGuaranteeMonths: 12,
} as const;

/** Discount on the first treatment; the savings are upper limits in PLN. */
export const promotion = {
  discountPercent: 20,
  savingsUpTo: { contact: 500, landing: 200 },
} as const;

const standInFault = 'is still a stand-in';
const standInSign = /\bexample\.(com|net|org)\b|przykładowa/i;

export interface CompanyVariable {
  name: string;
  /** Used while the variable is not set. Empty: the stand-in is kept elsewhere, as the description says. */
  standIn: string;
  description: string;
  /** What is wrong with a value, if anything. */
  fault: (value: string) => string | undefined;
}

/** The one list of what a deploy has to supply. */
export const companyVariables = [
  {
    name: 'VITE_SITE_URL',
    standIn: 'https://www.example.com',
    description: 'Address of the published site: https:// and the domain, with nothing after it.',
    fault: (value) =>
      /^https:\/\/[^\s/?#]+\.[^\s/?#]+\/?$/.test(value)
        ? undefined
        : 'is not https:// followed by a domain alone',
  },
  {
    name: 'VITE_COMPANY_NAME',
    standIn: 'Tarcza DDD',
    description: 'Name of the company, as visitors know it.',
    fault: () => undefined,
  },
  {
    name: 'VITE_COMPANY_PHONE',
    standIn: '+48 000 000 000',
    description: 'Phone that every call button dials: nine digits, with or without +48.',
    fault: (value) => {
      if (nationalDigits(value).length !== 9 || !/^\+?[\d\s().-]+$/.test(value))
        return 'is not a phone of 9 digits';
      return /^0+$/.test(nationalDigits(value)) ? standInFault : undefined;
    },
  },
  {
    name: 'VITE_COMPANY_EMAIL',
    standIn: 'kontakt@example.com',
    description: 'Address to which visitors write.',
    fault: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? undefined : 'is not an e-mail address'),
  },
  {
    name: 'VITE_COMPANY_STREET',
    standIn: 'ul. Przykładowa 1',
    description: 'Street and number of the office in Kraków.',
    fault: () => undefined,
  },
  {
    name: 'VITE_COMPANY_POSTAL_CODE',
    standIn: '30-000',
    description: 'Postal code of the office, such as 31-042.',
    fault: (value) => (/^\d{2}-\d{3}$/.test(value) ? undefined : 'is not a postal code such as 31-042'),
  },
  {
    name: 'VITE_TESTIMONIALS',
    standIn: '',
    description:
      'What real customers said: a JSON list of {"name", "text", "rating"}, rating 1 to 5. Until then the stand-ins of landing.ts are shown.',
    fault: (value) =>
      parseTestimonials(value)
        ? undefined
        : 'is not a JSON list of {"name": text, "text": text, "rating": whole number from 1 to 5}',
  },
] as const satisfies readonly CompanyVariable[];

/**
 * One sentence for each variable that is missing, still a stand-in, or malformed. An empty list
 * means that the site may be deployed.
 */
export function missingVariables(env: Environment): string[] {
  return companyVariables.flatMap(({ name, standIn, description, fault }) => {
    const value = env[name]?.trim();
    const problem = !value
      ? 'is missing'
      : value === standIn || standInSign.test(value)
        ? standInFault
        : fault(value);
    return problem ? [`${name} ${problem}. It holds: ${description}`] : [];
  });
}

/** Without an environment, as in plain Node, where `import.meta.env` is undefined, the company is made of stand-ins. */
export function companyFrom(env: Environment = {}): Company {
  const read = (wanted: (typeof companyVariables)[number]['name']) =>
    env[wanted]?.trim() || (companyVariables.find(({ name }) => name === wanted)?.standIn ?? '');

  return {
    siteUrl: read('VITE_SITE_URL').replace(/\/+$/, ''),
    name: read('VITE_COMPANY_NAME'),
    phone: grouped(read('VITE_COMPANY_PHONE')),
    email: read('VITE_COMPANY_EMAIL'),
    address: {
      street: read('VITE_COMPANY_STREET'),
      postalCode: read('VITE_COMPANY_POSTAL_CODE'),
      locality: 'Kraków',
      region: 'PL-MA',
      country: 'PL',
    },
    geo: { latitude: 50.0647, longitude: 19.945 },
    serviceArea: 'Kraków i Małopolska',
    openingHours: [
      {
        label: 'Poniedziałek–piątek',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '8:00',
        closes: '20:00',
      },
      { label: 'Sobota–niedziela', days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
    ],
    emergencyHours: '24/7',
    priceRange: '$$',
    currency: 'PLN',
    payments: ['gotówka', 'karta', 'przelew'],
    languages: [
      { code: 'pl', name: 'polski' },
      { code: 'en', name: 'angielski' },
    ],
    rating: { value: 4.8, count: 127 },
    testimonials: parseTestimonials(read('VITE_TESTIMONIALS')),
  };
}

/** "+48 123 456 789", however it was typed; a malformed number stays as it is for the deploy check to name. */
function grouped(phone: string): string {
  const groups = /^(\d{3})(\d{3})(\d{3})$/.exec(nationalDigits(phone));
  return groups ? `+48 ${groups.slice(1).join(' ')}` : phone;
}

/** Digits of a Polish number without the country code. */
function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(00)?48(?=\d{9}$)/, '');
}

function parseTestimonials(json: string): readonly Testimonial[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.length > 0 && value.every(isTestimonial) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTestimonial(value: unknown): value is Testimonial {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    isFilled(value.name) &&
    'text' in value &&
    isFilled(value.text) &&
    'rating' in value &&
    [1, 2, 3, 4, 5].some((stars) => stars === value.rating)
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

export const company = companyFrom(import.meta.env);
