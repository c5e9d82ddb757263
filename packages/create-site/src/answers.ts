import { guessCountry, getPlaceholder, isCountry, validatePhone } from './countries.ts';

/** The languages with texts in the template. */
export const languages = ['pl', 'en', 'de', 'cs', 'uk'] as const;
export type Language = (typeof languages)[number];

export interface Answers {
  name: string;
  town: string;
  /** Trade, in the language of the site. */
  trade: string;
  /** Phone number, with the country's prefix (+420, 00420) or as written in the country. */
  phone: string;
  /** Brand colour: `#rrggbb`. */
  color: string;
  /** Languages of the site, separated by commas. The first is the default. Those without texts in the template start in English. */
  language: string;
  /** ISO code of the country, such as `DE`. Undefined is the country of the first language. */
  country?: string;
  host: string;
  form: string;
}

export type Question = keyof Answers;

/** Values of options with fixed values. The first is the default. */
export const choices = { host: ['firebase', 'nginx', 'none'], form: ['firebase', 'webhook'] } as const;

export const parseLanguages = (answer: string) =>
  answer
    .toLowerCase()
    .trim()
    .split(/\s*,\s*|\s+/);

/** Returns the language whose texts a site in this language starts with. */
export const pickTexts = (code: string) => languages.find((language) => language === code) ?? 'en';

/** Returns the ISO code of the company's country; Poland if the given one is none. */
export function getCountry({ country, language }: Pick<Answers, 'country' | 'language'>) {
  const code = country?.toUpperCase() ?? guessCountry(parseLanguages(language)[0] ?? 'pl');
  return isCountry(code) ? code : 'PL';
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns whether a code is the shortest one of a language: `de`, but not `deu`, which stops the build. */
const isKnown = (code: string) => languageNames.of(code) && Intl.getCanonicalLocales(code)[0] === code;

export const questions: readonly { name: Question; text: string }[] = [
  {
    name: 'language',
    text: 'Language of the site (pl, en, de, cs, uk; others start with English texts); several with commas',
  },
  { name: 'country', text: 'Country of the firm (two letters)' },
  { name: 'name', text: 'Name of the firm' },
  { name: 'trade', text: 'What it does, in a word or two' },
  { name: 'town', text: 'Town' },
  { name: 'phone', text: 'Telephone' },
  { name: 'color', text: 'Colour of the brand' },
  { name: 'host', text: `Configuration that the build writes: ${choices.host.join(', ')}` },
  { name: 'form', text: `Where the form sends messages: ${choices.form.join(', ')}` },
];

const examples: Readonly<Record<Language, { trade: string; town: string }>> = {
  pl: { trade: 'Naprawy', town: 'Kraków' },
  en: { trade: 'Repairs', town: 'Leeds' },
  de: { trade: 'Reparaturen', town: 'Leipzig' },
  cs: { trade: 'Opravy', town: 'Brno' },
  uk: { trade: 'Ремонт', town: 'Львів' },
};

/** Returns what replaces an empty answer. Country, trade, town and phone number follow the first language. */
export function getDefaultAnswer(name: Question, place: Pick<Answers, 'country' | 'language'>): string {
  return {
    ...examples[pickTexts(parseLanguages(place.language)[0] ?? 'pl')],
    language: 'pl',
    country: getCountry(place),
    name: 'My Firm',
    phone: getPlaceholder(getCountry(place)),
    color: '#1f4fc4',
    host: choices.host[0],
    form: choices.form[0],
  }[name];
}

/** Returns the error of an answer, with what to do; undefined if it is valid. `place` has the answers for languages and country. */
export function validateAnswer(
  name: Question,
  answer: string,
  place: Pick<Answers, 'country' | 'language'>,
): string | undefined {
  if (name === 'language') return validateLanguages(answer);
  if (name === 'host' || name === 'form')
    return choices[name].some((known) => known === answer)
      ? undefined
      : `"${answer}" is no value of --${name}. Choose one of ${choices[name].join(', ')}.`;
  if (name === 'color')
    return /^#[\da-f]{6}$/i.test(answer)
      ? undefined
      : `"${answer}" is no colour of the form #rrggbb. Write six hexadecimal digits, such as #1f4fc4.`;
  if (name === 'country')
    return isCountry(answer.toUpperCase())
      ? undefined
      : `"${answer}" is no value of --country. Write the two letters of ISO 3166, such as DE or GB.`;
  if (name === 'phone') return validatePhone(answer, getCountry(place));
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(answer))
    return `The ${name} has a line break or control character. Write it on one line.`;
  return answer.trim() ? undefined : `The ${name} is empty. Write a word or two.`;
}

function validateLanguages(answer: string): string | undefined {
  const wanted = parseLanguages(answer);
  const unknown = wanted.find((code) => !/^[a-z]{2,3}$/.test(code) || !isKnown(code));
  const [, language, country] = /^([a-z]{2,3})[-_]([a-z]{2})$/.exec(unknown ?? '') ?? [];
  if (country)
    return `"${unknown}" is a language with its country. Write ${language}, and the country as --country ${country.toUpperCase()}.`;
  if (unknown !== undefined)
    return `"${unknown || answer}" is no code of a language. Write ${languages.join(', ')}, or another one such as fr, whose texts are English until you translate them.`;
  return new Set(wanted).size < wanted.length ? `"${answer}" names a language twice.` : undefined;
}
