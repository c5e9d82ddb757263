/** A phone number as a person reads it and as a phone dials it. */
export interface PhoneNumber {
  /** Address for a link: "tel:+48123456789". */
  href: string;
  /** In groups of three, the country's code left out for Polish numbers: "123 456 789". */
  text: string;
}

const NBSP = '\u00a0';

/**
 * Reads a number however it is written. Polish unless it begins with another country's code; one that
 * begins with +48 or 0048 does not get a second 48. Source: RFC 3966 (global numbers).
 */
export function phoneNumber(written: string): PhoneNumber {
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const international = /^\s*(\+|00)/.test(written);
  if (international && !digits.startsWith('48'))
    return { href: `tel:+${digits}`, text: `+${groups(digits)}` };

  const national =
    international || (digits.length === 11 && digits.startsWith('48')) ? digits.slice(2) : digits;
  return { href: `tel:+48${national}`, text: groups(national) };
}

function groups(digits: string) {
  return digits.replace(/(\d{3})(?=\d)/g, `$1${NBSP}`);
}
