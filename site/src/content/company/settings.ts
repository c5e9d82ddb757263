/**
 * The settings by which the company says who it is: what a deploy has to supply, and what it may leave out.
 * For the deploy, in plain Node; what the pages themselves need of it is in readCompany.ts.
 */
import { placeholders, type Environment, type Setting } from './readCompany.ts';
import {
  describeSpecialHoursFault,
  givenFigures,
  nationalDigits,
  parseCredentials,
  parseFigures,
  parseFigureSources,
  parseGeo,
  parseRatings,
  parseTestimonials,
  rated,
  sourcedFigures,
  withSources,
  type FigureName,
} from './parseSettings.ts';
import { dayIn } from '../../../../packages/static-site/src/openingHours.ts';

export interface CompanyVariable {
  name: Setting;
  description: string;
  /** What is wrong with a value, if anything. */
  fault: (value: string) => string | undefined;
}

const standInFault = 'is still a stand-in';
const standInSign = /\bexample\.(com|net|org)\b|przykładow[ay]/i;

/** The one list of what a deploy has to supply. */
export const companyVariables = [
  {
    name: 'VITE_SITE_URL',
    description: 'Address of the published site: https:// and the domain, with nothing after it.',
    fault: (value) =>
      /^https:\/\/[^\s/?#]+\.[^\s/?#]+\/?$/.test(value)
        ? undefined
        : 'is not https:// followed by a domain alone',
  },
  {
    name: 'VITE_COMPANY_NAME',
    description: 'Name of the company, as visitors know it.',
    fault: () => undefined,
  },
  {
    name: 'VITE_COMPANY_LEGAL_NAME',
    description: 'Full name of the company, as the register of businesses (CEIDG or KRS) has it.',
    fault: () => undefined,
  },
  {
    name: 'VITE_COMPANY_NIP',
    description: 'Tax number (NIP): ten digits, with or without hyphens.',
    fault: (value) => numberFault(value, [10], 'NIP'),
  },
  {
    name: 'VITE_COMPANY_REGON',
    description: 'Number in the REGON register: nine or fourteen digits.',
    fault: (value) => numberFault(value, [9, 14], 'REGON'),
  },
  {
    name: 'VITE_COMPANY_PHONE',
    description: 'Phone that every call button dials: nine digits, with or without +48.',
    fault: phoneFault,
  },
  {
    name: 'VITE_COMPANY_EMAIL',
    description: 'Address to which visitors write.',
    fault: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? undefined : 'is not an e-mail address'),
  },
  {
    name: 'VITE_COMPANY_STREET',
    description: 'Street and number of the office in Kraków.',
    fault: () => undefined,
  },
  {
    name: 'VITE_COMPANY_POSTAL_CODE',
    description: 'Postal code of the office, such as 31-042.',
    fault: (value) => (/^\d{2}-\d{3}$/.test(value) ? undefined : 'is not a postal code such as 31-042'),
  },
  {
    name: 'VITE_COMPANY_GEO',
    description: 'Where that address lies, in degrees: latitude, longitude, such as 50.0614, 19.9372.',
    fault: (value) => (parseGeo(value) ? undefined : 'is not a latitude and a longitude in Małopolska'),
  },
] as const satisfies readonly CompanyVariable[];

const today = () => dayIn('Europe/Warsaw');

/** What a deploy may do without. What is not confirmed here is not published. */
const optionalVariables = [
  {
    name: 'VITE_CONFIRMED_FIGURES',
    description: `Figures of site/src/content/company/parseSettings.ts that the company can prove, separated by commas: ${Object.keys(givenFigures).join(', ')}.`,
    fault: (value: string) => (parseFigures(value) ? undefined : 'names something that is not such a figure'),
  },
  {
    name: 'VITE_FIGURE_SOURCES',
    description: `Sources of the percentages, which are left out without one: JSON such as {"effectiveness": "badanie własne, 312 zleceń, 2025"}; names: ${sourcedFigures.join(', ')}.`,
    fault: (value: string) =>
      parseFigureSources(value) ? undefined : 'is not a JSON object of such names, each with a text',
  },
  {
    name: 'VITE_RATINGS',
    description: `Ratings with their source and day: JSON such as {"company": {"value": 4.8, "count": 127, "source": "Google", "date": "2026-11-20"}}; beside company it may hold ${rated.slice(1).join(' and ')}.`,
    fault: ratingsFault,
  },
  {
    name: 'VITE_OPINIONS_CHECK',
    description:
      'How the company makes sure that opinions come from customers, one Polish sentence; without it the pages say that it does not.',
    fault: () => undefined,
  },
  {
    name: 'VITE_CREDENTIALS',
    description:
      'Names, certificates and insurance for /o-nas: a JSON list such as [{"title": "Ubezpieczenie OC", "text": "polisa nr 1, suma 500 000 zł"}].',
    fault: (value: string) =>
      parseCredentials(value) ? undefined : 'is not a JSON list of {"title": text, "text": text}',
  },
  {
    name: 'VITE_TESTIMONIALS',
    description: 'What real customers said: a JSON list of {"name", "text", "rating"}, rating 1 to 5.',
    fault: (value: string) =>
      parseTestimonials(value)
        ? undefined
        : 'is not a JSON list of {"name": text, "text": text, "rating": whole number from 1 to 5}',
  },
  {
    name: 'VITE_SPECIAL_HOURS',
    description:
      'Holidays and other hours: a JSON list such as [{"label": "Boże Narodzenie", "from": "2026-12-24", "to": "2026-12-26"}]; with "opens": "8:00" and "closes": "13:00" the office is open.',
    fault: (value: string) => describeSpecialHoursFault(value, today()),
  },
  {
    name: 'VITE_COMPANY_WHATSAPP',
    description: 'Number that answers on WhatsApp: nine digits, with or without +48.',
    fault: phoneFault,
  },
  {
    name: 'VITE_COMPANY_SMS',
    description: 'Number that answers text messages: nine digits, with or without +48.',
    fault: phoneFault,
  },
] as const;

