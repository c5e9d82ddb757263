import { expect, test } from 'vitest';
import { findFirmErrors, findPlaceholders } from './contentErrors.ts';

const firm = { phone: '600 100 200', email: 'office@firma.cz', country: 'CZ', timeZone: 'Europe/Prague' };
const validatePhone = (phone: string) => {
  if (!/^[\d +]+$/.test(phone)) throw new Error(`"${phone}" cannot be dialled.`);
};
const isEmail = (text: string) => text.includes('@');

test.each([
  [{ phone: '600 100 200 (24h)' }, 'phone "600 100 200 (24h)" cannot be dialled.'],
  [{ officeMobile: 'x' }, 'officeMobile "x" cannot be dialled.'],
  [{ officeMail: 'office.firma.cz' }, 'officeMail is "office.firma.cz". Write an address'],
  [{ country: 'Czechia' }, 'country is "Czechia". Write the two letters'],
  [{ country: 'XX' }, 'country is "XX".'],
  [{ country: 'UK' }, 'country is "UK".'],
  [{ timeZone: 'Europe/Brno' }, 'timeZone is "Europe/Brno". Write it like'],
])('%j is an error', (wrong, sentence) => {
  const errors = findFirmErrors({ ...firm, ...wrong }, validatePhone, isEmail);
  expect(errors).toEqual([expect.stringContaining(sentence)]);
  expect(findFirmErrors({ ...firm, phones: 2, mails: 1 } as typeof firm, validatePhone, isEmail)).toEqual([]);
});

test('placeholders are named by their entry', () => {
  const content = {
    home: { title: '[Your service]', cards: ['[A]', '[B]'] },
    email: 'office@example.com',
    origin: 'http://localhost:5000',
    phone: '+45 000 000 00',
    list: [1, 'a "quoted"', '[1]', 'over 1 000 000 €', 'https://example.org/x'],
    town: '',
    domain: 'www.your-company.pl',
  };
  expect(findPlaceholders(content)).toEqual([
    'home has placeholders: [Your service] and 2 more.',
    'email has placeholders: office@example.com.',
    'origin has placeholders: http://localhost:5000.',
    'phone has placeholders: +45 000 000 00.',
    'list has placeholders: https://example.org/x.',
    'town has placeholders: "".',
    'domain has placeholders: www.your-company.pl.',
  ]);
});
