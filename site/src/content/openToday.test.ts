import { expect, test } from 'vitest';
import { company } from './company';
import { openToday } from './openToday';
import { plainText } from './typeset';

const at = (time: string) => plainText(openToday(company.openingHours, new Date(time)) ?? '');

test('a visitor reads until when the office is open, by the clock in Kraków', () => {
  // A Friday and a Saturday in November, when Kraków is an hour ahead of UTC.
  expect(at('2026-11-20T06:59:00Z')).toBe('Dziś otwarte od 8:00 do 20:00');
  expect(at('2026-11-20T07:00:00Z')).toBe('Dziś otwarte do 20:00');
  expect(at('2026-11-20T19:00:00Z')).toBe('Dziś było otwarte do 20:00');
  expect(at('2026-11-21T14:59:00Z')).toBe('Dziś otwarte do 16:00');
  // In July two hours.
  expect(at('2026-07-20T17:59:00Z')).toBe('Dziś otwarte do 20:00');
});

test('on a day without hours nothing is said', () => {
  expect(openToday(company.openingHours.slice(1), new Date('2026-11-20T12:00:00Z'))).toBeUndefined();
});

const special = [
  { label: 'Boże Narodzenie', from: '2026-12-25', to: '2026-12-26' },
  { label: 'Wigilia', from: '2026-12-24', to: '2026-12-24', opens: '8:00', closes: '13:00' },
];
const inHolidays = (time: string) =>
  plainText(openToday(company.openingHours, new Date(time), special) ?? '');

test('on a holiday a visitor reads that the office is closed, on a short day until when it is open', () => {
  expect(inHolidays('2026-12-25T11:00:00Z')).toBe('Dziś nieczynne: Boże Narodzenie');
  // Midnight has passed in Kraków, and not yet in UTC.
  expect(inHolidays('2026-12-24T23:30:00Z')).toBe('Dziś nieczynne: Boże Narodzenie');
  expect(inHolidays('2026-12-24T09:00:00Z')).toBe('Dziś otwarte do 13:00');
  expect(inHolidays('2026-12-28T09:00:00Z')).toBe('Dziś otwarte do 20:00');
});
