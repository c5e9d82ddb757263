import { expect, test } from 'vitest';
import { findCity } from '../content/towns/cities';
import { fillPlace, region, unlistedPlace } from './place';

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('a text is filled for a town or for the whole region', () => {
  const krakow = findCity('krakow');
  if (!krakow) throw new Error('The list of towns lacks Kraków.');
  const text = 'Pomagamy {w}. Mieszkańcy {city} znają nas {w}.';

  expect(plainSpaces(fillPlace(text, krakow))).toBe(
    'Pomagamy w Krakowie. Mieszkańcy Krakowa znają nas w Krakowie.',
  );
  expect(plainSpaces(fillPlace(text, region))).toBe(
    'Pomagamy w Małopolsce. Mieszkańcy Małopolski znają nas w Małopolsce.',
  );
});

test('every string of a piece of content is filled, and nothing else is touched', () => {
  const content = { heading: 'Ceny {w}', items: [{ text: 'Dojazd do {city}', count: 3 }] };

  expect(fillPlace(content, { locative: 'w Kętach', genitive: 'Kęt' })).toEqual({
    heading: 'Ceny w\u00a0Kętach',
    items: [{ text: 'Dojazd do Kęt', count: 3 }],
  });
});

test('a town that is not on the list is named as it is', () => {
  const place = unlistedPlace('$&');
  expect(plainSpaces(fillPlace('Pomoc {w}. Dojazd do {city}.', place))).toBe(
    'Pomoc w miejscowości $&. Dojazd do miejscowości $&.',
  );
});
