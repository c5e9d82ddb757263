import { isCountry } from './languageTags.ts';

/** A company, as far as its details can be checked. Names of e-mail addresses contain `mail`, of numbers `phone` or `mobile`. */
export interface FirmDetails {
  /** ISO 3166, such as `DE`. */
  country: string;
  /** Such as `Europe/Berlin`. */
  timeZone: string;
}

/**
 * Returns a sentence for each wrong detail of a company: e-mail addresses, phone numbers, country and time zone.
 *
 * @param validatePhone Throws an Error for a number that cannot be dialled, such as `phoneNumber` of `@tarcza/ui`.
 * @param isEmail Such as `isEmail` of `@tarcza/contact/contract`.
 */
export function findFirmErrors(
  firm: FirmDetails,
  validatePhone: (phone: string) => unknown,
  isEmail: (text: string) => boolean,
): string[] {
  const { country, timeZone } = firm;
  const errors: string[] = [];
  for (const [name, value] of Object.entries(firm) as [string, unknown][]) {
    if (typeof value !== 'string') continue;
    const problem = /phone|mobile/i.test(name) && findProblem(() => validatePhone(value));
    if (problem) errors.push(`${name} ${problem}`);
    if (/mail/i.test(name) && !isEmail(value))
      errors.push(`${name} is "${value}". Write an address like office@example.com.`);
  }
  if (!isCountry(country))
    errors.push(`country is "${country}". Write the two letters of ISO 3166, such as DE or GB.`);
  if (findProblem(() => new Intl.DateTimeFormat('en', { timeZone })))
    errors.push(`timeZone is "${timeZone}". Write it like Europe/Berlin.`);
  return errors;
}

function findProblem(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const example = /\bexample\.(?:com|net|org)\b|\byour-company\.\w|(?<!(?<![+\d])\d{1,3} )000 000/i;

/** Returns whether a text has an address or a number of examples: example.com, your-company.pl, 000 000, but not 1 000 000. */
export const hasExample = (text: string) => example.test(text);

const isPlaceholder = (text: string) =>
  hasExample(text) || /^\s*$|\[(?=[^\]]*\p{L})[^[\]{}]+\]|\blocalhost\b/u.test(text);

const listTexts = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(listTexts);

/**
 * Returns a sentence for each entry of a content with placeholders, which visitors would read: empty texts, texts in square
 * brackets, addresses of localhost, addresses and numbers of examples.
 */
export function findPlaceholders(content: object): string[] {
  return Object.entries(content).flatMap(([name, entry]) => {
    const [first, ...more] = listTexts(entry).filter(isPlaceholder);
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return first === undefined ? [] : [`${name} has placeholders: ${first || '""'}${others}.`];
  });
}
