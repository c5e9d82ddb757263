import { beforeAll, expect, test } from 'vitest';
import { exceeded, measureSizes, type Size } from './size.ts';

let sizes: Size[];
beforeAll(async () => {
  sizes = await measureSizes();
});

test('no part of a package exceeds its budget', () => {
  expect(exceeded(sizes)).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes < 300)).toEqual([]);
});

test('each component is smaller than the best peer', () => {
  expect(sizes.filter(({ bytes, peer }) => peer && bytes >= peer.bytes)).toEqual([]);
});

test('one byte above the limit is reported', () => {
  const budget = { name: 'Button', limit: 900 };
  expect(exceeded([{ ...budget, bytes: 900 }])).toEqual([]);
  expect(exceeded([{ ...budget, bytes: 901 }])).toEqual(['Button has 901 bytes, 1 more than its limit']);
});
