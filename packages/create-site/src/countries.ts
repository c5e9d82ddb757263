import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { createExamplePhone, normalizePhone, readPhone } from '@tarcza/contact/phone';

/** Returns whether a code is a country with phone numbers (ISO 3166). */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

export const getCallingCode = (country: CountryCode): number => Number(getCountryCallingCode(country));

/** The zone of the capital or the largest town, in countries with several. */
const mainZones: Partial<Record<CountryCode, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

/** `getTimeZones` is not yet in the types of TypeScript. */
type Region = Intl.Locale & { getTimeZones: () => string[] | undefined };

/** Returns the time zone of a company in a country, the first of an unknown one. */
export const getTimeZone = (country: CountryCode): string =>
  mainZones[country] ?? (new Intl.Locale(`und-${country}`) as Region).getTimeZones()?.[0] ?? 'UTC';

/** Returns the country that a site in this language is most likely for. */
export const guessCountry = (language: string): string =>
  ({ en: 'GB', pt: 'PT' })[language] ??
  (/^[a-z]{2,3}$/.test(language) ? new Intl.Locale(language).maximize().region : undefined) ??
  'PL';

/** Returns a number of zeros that has the length of the country's numbers. */
export const getPlaceholder = (country: CountryCode): string =>
  createExamplePhone(getCallingCode(country)).replace(/ .*/, (digits) => digits.replace(/\d/g, '0'));

/** Returns the error of a phone number, with examples for the country; undefined if a link can dial it. */
export function validatePhone(answer: string, country: CountryCode): string | undefined {
  const phone = normalizePhone(answer);
  // As in PhoneButton, a slash after seven digits separates two numbers.
  if (!/(?:\d\D*){7}\//.test(phone) && readPhone(phone, getCallingCode(country))) return undefined;
  const example = getExampleNumber(country, examples);
  return `"${answer}" is no phone number that a link can dial. Write it like ${example?.formatInternational()} or ${example?.formatNational()}, without remarks.`;
}
