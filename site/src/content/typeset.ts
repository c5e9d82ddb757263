const NBSP = '\u00a0';

/** No break here, and no width: after a dash or a hyphen the line would otherwise be free to end. */
const JOINER = '\u2060';

/** Abbreviations that are read together with what they shorten: "nr 7", "św. Anny", "im. Kopernika". */
const abbreviations =
  /(?<![\p{L}\p{N}])(nr|św|im|ul|al|os|pl|art|ust|lit|pkt|tys|ok|godz|tel|m\.in|np|tj|dr|ks|NIP|REGON)(\.?) (?=[\p{L}\p{N}])/giu;

/**
 * Keeps a line from ending where Polish typography forbids it: after one-letter words and abbreviations, inside
 * numbers, ranges, addresses, postal codes and tax numbers, between a number and what it counts, in "od 600 zł" and in "e-mail". Done by characters, because
 * most texts are plain strings that end up in components of any kind; `plainText` takes them out again.
 */
export function typesetText(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${NBSP}`)
    .replace(/(?<=\d) (?=[\p{L}\d%°–])/gu, NBSP)
    .replace(/ (?=–)/gu, NBSP)
    .replace(abbreviations, `$1$2${NBSP}`)
    .replace(/(?<=(?<!\p{L})(?:ul|al|os|pl)\.\s\p{L}+) (?=\d)/gu, NBSP)
    .replace(/(?<![\p{L}\p{N}])([Oo]d|[Dd]o|[Cc]o|[Pp]o) (?=\d)/gu, `$1${NBSP}`)
    .replace(/(?<=\d)–(?=\d)/g, `–${JOINER}`)
    .replace(/(?<![\p{L}\p{N}@./_-])([Ee])-(?=mail(?!@))/gu, `$1-${JOINER}`)
    .replace(/(?<![\w-])(\d\d)-(?=\d{3}\s\p{L})/gu, `$1-${JOINER}`)
    .replace(/(?<=NIP\s)\d+(?:-\d+)+/g, (number) => number.replaceAll('-', `-${JOINER}`));
}

/** A text without what only a line of print needs: machines look for words. */
export function plainText(text: string): string {
  return text.replaceAll(NBSP, ' ').replaceAll(JOINER, '');
}

/** Changes every string inside a piece of content, however deep. */
export function mapStrings<T>(content: T, change: (text: string) => string): T {
  if (typeof content === 'string') return change(content) as T;
  if (Array.isArray(content)) return content.map((item: unknown) => mapStrings(item, change)) as T;
  if (content !== null && typeof content === 'object') {
    const entries = Object.entries(content) as [string, unknown][];
    return Object.fromEntries(entries.map(([key, value]) => [key, mapStrings(value, change)])) as T;
  }
  return content;
}

/** Typesets a whole piece of content. Addresses hold no spaces, so they stay as they are. */
export function typeset<T>(content: T): T {
  return mapStrings(content, typesetText);
}
