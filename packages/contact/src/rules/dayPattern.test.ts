import { expect, test } from 'vitest';
import { validateValues } from '../contract/fields.ts';
import { dayPattern } from './dayPattern.ts';

test('form and rules accept the same days', () => {
  const days = new RegExp(`^(?:${dayPattern})$`);
  const two = (number: number) => String(number).padStart(2, '0');
  const differ: string[] = [];
  for (const year of ['0000', '0004', '1900', '1970', '2000', '2024', '2026', '2100', '9999'])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const value = `${year}-${two(month)}-${two(day)}`;
        const problem = validateValues([{ kind: 'date', name: 'day' }], { day: value })['day'];
        if ((problem === undefined) !== days.test(value)) differ.push(value);
      }
  expect(differ).toEqual([]);
});

test.each(['2026-1-1', '20261120', '2026-11-20T10:00', '+002026-11-20', '2026-W47', ' 2026-11-20', 'Friday'])(
  'form and rules reject "%s"',
  (value) => {
    expect(validateValues([{ kind: 'date', name: 'day' }], { day: value })).toEqual({ day: 'shape' });
    expect(value).not.toMatch(new RegExp(`^(?:${dayPattern})$`));
  },
);
