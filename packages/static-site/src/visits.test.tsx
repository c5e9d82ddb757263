import { expect, test } from 'vitest';
import { captureVisit, visits } from './visits.ts';

test('keeps the 20 pages that were left last, also those that were left before', () => {
  for (let page = 0; page < 20; page += 1) captureVisit(`${page}`);
  captureVisit('0');
  captureVisit('20');
  expect(visits.size).toBe(20);
  expect([visits.has('0'), visits.has('1'), visits.has('20')]).toEqual([true, false, true]);
});
