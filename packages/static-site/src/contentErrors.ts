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
  const texts = Object.entries(firm).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return [
    ...texts
      .filter(([name]) => /phone|mobile/i.test(name))
      .map(([name, value]) => findPhoneError(name, value, validatePhone)),
    ...texts
      .filter(([name, value]) => /mail/i.test(name) && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value))
      .map(([name, value]) => `${name} is "${value}". Write an address like office@example.com.`),
    ...(isCountry(country)
      ? []
      : [`country is "${country}". Write the two letters of ISO 3166, such as DE or GB.`]),
    ...(isTimeZone(timeZone) ? [] : [`timeZone is "${timeZone}". Write it like Europe/Berlin.`]),
  ].filter((sentence) => sentence !== undefined);
}

function findPhoneError(name: string, value: string, validatePhone: (phone: string) => unknown) {
  try {
    validatePhone(value);
    return undefined;
  } catch (error) {
    return `${name} ${(error as Error).message}`;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const placeholder =
  /\[(?=[^"\]]*\p{L})[^"[\]{}]+\]|[^"]*(?:\bexample\.(?:com|org)|\blocalhost\b|000 000)[^"]*/gu;

/**
 * Returns a sentence for each entry of a content with placeholders, which visitors would read: texts in square brackets, addresses
 * of example.com and localhost, numbers such as 000 000.
 */
export function findPlaceholders(content: object): string[] {
  return Object.entries(content).flatMap(([name, texts]) => {
    const [first, ...more] = JSON.stringify(texts)?.match(placeholder) ?? [];
    return first
      ? [`${name} has placeholders: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`]
      : [];
  });
}
