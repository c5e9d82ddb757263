import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as text and link. */
export interface FormattedPhone {
  /** Grouped as in its country, with a prefix for another country; as typed if the number is not possible. */
  text: string;
  /** A `tel:` link; null without digits. */
  href: string | null;
}

/** Formats a typed phone number with its extension. `country` is that of numbers without a prefix. */
export function formatPhone(typed: string, country: CountryCode): FormattedPhone {
  const number = parsePhone(typed, country);
  if (!number) return { text: typed, href: /\d/.test(typed) ? createPlainLink(typed) : null };
  const isOurs = number.countryCallingCode === getCountryCallingCode(country);
  return { text: isOurs ? number.formatNational() : number.formatInternational(), href: number.getURI() };
}

/** Parses a typed number. Returns undefined if a number of this length does not exist. */
export function parsePhone(typed: string, country: CountryCode): PhoneNumber | undefined {
  const text = typed.replace(/^\s*00/, '+');
  const withPlus = new RegExp(`^\\s*${getCountryCallingCode(country)}`).test(text) ? [`+${text.trim()}`] : [];
  // Also accepts the company's prefix without a plus.
  return [text, ...withPlus]
    .map((each) => parsePhoneNumberFromString(each, country))
    .find((number) => number?.isPossible());
}

function createPlainLink(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return typed.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}
