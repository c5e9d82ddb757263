import { expect, test } from 'vitest';
import { fillPlace, unlistedPlace } from './place';

test('every string of a piece of content is filled, and nothing else is touched', () => {
  const content = { heading: 'Ceny {w}', items: [{ text: 'Dojazd do {town}', count: 3 }] };
  expect(fillPlace(content, { locative: 'w Kętach', genitive: 'Kęt' })).toEqual({
    heading: 'Ceny w\u00a0Kętach',
    items: [{ text: 'Dojazd do Kęt', count: 3 }],
  });
});

test('a town that is not on the list is named as it is', () => {
  expect(fillPlace('Pomoc {w}. Dojazd do {town}.', unlistedPlace('$&')).replaceAll('\u00a0', ' ')).toBe(
    'Pomoc w miejscowości $&. Dojazd do miejscowości $&.',
  );
});
