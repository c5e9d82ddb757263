import { expect, test } from 'vitest';
import { findExceeded, measureSizes } from './sizes.ts';

test('no part of a package exceeds its budget', async () => {
  const sizes = await measureSizes();
  expect(findExceeded(sizes)).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes < 300)).toEqual([]);
});
