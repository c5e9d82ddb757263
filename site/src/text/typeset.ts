const NBSP = '\u00a0';

/** Has no width. Prevents a line break after a dash or hyphen. */
const JOINER = '\u2060';

/** Abbreviations that stay with the next word or number: "nr 7", "św. Anny", "im. Kopernika". */
const abbreviations = new Set(
  'nr św im ul al os pl art ust lit pkt tys ok godz tel m.in np tj dr ks pt niedz'.split(' '),
);
const oneLetter = new Set('aiouwz');
const beforeNumbers = new Set(['od', 'do', 'co', 'ma', 'mają']);

/** They also stay with the next word in headings. In running text that would leave short lines. */
const prepositions = /(?<![0-9A-Za-zÀ-ÖØ-öø-ɏ])(do|ze|na|nad|za|po|we) (?=[0-9A-Za-zÀ-ÖØ-öø-ɏ„])/gi;
const headings = new Set(['title', 'heading', 'choice']);

/** Returns whether a line must not end after a short word. `next` is the character after the space. */
function isKeptTogether(word: string, dot: string, next: string): boolean {
  if (!dot && oneLetter.has(word)) return true;
  if (!dot && beforeNumbers.has(word)) return /\d/.test(next);
  return abbreviations.has(word) && /[0-9A-Za-zÀ-ÖØ-öø-ɏ]/.test(next);
}

/**
 * Prevents line breaks that Polish typography forbids: after one-letter words and abbreviations, inside numbers, ranges
 * and addresses, between a number and its unit, in "od 600 zł" and in "e-mail". Allows a break after 15 characters, for
 * large text on a phone. `plainText` removes the characters again. Postal codes and tax numbers, which are copied, get
 * none: see `Unbroken`.
 *
 * It runs before hydration, and a phone compiles patterns with `\p{L}` or the flag `i` slowly. So they list Latin letters.
 */
export function typesetText(text: string): string {
  return text
    .replace(
      /(?<![.0-9A-Za-zÀ-ÖØ-öø-ɏ])([A-Za-zÀ-ÖØ-öø-ɏ]{1,5}|[Mm]\.in)(\.?) (?=(\S))/g,
      (all, word: string, dot: string, next: string) =>
        isKeptTogether(word.toLowerCase(), dot, next) ? word + dot + NBSP : all,
    )
    .replace(
      / (?=–|24\/7)|(?<=\d)(?<!\d{3}\s\d{3}\s\d{3}) (?=[0-9A-Za-zÀ-ÖØ-öø-ɏ%°])|(?<=zł) (?=z\u00a0VAT)/g,
      NBSP,
    )
    .replace(/(?<![A-Za-zÀ-ÖØ-öø-ɏ])((?:ul|al|os|pl)\.\s[A-Za-zÀ-ÖØ-öø-ɏ]+) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<=[\d.]|[A-Z][a-z]{2})–(?=[\da-z]|[A-Z][a-z]{2}(?![a-z]))/g, `–${JOINER}`)
    .replace(/(?<![0-9A-Za-zÀ-ÖØ-öø-ɏ@./_-])([Ee])-(?=mail(?!@))/g, `$1-${JOINER}`)
    .replace(/(?<![\w-])(\d\d)-(?=[a-z]{3})/g, `$1-${JOINER}`)
    .replace(/\u00a0(?<=[^ (]{13}[^ (.]\u00a0)(?=[^ ]{5})/g, ' ');
}

/** Returns a text without the characters that control line breaks. */
export function plainText(text: string): string {
  return text.replaceAll(NBSP, ' ').replace(/[\u00ad\u2060]/g, '');
}

/** Returns a copy with each string changed, at any depth. `key` is the name of its property. */
export function mapStrings<T>(content: T, change: (text: string, key: string) => string, key = ''): T {
  if (typeof content === 'string') return change(content, key) as T;
  if (Array.isArray(content)) return content.map((item: unknown) => mapStrings(item, change, key)) as T;
  if (content !== null && typeof content === 'object') {
    const entries = Object.entries(content) as [string, unknown][];
    return Object.fromEntries(entries.map(([name, value]) => [name, mapStrings(value, change, name)])) as T;
  }
  return content;
}

/** Returns a copy with each string typeset. Addresses have no spaces, so they do not change. */
export function typeset<T>(content: T): T {
  return mapStrings(content, (text, key) => {
    const set = typesetText(text);
    return headings.has(key) ? set.replace(prepositions, `$1${NBSP}`) : set;
  });
}
