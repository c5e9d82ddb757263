import * as page from './page.css';

/** Returns whether a card is the one left over where two share a row. */
export const isOddOne = (index: number, count: number) => count % 2 === 1 && index === count - 1;

/**
 * Returns the classes of one of `count` cards in a `cardGrid`. On a tablet two share a row and the last of an odd number
 * fills it. On a desktop three share a row, but of 2, 5, 8 … cards the first two, and of 4, 7, 10 … the first four in pairs.
 */
export function cardPlace(index: number, count: number): string {
  if (count === 1) return page.onlyCard;
  const inPairs = count % 3 === 2 ? 2 : count % 3 === 1 ? 4 : 0;
  const place = page.card[index < inPairs ? 'half' : 'third'];
  return isOddOne(index, count) ? `${place} ${page.cardAlone}` : place;
}
