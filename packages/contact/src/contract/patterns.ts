import { createWholePattern } from './createWholePattern.ts';

/** Characters that reorder the text around them, and tag characters, which spell an invisible text. */
const hidden = String.raw`\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{E0000}-\u{E007F}`;
const line = String.raw`[^\p{Cc}\p{Zl}\p{Zp}${hidden}]`;
const edge = String.raw`[^\p{Cc}\p{Z}${hidden}]`;
/** The characters of the property Default_Ignorable_Code_Point, which RE2 does not know, and the blank Braille pattern. */
const ignorable = String.raw`[\u{AD}\u{34F}\u{61C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{2800}\u{3164}\u{FE00}-\u{FE0F}\u{FEFF}\u{FFA0}\u{FFF0}-\u{FFF8}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]`;
/**
 * Letters, digits, punctuation and symbols, except invisible ones. Not a list of invisible characters: it would allow
 * characters that are newer than the Unicode tables of the database. These do not know most emoji as symbols.
 */
const visible = String.raw`([^\P{L}\u{115F}\u{1160}\u{1885}\u{1886}\u{3164}\u{FFA0}\u{13441}\u{13442}]|[\p{N}\p{P}]|[^\P{S}\u{2800}\u{1D159}]|[\u{1F000}-\u{1FAFF}])`;
const anyText = String.raw`[\p{L}\P{L}]*`;
/** Lengths in UTF-16 code units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const phoneLimits = { max: 40, minDigits: 7, maxDigits: 15 } as const;

const phoneExtension = '( ext[.] [0-9]{1,6})?';
const phoneCharacters = `[0-9 +()./-]*${phoneExtension}`;
/** 7 to 15 ASCII digits, the usual separators, then an optional extension. */
const phone = `[ +()./-]*([0-9][ +()./-]*){${phoneLimits.minDigits},${phoneLimits.maxDigits}}${phoneExtension}`;

/**
 * Patterns of whole values, in the syntax that JavaScript (with the `u` flag) and RE2 share: no look-ahead, no `\w` or
 * `\s`, whose meaning differs. firestore.rules contains the same patterns, with `\x{202A}` for `\u{202A}`.
 */
export const contactPatterns = {
  /** One line without blanks at its ends. */
  line: `${edge}(${line}*${edge})?`,
  /** Several lines without blanks at their ends. */
  text: String.raw`${edge}((${line}|[\t\n\r\p{Zl}\p{Zp}])*${edge})?`,
  /** At least one visible character. */
  visible: `${anyText}${visible}${anyText}`,
  /** One number, or two with a slash between them. */
  phone: `${phone}( ?/${phone})?`,
  /** The allowed characters alone, to distinguish a wrong character from too few digits. */
  phoneCharacters: `${phoneCharacters}( ?/${phoneCharacters})?`,
  /** Three invisible characters in a row. Emoji and scripts have at most two. */
  invisibleRun: `${anyText}${ignorable}{3}${anyText}`,
} as const;

const visiblePattern = createWholePattern(contactPatterns.visible);

export function isVisible(text: string): boolean {
  return visiblePattern.test(text);
}

/** Includes lone surrogates, which remain if a text is cut inside an emoji. JSON cannot encode them. */
const removedCharacters = new RegExp(String.raw`(?![\t\n])[\p{Cc}\p{Cs}${hidden}]`, 'gu');
const invisibleRuns = new RegExp(`${ignorable}{3,}`, 'gu');

/** Removes blanks at the ends, control characters, bidirectional controls, tags and runs of invisible characters. */
export function normalizeText(value: string): string {
  return value
    .replace(/\r\n?|\v/g, '\n')
    .replace(removedCharacters, '')
    .replace(invisibleRuns, '')
    .trim();
}

export function normalizeLine(value: string): string {
  return normalizeText(value).replace(/[\t\n\p{Zl}\p{Zp}]+/gu, ' ');
}
