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
 */
export function findFirmErrors(firm: FirmDetails, validatePhone: (phone: string) => unknown): string[] {
  const { country, timeZone } = firm;
  const errors: string[] = [];
  for (const [name, value] of Object.entries(firm) as [string, unknown][]) {
    if (typeof value !== 'string') continue;
    const problem = /phone|mobile/i.test(name) && findProblem(() => validatePhone(value));
    if (problem) errors.push(`${name} ${problem}`);
    if (/mail/i.test(name) && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value))
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

const placeholder =
  /(?<!\\)"\s*"|\[(?=[^"\]]*\p{L})[^"[\]{}]+\]|[^"]*(?:\bexample\.(?:com|org)|\blocalhost\b|(?<!(?<![+\d])\d{1,3} )000 000)[^"]*/gu;

/**
 * Returns a sentence for each entry of a content with placeholders, which visitors would read: empty texts, texts in square
 * brackets, addresses of example.com and localhost, numbers such as 000 000, but not 1 000 000.
 */
export function findPlaceholders(content: object): string[] {
  return Object.entries(content).flatMap(([name, texts]) => {
    const [first, ...more] = JSON.stringify(texts)?.match(placeholder) ?? [];
    return first
      ? [`${name} has placeholders: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`]
      : [];
  });
}
