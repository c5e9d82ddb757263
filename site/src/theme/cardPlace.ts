import * as page from './page.css';

/** Whether it is the one left over where two share a row. */
export const isOddOne = (index: number, count: number) => count % 2 === 1 && index === count - 1;

/**
 * The classes of one of so many cards in a `cardGrid`. On a tablet two share a row, and of an odd number the last three; on a
 * desk three, but of 2, 5, 8 … the first two, and of 4, 7, 10 … the first four in pairs.
 */
export function cardPlace(index: number, count: number): string {
  const tablet = count % 2 === 1 && count > 1 && index >= count - 3 ? 'three' : 'two';
  const inPairs = count % 3 === 2 ? 2 : count % 3 === 1 && count > 1 ? 4 : 0;
  const place = page.card[`${tablet}${index < inPairs ? 'Two' : 'Three'}`];
  return isOddOne(index, count) ? `${place} ${page.cardAlone}` : place;
}
