import { expect, test } from 'vitest';
import { createTimeFilter } from './createTimeFilter.ts';

const times = [
  '2026-11-19 23:59:59',
  '2026-11-20 00:00:00',
  '2026-11-20 14:00:05',
  '2026-11-20 23:59:59',
  '2026-11-21 00:00:00',
];

test.each([
  ['2026-11-20', '2026-11-20', times.slice(1, 4)],
  ['2026-11-20T14:00', '2026-11-20 14:00', times.slice(2, 3)],
  ['2026-11-20', '2026-11-20T14:00:05', times.slice(1, 3)],
  ['2026-11-20t14:00:05', '2026-11-20', times.slice(2, 4)],
  [undefined, '2026-11-19', times.slice(0, 1)],
  ['2026-11-20T14:01', undefined, times.slice(3)],
])('from %s to %s', (from, to, expected) => {
  expect(times.filter(createTimeFilter(from, to))).toEqual(expected);
});

const invalid = [
  '2026-02-30',
  '2026-11-20T24:00',
  '2026-11-20T14:60',
  '2026-11-20T14',
  '20.11.2026',
  '2026-11-20Z',
];

test.each(invalid)('throws for %s', (text) => {
  expect(() => createTimeFilter(text, undefined)).toThrow('--from is an existing day or time');
});
