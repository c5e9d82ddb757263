import { expect, test } from 'vitest';
import { isEmail, newsletterHref } from './newsletterHref';

test.each(['anna@poczta.pl', 'a.b+blog@mail.firma.com.pl', "o'hara@xn--d-xka.pl", 'żaneta@łódź.pl'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'anna',
  'anna@',
  '@poczta.pl',
  'anna@poczta',
  'anna@poczta.',
  'a na@poczta.pl',
  'a@b.pl,c@d.pl',
  `${'a'.repeat(250)}@b.pl`,
])('"%s" is not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('the letter is addressed to the company and names the visitor', () => {
  const url = new URL(newsletterHref('firma@example.com', 'anna@poczta.pl'));

  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('firma@example.com');
  expect(url.searchParams.get('subject')).toBe('Zapis na newsletter');
  expect(url.searchParams.get('body')).toBe(
    'Dzień dobry,\r\n\r\nproszę o przysyłanie nowych artykułów z bloga na adres anna@poczta.pl.\r\n',
  );
});

test('an address can add nothing to the letter', () => {
  const typed = 'a&cc=b%0A$&+c@d.pl';
  const { searchParams } = new URL(newsletterHref('firma@example.com', typed).replaceAll('+', '%2B'));

  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toContain(`na adres ${typed}.`);
});
