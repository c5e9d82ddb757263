import { expect, test } from 'vitest';
import { polishDate } from './dates';

test('a day of each month reads as Poles write it', () => {
  const format = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 5 + month));
    expect(polishDate(day.toISOString().slice(0, 10))).toBe(format.format(day).replace(' ', '\u00a0'));
  }
});

test.each(['', '2026-13-01', '5.11.2026', '2026-11-05T00:00:00Z'])('"%s" is refused', (text) => {
  expect(() => polishDate(text)).toThrow('is not a date');
});
