import { expect, test } from 'vitest';
import { createTimeFilter } from './createTimeFilter.ts';

const times = ['19 23:59:59', '20 00:00:00', '20 14:00:05', '20 23:59:59', '21 00:00:00'].map(
  (time) => `2026-11-${time}`,
);

test.each([
  ['2026-11-20', '2026-11-20', times.slice(1, 4)],
  ['2026-11-20T14:00', '2026-11-20 14:00', times.slice(2, 3)],
  ['2026-11-20', '2026-11-20T14:00:05', times.slice(1, 3)],
  ['2026-11-20t14:00:05', '2026-11-20', times.slice(2, 4)],
  [undefined, ' 2026-11-19 ', times.slice(0, 1)],
  ['2026-11-20T14:01', undefined, times.slice(3)],
])('from %s to %s', (from, to, expected) => {
  expect(times.filter(createTimeFilter(from, to))).toEqual(expected);
});

test.each(['-02-30', '.11.20', ...['T24:00', 'T14:60', 'T14', 'Z'].map((time) => `-11-20${time}`)])(
  'throws for 2026%s',
  (text) => {
    expect(() => createTimeFilter(`2026${text}`, undefined)).toThrow('--from is an existing day or time');
  },
);
