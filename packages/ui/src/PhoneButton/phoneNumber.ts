import { cleanPhone, readPhone } from '@tarcza/contact/phone';

/** A phone number as a person reads it and as a phone dials it. */
export interface PhoneNumber {
  /**
   * Address for a link: `tel:+48123456789`, with an extension `tel:+48221234567;ext=12`, of a short number `tel:112`.
   * Undefined in production if the number cannot be dialled: show the text without a link then.
   */
  href: string | undefined;
  /**
   * The groups as written, with no-break spaces. A number of the own country has no country code, and without groups of its
   * own groups of three, where people write it so (Poland, Czechia, Spain, Portugal). A number that cannot be dialled stays as
   * written.
   */
  text: string;
}

export interface PhoneNumberOptions {
  /**
   * Calling code of numbers that are written without one, such as 420.
   * @default 48
   */
  country?: number | string | undefined;
  /**
   * Word before the extension in the text.
   * @default 'wew.'
   */
  extension?: string | undefined;
  /**
   * Throws in production, too, such as in the build of a static site.
   * @default false
   */
  strict?: boolean | undefined;
}

/** The code of a country that writes its numbers, of nine digits and without a trunk zero, in groups of three. */
const inThrees = /^\+(34|48|351|420)/;

/** Returns the last nine digits, as written or in groups of three. */
const formatOwn = (groups: string) =>
  /(\d ?){9}$/.exec(groups)![0].replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');

/**
 * Reads one phone number: international (`+420 …`, `00420 …`), national in `country`, or short (112), with an optional
 * extension.
 *
 * @throws in development, or if `strict`, if the text is not exactly one complete number. A remark, a pause or a second
 * number would be dialled, too.
 */
export function phoneNumber(written: string, options: PhoneNumberOptions = {}): PhoneNumber {
  const country = String(options.country ?? 48).replace('+', '');
  const phone = readPhone(cleanPhone(written), country);
  // A slash after seven digits separates two numbers.
  if (!phone || /(?:\d\D*){7}\//.test(written)) {
    if (process.env.NODE_ENV === 'production' && !options.strict)
      return { href: undefined, text: written.trim() };
    throw new Error(
      `"${written}" is not one complete phone number of +${country}. Write it as "+${country} …".`,
    );
  }

  const { number, extension, groups } = phone;
  const shown = inThrees.exec(number)?.[1] === country ? formatOwn(groups) : groups;
  return {
    href: `tel:${number}${extension ? `;ext=${extension}` : ''}`,
    text: (extension ? `${shown} ${options.extension ?? 'wew.'} ${extension}` : shown).replaceAll(
      ' ',
      '\u00a0',
    ),
  };
}
