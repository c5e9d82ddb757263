/** Characters that reorder the text around them, by which one text can be made to look like another. */
const bidi = String.raw`\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}`;
const line = String.raw`[^\p{Cc}\p{Zl}\p{Zp}${bidi}]`;
const edge = String.raw`[^\p{Cc}\p{Z}${bidi}]`;
/**
 * Letters, digits, punctuation and symbols, except those that print nothing. A list of invisible characters instead would
 * allow each mark that is newer than the Unicode tables of the database.
 */
const visible = String.raw`([^\P{L}\u{115F}\u{1160}\u{1885}\u{1886}\u{3164}\u{FFA0}\u{13441}\u{13442}]|[\p{N}\p{P}]|[^\P{S}\u{2800}\u{1D159}])`;
const anything = String.raw`[\p{L}\P{L}]*`;
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';

/** Lengths in UTF-16 units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const phoneLimits = { min: 5, max: 40, minDigits: 7, maxDigits: 15 } as const;
export const emailLimits = { max: 254 } as const;

/**
 * Whole-value patterns, in what JavaScript (with the `u` flag) and RE2 have in common: no look-ahead, no `\w`
 * or `\s`, whose meaning differs. firestore.rules holds the same patterns, with `\x{202A}` for `\u{202A}`.
 */
export const contactPatterns = {
  /** One line that neither begins nor ends with a blank. */
  line: `${edge}(${line}*${edge})?`,
  /** The same over several lines. */
  text: String.raw`${edge}((${line}|[\t\n\r\p{Zl}\p{Zp}])*${edge})?`,
  /** At least one character that shows, somewhere. */
  visible: `${anything}${visible}${anything}`,
  /** 7 to 15 ASCII digits among the signs that people write between them, then an extension. */
  phone: `[ +()./-]*([0-9][ +()./-]*){${phoneLimits.minDigits},${phoneLimits.maxDigits}}( ext[.] [0-9]{1,6})?`,
  /** The signs alone, to tell a wrong character from too few digits. */
  phoneCharacters: '[0-9 +()./-]*( ext[.] [0-9]{1,6})?',
  /** Dot-atoms before the @ and a domain with a dot: what mail servers take in a header without quoting. */
  email: `${atom}([.]${atom})*@${label}([.]${label})+`,
} as const;

export const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

const visibleText = whole(contactPatterns.visible);

/** Returns whether a text has a character that shows. */
export function isVisible(text: string): boolean {
  return visibleText.test(text);
}

/** Also halves of a character, which are left when a text is cut off inside an emoji: no request can carry them. */
const unwantedInText = new RegExp(String.raw`(?![\t\n])[\p{Cc}\p{Cs}${bidi}]`, 'gu');

/** Removes blanks around a text, control characters and those that reorder it. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(unwantedInText, '').trim();
}

export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\t\n\p{Zl}\p{Zp}]+/gu, ' ');
}
