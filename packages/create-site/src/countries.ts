/** A country of a company. */
export interface Country {
  callingCode: number;
  timeZone: string;
  /** How numbers without the calling code are written: with a zero, or with this number of digits. */
  national?: 'zero' | number;
  /** A number as written in the country. Its zero is left out after the calling code. */
  example: string;
}

const polish: Country = {
  callingCode: 48,
  timeZone: 'Europe/Warsaw',
  national: 9,
  example: '600 100 200',
};

/** Countries by their ISO 3166 codes. */
export const countries: Readonly<Record<string, Country>> = {
  AT: { callingCode: 43, timeZone: 'Europe/Vienna', national: 'zero', example: '0660 1234567' },
  AU: { callingCode: 61, timeZone: 'Australia/Sydney', national: 'zero', example: '0412 345 678' },
  BE: { callingCode: 32, timeZone: 'Europe/Brussels', national: 'zero', example: '0470 12 34 56' },
  BG: { callingCode: 359, timeZone: 'Europe/Sofia', example: '88 123 4567' },
  CA: { callingCode: 1, timeZone: 'America/Toronto', national: 10, example: '416 555 0100' },
  CH: { callingCode: 41, timeZone: 'Europe/Zurich', national: 'zero', example: '079 123 45 67' },
  CZ: { callingCode: 420, timeZone: 'Europe/Prague', national: 9, example: '600 100 200' },
  DE: { callingCode: 49, timeZone: 'Europe/Berlin', national: 'zero', example: '030 1234567' },
  DK: { callingCode: 45, timeZone: 'Europe/Copenhagen', national: 8, example: '20 12 34 56' },
  EE: { callingCode: 372, timeZone: 'Europe/Tallinn', example: '5123 4567' },
  ES: { callingCode: 34, timeZone: 'Europe/Madrid', national: 9, example: '612 34 56 78' },
  FI: { callingCode: 358, timeZone: 'Europe/Helsinki', national: 'zero', example: '040 123 4567' },
  FR: { callingCode: 33, timeZone: 'Europe/Paris', national: 9, example: '06 00 10 02 00' },
  GB: { callingCode: 44, timeZone: 'Europe/London', national: 'zero', example: '020 7946 0100' },
  GR: { callingCode: 30, timeZone: 'Europe/Athens', example: '691 234 5678' },
  HR: { callingCode: 385, timeZone: 'Europe/Zagreb', national: 'zero', example: '091 234 5678' },
  HU: { callingCode: 36, timeZone: 'Europe/Budapest', example: '20 123 4567' },
  IE: { callingCode: 353, timeZone: 'Europe/Dublin', national: 'zero', example: '01 234 5678' },
  IT: { callingCode: 39, timeZone: 'Europe/Rome', example: '312 345 6789' },
  LI: { callingCode: 423, timeZone: 'Europe/Vaduz', example: '660 12 34' },
  LT: { callingCode: 370, timeZone: 'Europe/Vilnius', example: '612 34567' },
  LU: { callingCode: 352, timeZone: 'Europe/Luxembourg', example: '621 123 456' },
  LV: { callingCode: 371, timeZone: 'Europe/Riga', example: '21 234 567' },
  NL: { callingCode: 31, timeZone: 'Europe/Amsterdam', national: 'zero', example: '06 12345678' },
  NO: { callingCode: 47, timeZone: 'Europe/Oslo', national: 8, example: '20 12 34 56' },
  NZ: { callingCode: 64, timeZone: 'Pacific/Auckland', national: 'zero', example: '021 123 4567' },
  PL: polish,
  PT: { callingCode: 351, timeZone: 'Europe/Lisbon', national: 9, example: '912 345 678' },
  RO: { callingCode: 40, timeZone: 'Europe/Bucharest', national: 'zero', example: '0712 345 678' },
  SE: { callingCode: 46, timeZone: 'Europe/Stockholm', national: 'zero', example: '070 123 45 67' },
  SI: { callingCode: 386, timeZone: 'Europe/Ljubljana', national: 'zero', example: '031 123 456' },
  SK: { callingCode: 421, timeZone: 'Europe/Bratislava', national: 9, example: '0901 234 567' },
  UA: { callingCode: 380, timeZone: 'Europe/Kyiv', national: 9, example: '067 123 45 67' },
  US: { callingCode: 1, timeZone: 'America/New_York', national: 10, example: '212 555 0100' },
};

/** Returns the country that a site in this language is most likely for. */
export const countryOf = (language: string) =>
  ({ en: 'GB', pt: 'PT' })[language] ??
  (/^[a-z]{2,3}$/.test(language) ? new Intl.Locale(language).maximize().region : undefined) ??
  'PL';

/** Replaces the slash after an area code, such as in 0221/123456. A later one separates two numbers. */
export const normalizePhone = (phone: string) =>
  phone.trim().replace(/^((?:\+|00)?[\d() ]{3,9}) ?\/ ?(?=\d{3})/, '$1 ');

/** Returns the error of a phone number, with an example for the country; undefined if a link can dial it. */
export function validatePhone(answer: string, code: string): string | undefined {
  const country = countries[code] ?? polish;
  if (canBeDialled(normalizePhone(answer), country)) return undefined;
  const { callingCode, national, example } = country;
  const alternative = national ? ` or ${example}` : '';
  return `"${answer}" is no phone number that a link can dial. Write it like +${callingCode} ${example.replace(/^0/, '')}${alternative}, without remarks.`;
}

// Not libphonenumber-js: it rejects what the components dial, such as 112, and `npm create` would download its metadata.
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
