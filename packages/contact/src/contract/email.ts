/** Apart from the other patterns, so that a page without a contact form does not load them. */
import { createWholePattern } from './createWholePattern.ts';
import { toAsciiDomain } from './toAsciiDomain.ts';

const atomCharacters = "A-Za-z0-9!#$%&'*+/^_`{|}~-";
/** Characters without `=?`, which begins an encoded word (RFC 2047) of other text. */
const atom = `(([?${atomCharacters}]|=+[${atomCharacters}])+=*|=+)`;

/** In UTF-16 code units, as `maxlength` in HTML and `size()` in firestore.rules count them. */
export const emailLimits = { max: 254 } as const;

/** Dot-atoms before the @, a domain, and a top-level one of two characters or more: valid in a mail header without quoting. */
export const emailPattern = `${atom}([.]${atom})*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]`;

/** An address whose domain is in ASCII, as messages store it. */
export const storedEmail = createWholePattern(emailPattern);

/** Returns whether a text is an e-mail address, as people type it. */
export const isEmail = (typed: string) =>
  typed.length <= emailLimits.max && storedEmail.test(toAsciiDomain(typed.replace(/\p{Cf}/gu, '')));
