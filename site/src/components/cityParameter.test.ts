import { expect, test } from 'vitest';
import { cities } from '../content/towns/cities';
import { readCity } from './cityParameter';

test.each(cities)('$name is found at $slug', ({ slug }) => {
  expect(readCity(slug)).toEqual({ kind: 'listed', slug });
});

test.each(cities.filter(({ name, slug }) => name.toLowerCase() !== slug))(
  '$name leads to $slug however it is spelled',
  ({ name, slug }) => {
    const hyphened = name.replace(/\s/g, '-');
    const spellings = [
      name,
      hyphened,
      hyphened.toLowerCase(),
      hyphened.toUpperCase(),
      hyphened.normalize('NFD'),
    ];
    for (const spelling of spellings.filter((spelled) => spelled !== slug)) {
      expect(readCity(spelling)).toEqual({ kind: 'misspelled', slug });
    }
  },
);

test('an unlisted town is named as in the address', () => {
  expect(readCity('mińsk')).toEqual({ kind: 'unlisted', name: 'mińsk' });
});

test('characters that cannot be seen are dropped', () => {
  expect(readCity('\u202Eabc\u0000\n')).toEqual({ kind: 'unlisted', name: 'abc' });
});

test('names of built-in properties are towns like any other', () => {
  expect(readCity('constructor')).toEqual({ kind: 'unlisted', name: 'constructor' });
  expect(readCity('__proto__')).toEqual({ kind: 'unlisted', name: '__proto__' });
});
