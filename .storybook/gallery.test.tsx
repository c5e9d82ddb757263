import { expect, test } from 'vitest';
import { forgotten, missing } from './docs/Gallery';

test('the gallery shows every component, each in a story that there is', () => {
  expect(forgotten).toEqual([]);
  expect(missing).toEqual([]);
});
