import { expect, test } from 'vitest';
import { countOtherTowns, countServices, countTowns } from './counts';

test.each([
  [4, '4 miasta', '4 inne miasta', 'Cztery usługi'],
  [7, '7 miast', '7 innych miast', 'Siedem usług'],
  [12, '12 miast', '12 innych miast', '12 usług'],
  [21, '21 miast', '21 innych miast', '21 usług'],
  [22, '22 miasta', '22 inne miasta', '22 usługi'],
])('inflects the nouns of %i', (count, towns, otherTowns, services) => {
  expect([countTowns(count), countOtherTowns(count), countServices(count)]).toEqual([
    towns,
    otherTowns,
    services,
  ]);
});
