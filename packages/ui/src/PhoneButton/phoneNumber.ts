/** A phone number as a person reads it and as a phone dials it. */
export interface PhoneNumber {
  /** Address for a link: "tel:+48123456789", with an extension "tel:+48221234567;ext=12", of a short number "tel:112". */
  href: string;
  /** Polish numbers in groups of three and without the country's code, all others grouped as they were written. No-break spaces keep it on a line. */
  text: string;
}

/** Numbers with fewer digits (112, 19 115, 116 111) are dialled inside a country alone, without its code. */
const leastDigits = 7;

/** Digits at the end, after a word or a sign of their own: "wew. 12", "ext. 12", "kl. 12", "#12", ";ext=12". */
const extension = /^(.*?\d[^\d\p{L}]*?)(?:;ext=|#|(\p{L}[\p{L} .:]*))\s*(\d+)\D*$/u;

/**
 * Reads a number however it is written. It is Polish unless it begins with another country's code, as "+420" or
 * "00420": a firm elsewhere writes the code, and puts the spaces where it wants them read. Numbers of fewer than seven
 * digits are short ones and get no code. Sources: RFC 3966 (global numbers and
 * extensions), E.123 (a zero in brackets is for calls inside the country).
 *
 * @param extensionWord stands before an extension that was written as in RFC 3966, without a word of its own.
 */
export function phoneNumber(written: string, extensionWord = 'wew.'): PhoneNumber {
  const [, main = written, word = extensionWord, inner] = extension.exec(written) ?? [];
  const groups = (main.replace(/\(0\)/, ' ').match(/\+|\d+/g) ?? []).join(' ').replace(/^\+ /, '+');
  const digits = groups.replaceAll(' ', '').replace(/(?!^)\+/g, '');
  // No country's code begins with 0, so "000 …" is nobody's prefix.
  const number = digits.replace(/^00(?=[1-9])/, '+').replace(/^(\+48|48(?=\d{9}$)|0(?=[1-9]\d{8}$))/, '');

  const isWhole = number.startsWith('+') || (number === digits && number.length < leastDigits);
  const shown = isWhole
    ? groups.replace(/^0 ?0 ?/, '+').replace(/ \+ ?/g, ' ')
    : number.replace(/\d{3}(?=\d)/g, '$& ');
  return {
    href: `tel:${isWhole ? '' : '+48'}${number}${inner ? `;ext=${inner}` : ''}`,
    text: (inner ? `${shown} ${word.trim()} ${inner}` : shown).replaceAll(' ', '\u00a0'),
  };
}
