import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** A number as it is read and called. */
export interface PhoneForReading {
  /** Grouped as in its country, with the prefix where that is not the firm's; as typed where it is no possible number. */
  text: string;
  /** A `tel:` link; null where nothing can be called. */
  href: string | null;
}

/**
 * A number as a visitor typed it: of the firm's country unless it says otherwise. Knows the groups and extensions of all
 * countries.
 */
export function phoneForReading(typed: string, country: CountryCode): PhoneForReading {
  const number = parsed(typed.replace(/^\s*00/, '+'), country);
  if (!number) return { text: typed, href: /\d/.test(typed) ? bareLink(typed) : null };
  const isOurs = number.countryCallingCode === getCountryCallingCode(country);
  return { text: isOurs ? number.formatNational() : number.formatInternational(), href: number.getURI() };
}

function parsed(typed: string, country: CountryCode): PhoneNumber | undefined {
  const withPlus = new RegExp(`^\\s*${getCountryCallingCode(country)}`).test(typed)
    ? [`+${typed.trim()}`]
    : [];
  // Whoever writes the prefix without its plus means it all the same.
  return [typed, ...withPlus]
    .map((text) => parsePhoneNumberFromString(text, country))
    .find((number) => number?.isPossible());
}

function bareLink(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return typed.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}
