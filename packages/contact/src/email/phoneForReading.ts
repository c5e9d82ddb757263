import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as it is read and called. */
export interface PhoneForReading {
  /** Grouped as in its country, with the prefix where that is not Poland; as typed where it is no possible number. */
  text: string;
  /** A `tel:` link; null where nothing can be called. */
  href: string | null;
}

/** A number as a visitor typed it: Polish unless it says otherwise. Knows the groups and extensions of all countries. */
export function phoneForReading(typed: string): PhoneForReading {
  // Whoever writes the prefix without its plus means it all the same.
  const international = typed.replace(/^\s*00/, '+').replace(/^\s*48(?=(\D*\d){9}\D*$)/, '+48');
  const number = parsePhoneNumberFromString(international, 'PL');
  if (!number?.isPossible()) return { text: typed, href: /\d/.test(typed) ? bareLink(typed) : null };
  return {
    text: number.country === 'PL' ? number.formatNational() : number.formatInternational(),
    href: number.getURI(),
  };
}

function bareLink(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return typed.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}
