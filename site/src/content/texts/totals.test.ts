import { expect, test } from 'vitest';
import { countServices, countTowns } from './totals';

test.each([
  [4, '4 miasta', 'Cztery usługi'],
  [7, '7 miast', 'Siedem usług'],
  [12, '12 miast', '12 usług'],
  [21, '21 miast', '21 usług'],
  [22, '22 miasta', '22 usługi'],
])('inflects the nouns of %i', (count, towns, services) => {
  expect([countTowns(count), countServices(count)]).toEqual([towns, services]);
});
