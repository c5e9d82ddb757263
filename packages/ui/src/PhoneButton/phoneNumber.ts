// Bundlers replace it. The package has no types of Node.
declare const process: { env: { NODE_ENV?: string } };

/** A phone number as a person reads it and as a phone dials it. */
export interface PhoneNumber {
  /**
   * Address for a link: `tel:+48123456789`, with an extension `tel:+48221234567;ext=12`, of a short number `tel:112`.
   * Undefined in production if the number cannot be dialled: show the text without a link then.
   */
  href: string | undefined;
  /**
   * The groups as written, with no-break spaces. A number of the own country has groups of three and no country code where
   * people write it so (Poland, Czechia, Spain, Portugal). A number that cannot be dialled stays as written.
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

/** Digits without the country code, in countries whose numbers all have the same length. */
const fixedLengths: Readonly<Record<string, number>> = {
  1: 10,
  7: 10,
  33: 9,
  34: 9,
  45: 8,
  47: 8,
  48: 9,
  351: 9,
  380: 9,
  420: 9,
  421: 9,
};

/** Countries without a trunk zero that write nine digits in groups of three. */
const inThrees = /^(?:34|48|351|420)$/;
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
/** Italy, Côte d'Ivoire, Congo: the zero that begins a number belongs to it. */
const keepsZero = /^(?:39|225|242)$/;
/** Countries whose numbers differ in length, and begin with 0 inside the country. */
const trunkZero = /^(?:3[12]|4[01346]|49|353|358|381|385|386|6[14])$/;
/** 112, 1177, 19 115, 116 111: dialled without a country code. */
const shortNumber = /^(?:[1-9]\d{2,3}|1\d{4,5}|9\d{4})$/;
const label = /^(?:tel|telefon|phone)\b[.: ]*/i;
const withExtension =
  /^(.*\d),? *\(?(?:;ext=|#|(?:wewn?|extn?|extension|x|kl|linka|dw|durchwahl|доб|дод)[.:]? *)(\d{1,6})\)?$/iu;
/** A dash before one or two last digits is a range: 22 123 45 67–68. */
const range = /[–—] ?\d{1,2}$/;

/**
 * Reads one phone number: international (`+420 …`, `00420 …`), national in `country`, or short (112), with an optional
 * extension. Sources: RFC 3966 (tel links), E.164 (lengths), E.123 (a zero in brackets is for calls inside the country).
 *
 * @throws in development, or if `strict`, if the text is not exactly one complete number. A remark, a pause or a second
 * number would be dialled, too.
 */
export function phoneNumber(written: string, options: PhoneNumberOptions = {}): PhoneNumber {
  const country = String(options.country ?? 48).replace('+', '');
  const text = written
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
  const [, main = text, extension] = withExtension.exec(text) ?? [];
  const groups = groupsIn(main);
  const dialled = groups && dial(groups, country);
  if (!dialled) return refuse(written, country, options.strict);

  const own = RegExp(`^\\+${country}(\\d{3})(\\d{3})(\\d{3})$`).exec(dialled);
  const shown = own && inThrees.test(country) ? own.slice(1).join(' ') : groups;
  return {
    href: `tel:${dialled}${extension ? `;ext=${extension}` : ''}`,
    text: (extension ? `${shown} ${options.extension ?? 'wew.'} ${extension}` : shown).replaceAll(
      ' ',
      '\u00a0',
    ),
  };
}

/**
 * Returns the least number of digits of a number that a visitor may type, with the zero that begins it inside some
 * countries. Undefined if it has a country code, or if the numbers of the country differ in length.
 */
export function leastDigits(typed: string, country: number | string | undefined): number | undefined {
  const length = fixedLengths[String(country).replace('+', '')];
  if (!length || /^\D*(?:\+|00)/.test(typed)) return undefined;
  return /^\D*0/.test(typed) ? length + 1 : length;
}

function refuse(written: string, country: string, strict = false): PhoneNumber {
  if (process.env.NODE_ENV === 'production' && !strict) return { href: undefined, text: written.trim() };
  throw new Error(
    `"${written}" is not one complete phone number of +${country}. Write it as "+${country} …".`,
  );
}

/** Returns the groups of digits, after a plus if they are international. Undefined if there is more than one number. */
function groupsIn(main: string): string | undefined {
  if (range.test(main)) return undefined;
  const plain = main
    .replace(label, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\(?(?:\+ ?\(?|0 ?0 ?(?=[1-9]))/, '+')
    .replace(/^(\+.*)\(0\)/, '$1');
  if (!/^\+?\(?\d+(?:[ .()-]{1,2}\d+)*$/.test(plain)) return undefined;
  return plain.match(/\+?\d+/g)?.join(' ');
}

/** Returns the number as dialled. Undefined if it is not complete. */
function dial(groups: string, country: string): string | undefined {
  const digits = groups.replaceAll(' ', '');
  if (digits.startsWith('+')) {
    const [prefix = '+', code = ''] = countryCode.exec(digits) ?? [];
    return isComplete(code, digits.slice(prefix.length)) ? digits : undefined;
  }
  if (shortNumber.test(digits)) return digits;
  const withoutZero = digits.replace(/^0/, '');
  const candidates = fixedLengths[country]
    ? [digits, withoutZero, digits.replace(RegExp(`^${country}`), '')]
    : trunkZero.test(country) && withoutZero !== digits
      ? [withoutZero]
      : [];
  const number = candidates.find((candidate) => isComplete(country, candidate));
  return number && `+${country}${number}`;
}

/** Placeholders such as 000 000 000 are complete. */
function isComplete(country: string, number: string): boolean {
  const length = fixedLengths[country];
  const isWhole = length
    ? number.length === length
    : number.length > 4 && country.length + number.length < 16;
  return isWhole && (keepsZero.test(country) || !/^0(?!00)/.test(number));
}
