import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

test.each([
  ['tel. 600100200', 'PL', '600 100 200', 'tel:+48600100200'],
  ['(19) 115', 'PL', '19 115', 'tel:19115'],
  ['(12) 345 67 89', 'PL', '12 345 67 89', 'tel:+48123456789'],
  ['+491701234567', 'PL', '+49 170 1234567', 'tel:+491701234567'],
  ['12 345 67 89 ext. 12', 'PL', '12 345 67 89 ext. 12', 'tel:+48123456789;ext=12'],
  ['600100200/123456789', 'PL', '600 100 200 / 12 345 67 89', 'tel:+48600100200'],
  ['22 123 45 67/68', 'PL', '22 123 45 67 / 68', 'tel:+48221234567'],
  ['601 123 456', 'CZ', '601 123 456', 'tel:+420601123456'],
  ['020 7183 8750', 'GB', '020 7183 8750', 'tel:+442071838750'],
] as const)('formats %s in %s as %s with the link %s', (typed, country, text, href) => {
  expect(formatPhone(typed, country)).toEqual({ text, href });
});

test.each(['999999999999999', 'brak'])('returns %s as typed, without a link', (text) => {
  expect(formatPhone(text, 'PL')).toEqual({ text, href: null });
});
