import { expect, test } from 'vitest';
import { polishDate } from './dates';

test.each([
  ['2026-11-05', '5\u00a0listopada 2026'],
  ['2026-01-31', '31\u00a0stycznia 2026'],
  ['2027-12-10', '10\u00a0grudnia 2027'],
])('%s reads as Poles write it', (iso, date) => {
  expect(polishDate(iso)).toBe(date);
});

test.each(['', '2026-13-01', '5.11.2026', '2026-11-05T00:00:00Z'])('"%s" is refused', (text) => {
  expect(() => polishDate(text)).toThrow('is not a date');
});
