import { expect, test } from 'vitest';
import { towns } from '../content/towns/towns';
import { readTown } from './townParameter';

test.each(towns)('$name leads to $slug however it is spelled', ({ name, slug }) => {
  expect(readTown(slug)).toEqual({ kind: 'listed', slug });
  const hyphened = name.replace(/\s/g, '-');
  for (const spelling of [
    name,
    name.replace(/\s/g, ' - '),
    hyphened.toLowerCase(),
    hyphened.toUpperCase(),
    hyphened.normalize('NFD'),
  ])
    expect(readTown(spelling)).toHaveProperty('slug', slug);
});

test.each([
  ['min\u0301sk', 'mi\u0144sk'],
  // Characters that cannot be seen.
  ['\u202Eabc\u0000\n', 'abc'],
  // Names of built-in properties.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('"%s" is an unlisted town', (address, name) => {
  expect(readTown(address)).toEqual({ kind: 'unlisted', name });
});
