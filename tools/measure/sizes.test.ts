import { beforeAll, expect, test } from 'vitest';
import { exceeded, measureSizes, type Size } from './sizes.ts';

let sizes: Size[];
beforeAll(async () => {
  sizes = await measureSizes();
});

test('no part of a package exceeds its budget', () => {
  expect(exceeded(sizes)).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes < 300)).toEqual([]);
});

test('reports a size that exceeds its limit by more than 3 %', () => {
  const budget = { name: 'Button', limit: 900 };
  expect(exceeded([{ ...budget, bytes: 927 }])).toEqual([]);
  expect(exceeded([{ ...budget, bytes: 928 }])).toEqual(['Button has 928 bytes, 28 more than its limit']);
});
