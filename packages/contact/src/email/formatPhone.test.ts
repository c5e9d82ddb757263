import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

test.each([
  ['600100200', '600 100 200', 'tel:+48600100200'],
  ['+48 600-100-200', '600 100 200', 'tel:+48600100200'],
  ['0048 600-100-200', '600 100 200', 'tel:+48600100200'],
  ['48600100200', '600 100 200', 'tel:+48600100200'],
  ['(12) 345 67 89', '12 345 67 89', 'tel:+48123456789'],
  ['+491701234567', '+49 170 1234567', 'tel:+491701234567'],
  ['00 380 44 1234567', '+380 44 123 4567', 'tel:+380441234567'],
  ['+12025550123', '+1 202 555 0123', 'tel:+12025550123'],
  ['+442071838750', '+44 20 7183 8750', 'tel:+442071838750'],
  ['12 345 67 89 ext. 12', '12 345 67 89 ext. 12', 'tel:+48123456789;ext=12'],
])('formats %s as %s with the link %s', (typed, text, href) => {
  expect(formatPhone(typed, 'PL')).toEqual({ text, href });
});

test.each([
  ['601 123 456', 'CZ', '601 123 456', 'tel:+420601123456'],
  ['420601123456', 'CZ', '601 123 456', 'tel:+420601123456'],
  ['+48 600 100 200', 'CZ', '+48 600 100 200', 'tel:+48600100200'],
  ['020 7183 8750', 'GB', '020 7183 8750', 'tel:+442071838750'],
  ['030 901820', 'DE', '030 901820', 'tel:+4930901820'],
  ['49 30 901820', 'DE', '030 901820', 'tel:+4930901820'],
  ['044 123 45 67', 'UA', '044 123 4567', 'tel:+380441234567'],
] as const)('formats %s in %s as %s with the link %s', (typed, country, text, href) => {
  expect(formatPhone(typed, country)).toEqual({ text, href });
});

test('returns an impossible number as typed', () => {
  expect(formatPhone('999999999999999', 'PL')).toEqual({
    text: '999999999999999',
    href: 'tel:999999999999999',
  });
  expect(formatPhone('brak', 'PL')).toEqual({ text: 'brak', href: null });
});
