import { expect, test } from 'vitest';
import { findCity } from '../content/towns/cities';
import { measureDistance } from './distance';

const krakow = findCity('krakow')!.position;

test.each([
  ['tarnow', 75, 'na wschód'],
  ['olkusz', 36, 'na północny zachód'],
  ['nowy-sacz', 73, 'na południowy wschód'],
])('%s lies about %i km %s of Kraków', (slug, kilometres, direction) => {
  const found = measureDistance(krakow, findCity(slug)!.position);
  expect(found.direction).toBe(direction);
  expect(Math.abs(found.kilometres - kilometres)).toBeLessThan(3);
});
