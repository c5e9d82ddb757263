const NBSP = '\u00a0';

/**
 * Puts non-breaking spaces where Polish typography asks for them: after one-letter words, inside
 * numbers, and between a number and what it counts.
 */
export function typesetText(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${NBSP}`)
    .replace(/(?<=\d) (?=[\p{L}\d%°–])/gu, NBSP)
    .replace(/ (?=–)/gu, NBSP);
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
