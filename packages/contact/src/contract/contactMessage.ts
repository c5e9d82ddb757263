/**
 * What a contact message is: the one definition that the form, firestore.rules' tests and the cloud function
 * share. It imports nothing, so that a function can take it without React.
 */
export interface ContactMessage {
  /** Who writes. */
  name: string;
  /** Address for an answer; null when the visitor left it empty. */
  email: string | null;
  /** Number to call back, as typed. */
  phone: string;
  /** Which service it is about; null when none was chosen. */
  service: string | null;
  /** What the visitor wants to say; may hold line breaks and tabs. */
  message: string;
}

export type ContactField = keyof ContactMessage;

/** What the visitor typed: an empty field is an empty string, a missing one is undefined. */
export type ContactFormValues = Readonly<Partial<Record<ContactField, string | null>>>;

/** Lengths in UTF-16 units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { min: 5, max: 30, minDigits: 7, maxDigits: 15 },
  service: { max: 100 },
  message: { min: 1, max: 5000 },
} as const;

/** Characters that reorder the text around them, by which one text can be made to look like another. */
const bidi = String.raw`\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}`;
const line = String.raw`[^\p{Cc}\p{Zl}\p{Zp}${bidi}]`;
const edge = String.raw`[^\p{Cc}\p{Z}${bidi}]`;
/** What prints nothing: controls, blanks, marks without a letter, and letters and signs that are drawn empty. */
const empty = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}\u{1D159}`;
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';

/**
 * Whole-value patterns, in what JavaScript (with the `u` flag) and RE2 have in common: no look-ahead, no `\w`
 * or `\s`, whose meaning differs. firestore.rules holds the same patterns, with `\x{202A}` for `\u{202A}`;
 * a test compares the two.
 */
export const contactPatterns = {
  /** One line that neither begins nor ends with a blank. */
  line: `${edge}(${line}*${edge})?`,
  /** The same over several lines. */
  text: String.raw`${edge}((${line}|[\t\n\r\p{Zl}\p{Zp}])*${edge})?`,
  /** At least one character that shows, somewhere. */
  visible: `[${empty}]*[^${empty}]([${empty}]|[^${empty}])*`,
  /** 7 to 15 ASCII digits among the signs that people write between them. */
  phone: `[ +()./-]*([0-9][ +()./-]*){${contactLimits.phone.minDigits},${contactLimits.phone.maxDigits}}`,
  /** The signs alone, to tell "a letter crept in" from "too few digits". */
  phoneCharacters: '[0-9 +()./-]*',
  /** Dot-atoms before the @ and a domain with a dot: what mail servers take in a header without quoting. */
  email: `${atom}([.]${atom})*@${label}([.]${label})+`,
} as const;

/**
 * Why a value is refused: it is missing, too short or too long, holds a character that does not belong there
 * (`characters`), a phone number has too few or too many digits (`digits`), or an e-mail address is not shaped
 * like one (`shape`).
 */
export type ContactProblem = 'missing' | 'too-short' | 'too-long' | 'characters' | 'digits' | 'shape';

/** The first problem of each field that has one. Empty means: firestore.rules will take the message. */
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** Also halves of a character, as are left when a long text is cut off inside an emoji: no request can carry them. */
const unwantedInText = new RegExp(String.raw`(?![\t\n])[\p{Cc}\p{Cs}${bidi}]`, 'gu');

/**
 * A message made of what the visitor typed: blanks around values go, an empty e-mail or service becomes null,
 * and so do away the invisible characters that come along when a number is copied from an address book.
 */
export function contactMessageFrom(values: ContactFormValues): ContactMessage {
  const text = (field: ContactField) =>
    (values[field] ?? '').replace(/\r\n?/g, '\n').replace(unwantedInText, '').trim();
  const oneLine = (field: ContactField) => text(field).replace(/[\t\n\p{Zl}\p{Zp}]+/gu, ' ');

  return {
    name: oneLine('name'),
    email: oneLine('email').replace(/\p{Cf}/gu, '') || null,
    phone: oneLine('phone')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\p{Z}/gu, ' '),
    service: oneLine('service') || null,
    message: text('message'),
  };
}

/** The fields in the order of the form, with what is wrong with a value that does not match. */
const checks: readonly (readonly [ContactField, RegExp, ContactProblem])[] = [
  ['name', whole(contactPatterns.line), 'characters'],
  ['name', whole(contactPatterns.visible), 'missing'],
  ['phone', whole(contactPatterns.phoneCharacters), 'characters'],
  ['phone', whole(contactPatterns.phone), 'digits'],
  ['email', whole(contactPatterns.email), 'shape'],
  ['service', whole(contactPatterns.line), 'characters'],
  ['service', whole(contactPatterns.visible), 'characters'],
  ['message', whole(contactPatterns.text), 'characters'],
  ['message', whole(contactPatterns.visible), 'missing'],
];

const visible = whole(contactPatterns.visible);

/** Whether a text holds anything that shows. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Says what firestore.rules would refuse about a message, field by field in the order of the form. */
export function contactMessageProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  for (const [field, pattern, mismatch] of checks) {
    const value = message[field];
    if (value === null || problems[field]) continue;
    const { min = 1, max }: { min?: number; max: number } = contactLimits[field];
    if (value === '') problems[field] = 'missing';
    else if (value.length < min) problems[field] = 'too-short';
    else if (value.length > max) problems[field] = 'too-long';
    else if (!pattern.test(value)) problems[field] = mismatch;
  }
  return problems;
}
