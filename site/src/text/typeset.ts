const NBSP = '\u00a0';

/** No break here, and no width: after a dash or a hyphen the line would otherwise be free to end. */
const JOINER = '\u2060';

/** What is read together with the word or number after it: "nr 7", "św. Anny", "im. Kopernika". */
const abbreviations = new Set(
  'nr św im ul al os pl art ust lit pkt tys ok godz tel m.in np tj dr ks pt niedz'.split(' '),
);
const oneLetter = new Set('aiouwz');
const beforeNumbers = new Set(['od', 'do', 'co', 'ma', 'mają']);

/** In headings no line ends after these either. In running text that would leave short lines. */
const prepositions = /(?<![0-9A-Za-zÀ-ÖØ-öø-ɏ])(do|ze|na|nad|za|po|we) (?=[0-9A-Za-zÀ-ÖØ-öø-ɏ„])/gi;
const headings = new Set(['title', 'heading', 'choice']);

/** Returns whether a line may not end after a short word. `next` is what comes after the space. */
function staysWith(word: string, dot: string, next: string): boolean {
  if (!dot && oneLetter.has(word)) return true;
  if (!dot && beforeNumbers.has(word)) return /\d/.test(next);
  return abbreviations.has(word) && /[0-9A-Za-zÀ-ÖØ-öø-ɏ]/.test(next);
}

/**
 * Keeps a line from ending where Polish typography forbids it: after one-letter words and abbreviations, inside
 * numbers, ranges, addresses, postal codes and tax numbers, between a number and what it counts, in "od 600 zł" and in
 * "e-mail". After 15 characters in a row it may end, since a phone with large text has no room for more. Done by
 * characters, because most texts are plain strings that end up in components of any kind; `plainText` takes them out
 * again.
 *
 * It runs before hydration, and a phone needs longer to prepare a pattern with `\p{L}`, or one that takes
 * capitals for small letters, than to go through all texts of a page. So letters are spelled out: those of Latin scripts.
 */
export function typesetText(text: string): string {
  return text
    .replace(
      /(?<![.0-9A-Za-zÀ-ÖØ-öø-ɏ])([A-Za-zÀ-ÖØ-öø-ɏ]{1,5}|[Mm]\.in)(\.?) (?=(\S))/g,
      (all, word: string, dot: string, next: string) =>
        staysWith(word.toLowerCase(), dot, next) ? word + dot + NBSP : all,
    )
    .replace(
      / (?=–|24\/7)|(?<=\d)(?<!\d{3}\s\d{3}\s\d{3}) (?=[0-9A-Za-zÀ-ÖØ-öø-ɏ%°])|(?<=zł) (?=z\u00a0VAT)/g,
      NBSP,
    )
    .replace(/(?<![A-Za-zÀ-ÖØ-öø-ɏ])((?:ul|al|os|pl)\.\s[A-Za-zÀ-ÖØ-öø-ɏ]+) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<=[\d.]|[A-Z][a-z]{2})–(?=[\da-z]|[A-Z][a-z]{2}(?![a-z]))/g, `–${JOINER}`)
    .replace(/(?<![0-9A-Za-zÀ-ÖØ-öø-ɏ@./_-])([Ee])-(?=mail(?!@))/g, `$1-${JOINER}`)
    .replace(/(?<![\w-])(\d\d)-(?=\d{3}\s[A-Za-zÀ-ÖØ-öø-ɏ])/g, `$1-${JOINER}`)
    .replace(/(?<=NIP\s)\d+(?:-\d+)+/g, (number) => number.replaceAll('-', `-${JOINER}`))
    .replace(/\u00a0(?<=[^ ]{15})(?=[^ ]{5})/g, ' ');
}

/** Returns a text without what only a line of print needs: machines look for words. */
export function plainText(text: string): string {
  return text.replaceAll(NBSP, ' ').replace(/[\u00ad\u2060]/g, '');
}

/** Changes every string inside a piece of content, however deep. `key` is the name of the property that holds it. */
export function mapStrings<T>(content: T, change: (text: string, key: string) => string, key = ''): T {
  if (typeof content === 'string') return change(content, key) as T;
  if (Array.isArray(content)) return content.map((item: unknown) => mapStrings(item, change, key)) as T;
  if (content !== null && typeof content === 'object') {
    const entries = Object.entries(content) as [string, unknown][];
    return Object.fromEntries(entries.map(([name, value]) => [name, mapStrings(value, change, name)])) as T;
  }
  return content;
}

/** Typesets a whole piece of content. Addresses hold no spaces, so they stay as they are. */
export function typeset<T>(content: T): T {
  return mapStrings(content, (text, key) => {
    const set = typesetText(text);
    return headings.has(key) ? set.replace(prepositions, `$1${NBSP}`) : set;
  });
}
