/**
 * The settings of the site. vite.config.ts reads them, and a deploy checks them, before the packages are built: so this folder
 * imports sources by their path, not exports, which Node finds in `dist`. No page loads this file.
 */
import * as z from 'zod';
import { isEmail } from '../../packages/contact/src/contract/email.ts';
import { hasExample } from '../../packages/static-site/src/contentErrors.ts';
import * as formats from './formats.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting {
  description: string;
  /** The value of the variable, as text. */
  schema: z.ZodType<unknown, string>;
  /** Value of a build without settings. A deploy refuses it, and needs another. */
  placeholder?: string;
  isRequired?: boolean;
}

type Settings = Readonly<Record<string, Setting>>;
type Values<Known extends Settings> = { [Name in keyof Known]?: z.output<Known[Name]['schema']> };

export const settings = {
  VITE_SITE_URL: {
    description: 'Address of the published site: https:// and the domain, with nothing after it.',
    schema: formats.siteAddress,
    placeholder: 'https://www.example.com',
  },
  VITE_COMPANY_NAME: {
    description: 'Name of the company, as visitors know it.',
    schema: formats.filled,
    placeholder: 'Tarcza DDD',
  },
  VITE_COMPANY_LEGAL_NAME: {
    description: 'Full name of the company, as the register of businesses (CEIDG or KRS) has it.',
    schema: formats.filled,
    placeholder: 'Firma Przykładowa',
  },
  VITE_COMPANY_NIP: {
    description: 'Tax number (NIP): ten digits, with or without hyphens.',
    schema: formats
      .registered([10])
      .transform((digits) => digits.replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4')),
    placeholder: '000-000-00-00',
  },
  VITE_COMPANY_REGON: {
    description: 'Number in the REGON register: nine or fourteen digits.',
    schema: formats.registered([9, 14]),
    placeholder: '000000000',
  },
  VITE_COMPANY_REGISTER: {
    description:
      'For a company in the KRS: number, court and share capital, in Polish, such as KRS 0000123456, Sąd Rejonowy dla Krakowa-Śródmieścia, XI Wydział Gospodarczy KRS, kapitał zakładowy 5000 zł.',
    schema: formats.filled,
  },
  VITE_COMPANY_PHONE: {
    description: 'Phone that every call button dials: nine digits, with or without +48.',
    schema: formats.phone,
    placeholder: '+48 000 000 000',
  },
  VITE_COMPANY_EMAIL: {
    description: 'Address to which visitors write.',
    schema: z.string().refine(isEmail, 'it is not an e-mail address'),
    placeholder: 'kontakt@example.com',
  },
  VITE_COMPANY_STREET: {
    description: 'Street and number of the office in Kraków.',
    schema: formats.filled,
    placeholder: 'ul. Przykładowa 1',
  },
  VITE_COMPANY_POSTAL_CODE: {
    description: 'Postal code of the office, such as 31-042.',
    schema: formats.matching(/^\d{2}-\d{3}$/, 'it is not a postal code such as 31-042'),
    placeholder: '30-000',
  },
  VITE_COMPANY_GEO: {
    description: 'Where that address lies, in degrees: latitude, longitude, such as 50.0614, 19.9372.',
    schema: formats.geo,
    // The middle of Kraków.
    placeholder: '50.0647, 19.945',
  },
  VITE_CONFIRMED_FIGURES: {
    description: `Figures that the company can prove, separated by commas: ${formats.figureNames.join(', ')}.`,
    schema: formats.figures,
  },
  VITE_FIGURE_SOURCES: {
    description: `Sources of the percentages, which are left out without one: JSON such as {"effectiveness": "badanie własne, 312 zleceń, 2025"}; names: ${formats.sourcedFigures.join(', ')}.`,
    schema: formats.json(z.partialRecord(z.enum(formats.sourcedFigures), formats.filled)),
  },
  VITE_RATINGS: {
    description: `Ratings with their source and day: JSON such as {"company": {"value": 4.8, "count": 127, "source": "Google", "date": "2026-11-20"}}; beside company it may hold ${formats.rated.slice(1).join(' and ')}.`,
    schema: formats.json(formats.ratings),
  },
  VITE_OPINIONS_CHECK: {
    description:
      'How the company makes sure that opinions come from customers, one Polish sentence; without it the pages say that it does not.',
    schema: formats.filled,
  },
  VITE_CREDENTIALS: {
    description:
      'Names, certificates and insurance for /o-nas: a JSON list such as [{"title": "Ubezpieczenie OC", "text": "polisa nr 1, suma 500 000 zł"}].',
    schema: formats.json(formats.credentials),
  },
  VITE_TESTIMONIALS: {
    description: 'What real customers said: a JSON list of {"name", "text", "rating"}, rating 1 to 5.',
    schema: formats.json(formats.testimonials),
  },
  VITE_SPECIAL_HOURS: {
    description:
      'Holidays and other hours: a JSON list such as [{"label": "Boże Narodzenie", "from": "2026-12-24", "to": "2026-12-26"}]; with "opens": "8:00" and "closes": "13:00" the office is open.',
    schema: formats.json(formats.specialHours),
  },
  VITE_COMPANY_WHATSAPP: {
    description: 'Number that answers on WhatsApp: nine digits, with or without +48.',
    schema: formats.phone,
  },
  VITE_COMPANY_SMS: {
    description: 'Number that answers text messages: nine digits, with or without +48.',
    schema: formats.phone,
  },
  VITE_FIREBASE_PROJECT_ID: {
    description: 'Id of the Firebase project that receives the messages and serves the site.',
    // The id is a part of file names and addresses.
    schema: formats.matching(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      'it is not a project id: 6 to 30 letters a–z, digits and hyphens',
    ),
    isRequired: true,
  },
  VITE_FIREBASE_API_KEY: {
    description: "The project's public web API key, from its settings in the Firebase console.",
    schema: formats.webApiKey,
    isRequired: true,
  },
  VITE_APP_CHECK_SITE_KEY: {
    description:
      'Key of reCAPTCHA Enterprise, with which App Check keeps robots out; to deploy without it, set APP_CHECK=off. See docs/operations.md.',
    schema: formats.matching(/^6L[\w-]+$/, 'it does not begin with 6L'),
  },
  VITE_FIREBASE_APP_ID: {
    description: 'Id of the web app, from the project settings in the Firebase console. App Check needs it.',
    schema: formats.webAppId,
  },
  APP_CHECK: {
    description: 'off, to deploy a form that robots can write to without a browser. Otherwise unset.',
    schema: z.literal('off'),
  },
  VITE_FIRESTORE_EMULATOR: {
    description: 'The address of a local Firestore, to which no visitor can write.',
    schema: formats.filled,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Returns whether a value is one of a build without settings. Projects of emulators begin with "demo-". */
export const isPlaceholder = (name: SettingName, value: string) => {
  const { placeholder, schema }: Setting = settings[name];
  // As visitors read it: "+48 000 000 000" for 48000000000.
  const read = schema.safeParse(value).data;
  const texts = [value, typeof read === 'string' ? read : ''];
  return texts.some(
    (text) => text === placeholder || hasExample(text) || /przykładow[ay]|^demo(-|$)|^local$/i.test(text),
  );
};

/** Returns the values of settings, and a sentence for each that is missing, wrong or unknown. Empty ones are absent. */
export function validateSettings<Known extends Settings>(known: Known, env: Environment) {
  const given: Environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const shape = Object.entries(known).map(([name, { schema, isRequired }]) => [
    name,
    isRequired ? schema : schema.optional(),
  ]);
  const { data = {}, error } = z.strictObject(Object.fromEntries(shape)).safeParse(given);
  const problems = new Map<string, string[]>();
  for (const { path, message } of error?.issues ?? []) {
    const [name = '', ...inside] = path.map(String);
    problems.set(name, [
      ...(problems.get(name) ?? []),
      [inside.join('.'), message].filter(Boolean).join(': '),
    ]);
  }
  // Unknown names have no path.
  problems.delete('');
  const faults = [...problems].map(([name, messages]) => {
    const problem = given[name] ? `wrong (${messages.join('; ')})` : 'missing';
    return `${name} is ${problem}. It holds: ${known[name]?.description}`;
  });
  const unknown = Object.keys(given)
    .filter((name) => !(name in known))
    .map((name) => `${name} is not the name of a setting. Remove it, or correct its name.`);
  return { values: data as Values<Known>, faults: [...faults, ...unknown] };
}

/** The settings of a build: none is required. */
const settingsOfBuild = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, { ...setting, isRequired: false }]),
) as unknown as typeof settings;

/**
 * Returns the values of the settings that are not empty.
 *
 * @throws Error that names each setting with a wrong value.
 */
export function readSettings(env: Environment): Values<typeof settings> {
  const own = Object.entries(env).filter(([name]) => name in settings);
  const { values, faults } = validateSettings(settingsOfBuild, Object.fromEntries(own));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return values;
}
