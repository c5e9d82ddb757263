import { table } from './table.ts';

/** A telephone number that can be dialled. */
export interface Phone {
  /** As dialled: international, such as `+48600100200`, or a short number, such as `112`. */
  number: string;
  extension: string | undefined;
  /** The groups of digits as written, with a space between them. */
  groups: string;
}

/** Calling code of a country, such as 420 or '+420'. */
export type CallingCode = number | string;

const extension =
  /(?<=\d),? *\(?(?:;ext=|#|(?:wew\p{L}*|ext\p{L}*|x|kl|linka|dw|durchwahl|доб|дод)[.:]? *)(\d{1,6})\)?(?= *(?:\/|$))/giu;
/** Words or signs before a number, such as `kom.` or `☎`, but not `fax`. */
const introduction = /^(?!fax|faks)[^\d(+]*(?<=[^\p{L}]|tel|fon|phone)/iu;
/** Between two numbers; `\w*bo` is nebo and alebo. */
const separator = /([,;]| (lub|i|or|oder|\w*bo|або) ) *(?=[+(]?\d)/gi;
/** The same code twice. */
const doubledPrefix = /^\+?[ (]*([17]|[2-9]\d{1,2})[ ()-]*(?:\+|(?<=^\+.*)00)[ (]*\1/;
/** 112, 1177, 19 115, 116 111: dialled without a country code. */
const shortNumber = /^([1-9]\d{2,3}|1\d{4,5}|9\d{4})$/;
const callingCode = /^\+?([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/**
 * Rewrites a typed number in the notation of rules and e-mails: ASCII digits, hyphens and spaces, one prefix, `ext. 12` for
 * an extension, a slash between two numbers.
 */
export function normalizePhone(typed: string): string {
  return cleanPhone(toAsciiDigits(typed.normalize('NFKC')).replace(separator, ' / '))
    .replace(introduction, '')
    .replace(doubledPrefix, '+$1');
}

/** Removes invisible characters, which address books copy with a number, and unifies hyphens, spaces and extension. */
export function cleanPhone(written: string): string {
  return written
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(extension, ' ext. $1');
}

/** Unicode has the ten digits of each script in a row. */
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** Reads the first of one or two normalized numbers. `rest` is the text after the slash that separates them. */
export function readFirstPhone(text: string, country?: CallingCode): (Phone & { rest: string }) | undefined {
  for (const { index } of text.slice(0, 60).matchAll(/(?<=(?:\d\D*){7})\//g)) {
    const first = readPhone(text.slice(0, index).trim(), country);
    if (first) return { ...first, rest: text.slice(index + 1).trim() };
  }
  const only = readPhone(text, country);
  return only && { ...only, rest: '' };
}

/**
 * Reads one clean number: international (`+420 …`, `00420 …`), national in `country`, or short (112), with an optional
 * extension. Drops a trunk zero. Sources: RFC 3966 (tel links), E.164 (lengths), E.123 (a zero in brackets is for calls
 * inside the country).
 *
 * @returns undefined if the text is not one complete number.
 */
export function readPhone(text: string, country: CallingCode = 48): Phone | undefined {
  const [, main = '', ext] = /^(.{0,40}?)(?: ext\. (\d+))?$/.exec(text) ?? [];
  const plain = main.replace(/^[ (]*(?:\+|0 ?0 ?(?=[1-9]))/, '+').replace(/^(\+.*)\(0\)/, '$1');
  if (!/^\+?[\d ()./-]+$/.test(plain)) return undefined;
  const groups = plain
    .replace(/^\+\D*/, '+')
    .replace(/[^+\d]+/g, ' ')
    .trim();
  const number = dial(groups.replaceAll(' ', ''), country);
  return number ? { number, extension: ext, groups } : undefined;
}

/** Returns an international number with the digits 1, 2, 3 …, as long as those of the country. */
export function createExamplePhone(country: CallingCode = 48): string {
  const code = String(country).replace('+', '');
  return `+${code} ${'1234567890'.slice(0, table[code]?.[1] ?? table[code]?.[0]).replace(/(\d{3})(\d{3})/, '$1 $2 ')}`;
}

function dial(digits: string, country: CallingCode): string | undefined {
  if (shortNumber.test(digits)) return digits;
  const dialled = digits.startsWith('+') ? digits : `${country}${digits}`;
  const [prefix = '', code] = callingCode.exec(dialled) ?? [];
  const national = code && toNational(dialled.slice(prefix.length), code, dialled !== digits);
  return national && `+${code}${national}`;
}

/** Returns the digits after the code of a country. Placeholders such as 000 000 000 are complete. */
function toNational(digits: string, code: string, mayBeginWithCode?: boolean): string | undefined {
  const [min, max = min, trunk = '0'] = table[code] ?? [4, 15 - code.length];
  const drop = (start: string) =>
    start && digits.startsWith(start) ? toNational(digits.slice(start.length), code) : undefined;
  // Where lengths differ, people write the trunk zero: without it, a number that begins with the code has the code.
  const afterCode = mayBeginWithCode && trunk && drop(code);
  if (afterCode) return afterCode;
  const isWhole = digits.length >= min && digits.length <= max;
  return isWhole && !(trunk && /^0(?!00)/.test(digits)) ? digits : (drop(trunk) ?? drop(code));
}
