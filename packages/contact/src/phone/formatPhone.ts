import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhone, type Phone, readFirstPhone } from './readPhone.ts';

/**
 * Returns a typed phone number grouped as in its country, with a prefix for another country than `country`, and a `tel:` link
 * to it, of two numbers to the first. A number that cannot be dialled is returned as typed, without a link.
 */
export function formatPhone(typed: string, country: CountryCode): { text: string; href: string | null } {
  const phone = parsePhone(typed, country);
  if (!phone) return { text: typed, href: null };
  const { number, extension, rest } = phone;
  const first = formatNumber(phone, country) + (extension ? ` ext. ${extension}` : '');
  return {
    text: rest ? `${first} / ${formatPhone(rest, country).text}` : first,
    href: `tel:${number}${extension ? `;ext=${extension}` : ''}`,
  };
}

/** Parses a typed number, of two the first. Returns undefined if it cannot be dialled. */
export const parsePhone = (typed: string, country: CountryCode) =>
  readFirstPhone(normalizePhone(typed), getCountryCallingCode(country));

function formatNumber({ number, groups }: Phone, country: CountryCode): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return groups;
  const isOurs = parsed.countryCallingCode === getCountryCallingCode(country);
  return isOurs ? parsed.formatNational() : parsed.formatInternational();
}
