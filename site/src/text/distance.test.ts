import { expect, test } from 'vitest';
import { measureDistance } from './distance';

const krakow = { latitude: 50.0617, longitude: 19.9375 };

test.each([
  ['Tarnów', 50.0125, 20.9881, 75, 'na wschód'],
  ['Olkusz', 50.2811, 19.565, 36, 'na północny zachód'],
  ['Nowy Sącz', 49.6242, 20.6972, 73, 'na południowy wschód'],
])('%s lies at %d, %d: about %i km %s of Kraków', (_, latitude, longitude, kilometres, direction) => {
  const found = measureDistance(krakow, { latitude, longitude });
  expect([Math.round(found.kilometres), found.direction]).toEqual([kilometres, direction]);
});
