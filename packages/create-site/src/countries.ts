import type { Language } from './answers.ts';

/** A country of a company. */
export interface Country {
  callingCode: number;
  timeZone: string;
  /** How numbers without the calling code are written: with a zero, or with this number of digits. */
  national?: 'zero' | number;
}

/** Countries by their ISO 3166 codes. */
export const countries: Readonly<Record<string, Country>> = {
  AT: { callingCode: 43, timeZone: 'Europe/Vienna', national: 'zero' },
  AU: { callingCode: 61, timeZone: 'Australia/Sydney' },
  BE: { callingCode: 32, timeZone: 'Europe/Brussels', national: 'zero' },
  BG: { callingCode: 359, timeZone: 'Europe/Sofia' },
  CA: { callingCode: 1, timeZone: 'America/Toronto', national: 10 },
  CH: { callingCode: 41, timeZone: 'Europe/Zurich', national: 'zero' },
  CZ: { callingCode: 420, timeZone: 'Europe/Prague', national: 9 },
  DE: { callingCode: 49, timeZone: 'Europe/Berlin', national: 'zero' },
  DK: { callingCode: 45, timeZone: 'Europe/Copenhagen', national: 8 },
  EE: { callingCode: 372, timeZone: 'Europe/Tallinn' },
  ES: { callingCode: 34, timeZone: 'Europe/Madrid', national: 9 },
  FI: { callingCode: 358, timeZone: 'Europe/Helsinki', national: 'zero' },
  FR: { callingCode: 33, timeZone: 'Europe/Paris', national: 9 },
  GB: { callingCode: 44, timeZone: 'Europe/London', national: 'zero' },
  GR: { callingCode: 30, timeZone: 'Europe/Athens' },
  HR: { callingCode: 385, timeZone: 'Europe/Zagreb', national: 'zero' },
  HU: { callingCode: 36, timeZone: 'Europe/Budapest' },
  IE: { callingCode: 353, timeZone: 'Europe/Dublin', national: 'zero' },
  IT: { callingCode: 39, timeZone: 'Europe/Rome' },
  LI: { callingCode: 423, timeZone: 'Europe/Vaduz' },
  LT: { callingCode: 370, timeZone: 'Europe/Vilnius' },
  LU: { callingCode: 352, timeZone: 'Europe/Luxembourg' },
  LV: { callingCode: 371, timeZone: 'Europe/Riga' },
  NL: { callingCode: 31, timeZone: 'Europe/Amsterdam', national: 'zero' },
  NO: { callingCode: 47, timeZone: 'Europe/Oslo', national: 8 },
  NZ: { callingCode: 64, timeZone: 'Pacific/Auckland' },
  PL: { callingCode: 48, timeZone: 'Europe/Warsaw', national: 9 },
  PT: { callingCode: 351, timeZone: 'Europe/Lisbon', national: 9 },
  RO: { callingCode: 40, timeZone: 'Europe/Bucharest', national: 'zero' },
  SE: { callingCode: 46, timeZone: 'Europe/Stockholm', national: 'zero' },
  SI: { callingCode: 386, timeZone: 'Europe/Ljubljana', national: 'zero' },
  SK: { callingCode: 421, timeZone: 'Europe/Bratislava', national: 9 },
  UA: { callingCode: 380, timeZone: 'Europe/Kyiv', national: 9 },
  US: { callingCode: 1, timeZone: 'America/New_York', national: 10 },
};

/** The country of each language, unless the option names another one. */
export const countryOf: Readonly<Record<Language, string>> = {
  pl: 'PL',
  en: 'GB',
  de: 'DE',
  cs: 'CZ',
  uk: 'UA',
};

/** Returns the error of a phone number, with an example for the country; undefined if a link can dial it. */
export function validatePhone(answer: string, code: string): string | undefined {
  const country = countries[code] ?? { callingCode: 48, timeZone: 'Europe/Warsaw', national: 9 };
  if (canBeDialled(answer.trim(), country)) return undefined;
  const { callingCode, national } = country;
  const example =
    typeof national === 'number'
      ? { 8: '20123456', 9: '600 100 200', 10: '212 555 0100' }[national]
      : '30 1234567';
  const alternative = national ? ` or ${national === 'zero' ? '0' : ''}${example}` : '';
  return `"${answer}" is no phone number that a link can dial. Write it like +${callingCode} ${example}${alternative}, without remarks.`;
}

/** Accepts less than the components do: no extension, and no word. */
function canBeDialled(number: string, { callingCode, national }: Country): boolean {
  if (!/^(?:\+|00)?[ \d.()-]+$/.test(number)) return false;
  const hasLength = (local: string) =>
    typeof national !== 'number' || local.replace(/^0(?!00)/, '').length === national;
  const digits = number.replace(/\D/g, '');
  if (/^\D*(?:\+|00(?=[1-9]))/.test(number)) {
    const whole = digits.replace(/^00/, '');
    const isOwn = whole.startsWith(`${callingCode}`);
    return /^\d{8,15}$/.test(whole) && (!isOwn || hasLength(whole.slice(`${callingCode}`.length)));
  }
  if (/^[1-9]\d{2,3}$/.test(digits)) return true;
  return national === 'zero' ? /^0\d{5,}$/.test(digits) : national !== undefined && hasLength(digits);
}

/** Returns what a link dials for a number without a calling code. Undefined for one with a code, and for one such as 112. */
export function dialledNumber(number: string, country: Country | undefined): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (!country || /^\D*(?:\+|00(?=[1-9]))/.test(number) || digits.length < 5) return undefined;
  return `+${country.callingCode}${digits.replace(/^0(?!00)/, '')}`;
}
