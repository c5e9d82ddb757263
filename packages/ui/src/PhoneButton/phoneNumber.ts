/** A phone number as a person reads it and as a phone dials it. */
export interface PhoneNumber {
  /** Address for a link: "tel:+48123456789". */
  href: string;
  /** In groups of three, the country's code left out for Polish numbers: "123 456 789". */
  text: string;
}

/**
 * Reads a number however it is written. Polish unless it begins with another country's code; one that
 * begins with +48 or 0048 does not get a second 48. Source: RFC 3966 (global numbers).
 */
export function phoneNumber(written: string): PhoneNumber {
  const number = written
    .trim()
    .replace(/(?!^\+)\D/g, '')
    // No country's code begins with 0, so "000 …" is nobody's prefix.
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+48|48(?=\d{9}$))/, '');
  return {
    href: `tel:${number.replace(/^(?!\+)/, '+48')}`,
    text: number.replace(/\d{3}(?=\d)/g, '$&\u00a0'),
  };
}
