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

/** The same for every string inside a piece of content, however deep. Addresses hold no spaces, so they stay as they are. */
export function typeset<T>(content: T): T {
  if (typeof content === 'string') return typesetText(content) as T;
  if (Array.isArray(content)) return content.map(typeset) as T;
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typeset(value)])) as T;
  }
  return content;
}
