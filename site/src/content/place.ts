import type { City } from './cities';
import { mapStrings, typeset, typesetText } from './typeset';

/** A town, or the whole region. */
export type Place = Pick<City, 'locative' | 'genitive'>;

export const region: Place = typeset({ locative: 'w Małopolsce', genitive: 'Małopolski' });

/** Returns a town that is not on the list. Its name is not declined. */
export function unlistedPlace(name: string): Place & { name: string } {
  return typeset({ name, locative: `w miejscowości ${name}`, genitive: `miejscowości ${name}` });
}

/**
 * Puts a place into every string of a piece of content, however deep: `{w}` becomes "w Krakowie"
 * ("W Krakowie" at the start of a sentence), `{city}` "Krakowa".
 */
export function fillPlace<T>(content: T, place: Place): T {
  return mapStrings(content, (text) => fillText(text, place));
}

function fillText(text: string, { locative, genitive }: Place): string {
  if (!text.includes('{')) return text;
  // Functions, because a "$" in a name from the address would be read as a pattern.
  return typesetText(
    text
      .replaceAll('{city}', () => genitive)
      .replace(/(^|[.?!]\s+)\{w\}/g, (_, before: string) => before + upperFirst(locative))
      .replaceAll('{w}', () => locative),
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
