import { fillTemplate } from '@tarcza/contact/contract';
import type { Town } from '../content/towns/towns';
import { mapStrings, typeset, typesetText } from './typeset';

/** A town, or the whole region. */
export type Place = Pick<Town, 'locative' | 'genitive'>;

export const region: Place = typeset({ locative: 'w Małopolsce', genitive: 'Małopolski' });

/** Returns a town that is not on the list. Its name is not declined. */
export function createPlace(name: string): Place & { name: string } {
  return typeset({ name, locative: `w miejscowości ${name}`, genitive: `miejscowości ${name}` });
}

/** Replaces `{w}` ("w Krakowie") and `{town}` ("Krakowa") in each string. */
export function fillPlace<T>(content: T, { locative, genitive }: Place): T {
  return mapStrings(content, (text) =>
    text.includes('{') ? typesetText(fillTemplate(text, { w: locative, town: genitive })) : text,
  );
}
