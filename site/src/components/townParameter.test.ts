import { expect, test } from 'vitest';
import { towns } from '../content/towns/towns';
import { readTown } from './townParameter';

test.each(towns)('$name leads to $slug however it is spelled', ({ name, slug }) => {
  expect(readTown(slug)).toEqual({ kind: 'listed', slug });
  const upper = name.toUpperCase().replace(/\s/g, '-').normalize('NFD');
  for (const spelling of [name, name.replace(/\s/g, ' - '), upper])
    expect(readTown(spelling)).toHaveProperty('slug', slug);
});

test.each([
  ['min\u0301sk', 'mi\u0144sk'],
  ['\u202Eabc\u0000\n', 'abc'],
  ['__proto__', '__proto__'],
])('"%s" is an unlisted town', (address, name) => {
  expect(readTown(address)).toEqual({ kind: 'unlisted', name });
});