/** Names of all settings of the company. */
export const settingNames = [...companyVariables, ...optionalVariables].map(({ name }): string => name);

/**
 * One sentence for each variable that is missing, still a placeholder, or malformed. An empty list
 * means that the site may be deployed.
 */
export function missingVariables(env: Environment): string[] {
  const required = companyVariables.flatMap(({ name, description, fault }) => {
    const value = env[name]?.trim();
    const problem = !value
      ? 'is missing'
      : value === placeholders[name] || standInSign.test(value)
        ? standInFault
        : fault(value);
    return problem ? [`${name} ${problem}. It holds: ${description}`] : [];
  });
  const optional = optionalVariables.flatMap(({ name, description, fault }) => {
    const value = env[name]?.trim();
    const problem = value && (standInSign.test(value) ? standInFault : fault(value));
    return problem ? [`${name} ${problem}. It holds: ${description}`] : [];
  });
  return [...required, ...optional];
}

/** What the company could say and has not confirmed, so that the published pages do without. */
export function leftOut(env: Environment): string[] {
  const sources = parseFigureSources(env['VITE_FIGURE_SOURCES'] ?? '') ?? {};
  const figures = withSources(parseFigures(env['VITE_CONFIRMED_FIGURES'] ?? '') ?? {}, sources);
  const ratings = parseRatings(env['VITE_RATINGS'] ?? '') ?? {};
  return [
    ...(Object.keys(givenFigures) as FigureName[])
      .filter((name) => figures[name] === undefined)
      .map((name) => `${name} ${givenFigures[name]}`),
    ...rated.filter((name) => !ratings[name]).map((name) => `rating of ${name}`),
    ...(env['VITE_TESTIMONIALS']?.trim() ? [] : ['testimonials']),
  ];
}

/** A service cannot have more opinions than the company in the same source. */
function ratingsFault(value: string): string | undefined {
  const ratings = parseRatings(value);
  if (!ratings) return 'is not JSON of ratings, each with value, count, source and date';
  const { company, ...services } = ratings;
  const exceeds = Object.values(services).some(
    ({ count, source }) => company && source === company.source && count > company.count,
  );
  return exceeds ? 'gives a service more opinions than the company has in the same source' : undefined;
}

function phoneFault(value: string): string | undefined {
  if (nationalDigits(value).length !== 9 || !/^\+?[\d\s().-]+$/.test(value))
    return 'is not a phone of 9 digits';
  return /^0+$/.test(nationalDigits(value)) ? standInFault : undefined;
}

/** The last digit of NIP and REGON is made from the others; the weights are those of the registers. */
const weights: Readonly<Record<number, readonly number[]>> = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  10: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
};

function numberFault(value: string, lengths: readonly number[], name: string): string | undefined {
  const digits = value.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length))
    return `is not a ${name} of ${lengths.join(' or ')} digits`;
  if (/^0+$/.test(digits)) return standInFault;
  const sum = (weights[digits.length] ?? []).reduce(
    (all, weight, at) => all + weight * Number(digits[at]),
    0,
  );
  // A remainder of 10: REGON writes 0, and no NIP is given out with it.
  const last = digits.length === 10 ? sum % 11 : (sum % 11) % 10;
  return last === Number(digits.at(-1)) ? undefined : `is not a ${name}: its check digit does not fit`;
}
