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
   * The groups as written, with no-break spaces. A number of nine digits in the own country has groups of three and no
   * country code. A number that cannot be dialled stays as written.
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
}

/** Fewest and most digits of a number without its country code. */
const lengths: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  1: [10, 10],
  7: [10, 10],
  33: [9, 9],
  34: [9, 9],
  44: [9, 10],
  45: [8, 8],
  48: [9, 9],
  49: [6, 13],
  351: [9, 9],
  380: [9, 9],
  420: [9, 9],
  421: [9, 9],
};
/** Digits that begin a call inside the country. Empty: the zero belongs to the number. Elsewhere it is 0. */
const trunkPrefixes: Readonly<Record<string, string>> = {
  1: '1',
  7: '8',
  36: '06',
  39: '',
  225: '',
  242: '',
  378: '',
};

const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
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
 * @throws in development if the text is not exactly one complete number. A remark, a pause or a second number would be
 * dialled, too.
 */
export function phoneNumber(written: string, options: PhoneNumberOptions = {}): PhoneNumber {
  const country = String(options.country ?? 48).replace('+', '');
  const text = written
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
  const [, main = text, extension] = withExtension.exec(text) ?? [];
  const number = range.test(main)
    ? undefined
    : read(main.replace(label, '').replace(/[\p{Pd}\u2212]/gu, '-'), country);
  if (!number) return refuse(written, country);

  const own = RegExp(`^\\+${country}(\\d{3})(\\d{3})(\\d{3})$`).exec(number.dialled);
  const shown = own ? own.slice(1).join(' ') : number.groups;
  return {
    href: `tel:${number.dialled}${extension ? `;ext=${extension}` : ''}`,
    text: (extension ? `${shown} ${options.extension ?? 'wew.'} ${extension}` : shown).replaceAll(
      ' ',
      '\u00a0',
    ),
  };
}

function refuse(written: string, country: string): PhoneNumber {
  if (process.env.NODE_ENV === 'production') return { href: undefined, text: written.trim() };
  throw new Error(
    /^[1-9]\d{0,2}$/.test(country)
      ? `${JSON.stringify(written)} is not one complete phone number that a link can dial. Write it as "+48 600 100 200", with an extension as "+48 22 123 45 67 ext. 12". Remove remarks, pauses and further numbers. A number without a country code has to be complete for +${country}.`
      : `"${country}" is not the country of a phone number. Give its calling code, such as 420.`,
  );
}

/** Returns the number as dialled, and its groups as written. Undefined if it is not one complete number. */
function read(main: string, country: string): { dialled: string; groups: string } | undefined {
  if (!isOneNumber(main)) return undefined;
  const isInternational = /^\(?\+|^\D?0 ?0 ?[1-9]/.test(main);
  const groups = (main.replace(isInternational ? '(0)' : '', ' ').match(/\d+/g) ?? []).join(' ');
  const digits = groups.replaceAll(' ', '');
  if (!isInternational) {
    const dialled = shortNumber.test(digits) ? digits : national(digits, country);
    return dialled ? { dialled, groups } : undefined;
  }
  const rest = main.includes('+') ? digits : digits.slice(2);
  const [code] = countryCode.exec(rest) ?? [];
  const after = rest.slice(code?.length);
  const number = code && complete(code, [after, withoutTrunk(after, code)]);
  if (!number) return undefined;
  return { dialled: number, groups: `+${main.includes('+') ? groups : groups.replace(/^0 ?0 ?/, '')}` };
}

/** Whether the text has digits with single separators only. A plus begins it, and digits end it. */
function isOneNumber(main: string): boolean {
  const bare = main.replace(/^(\(?)\+ ?/, '$1').replace(/\((\d[\d -]{0,5})\)(?=[ -]?[\d(])/g, '$1');
  return /^\d+(?:[ .-]\d+)*$/.test(bare);
}

/** A number without a trunk prefix is clear only where all numbers of the country have the same length. */
function national(digits: string, country: string): string | undefined {
  const [fewest, most] = lengths[country] ?? [0, 1];
  const others =
    fewest === most ? [digits, digits.startsWith(country) ? digits.slice(country.length) : ''] : [];
  return complete(country, [withoutTrunk(digits, country), ...others]);
}

function withoutTrunk(digits: string, country: string): string {
  const prefix = trunkPrefixes[country] ?? '0';
  return prefix && digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
}

/** Returns the first of the candidates that is a whole number of the country, with its code. */
function complete(country: string, candidates: readonly string[]): string | undefined {
  const [fewest, most] = lengths[country] ?? [5, 15 - country.length];
  // Placeholders such as 000 000 000 are numbers; otherwise only Italy's begin with a zero.
  const wrongStart = country === '1' ? /^(?:1|0(?!00))/ : trunkPrefixes[country] === '' ? /^$/ : /^0(?!00)/;
  const number = candidates.find(
    ({ length }, index) => length >= fewest && length <= most && !wrongStart.test(candidates[index] ?? ''),
  );
  return number && `+${country}${number}`;
}
