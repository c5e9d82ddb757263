import { fillTemplate } from '@tarcza/contact/contract';
import type { City } from '../content/towns/cities';
import { mapStrings, typeset, typesetText } from './typeset';

/** A town, or the whole region. */
export type Place = Pick<City, 'locative' | 'genitive'>;

export const region: Place = typeset({ locative: 'w Małopolsce', genitive: 'Małopolski' });

/** Returns a town that is not on the list. Its name is not declined. */
export function unlistedPlace(name: string): Place & { name: string } {
  return typeset({ name, locative: `w miejscowości ${name}`, genitive: `miejscowości ${name}` });
}

/** Replaces `{w}` ("w Krakowie") and `{city}` ("Krakowa") in every string of a piece of content. */
export function fillPlace<T>(content: T, { locative, genitive }: Place): T {
  return mapStrings(content, (text) =>
    text.includes('{') ? typesetText(fillTemplate(text, { w: locative, city: genitive })) : text,
  );
}
