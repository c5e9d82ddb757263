import { expect, test } from 'vitest';
import { isEmail, newsletterHref } from './newsletterHref';

const valid = ['anna@poczta.pl', 'a.b+blog@mail.firma.com.pl', "o'hara@xn--d-xka.pl", 'żaneta@łódź.pl'];
const refused = ['', '@b.pl', 'anna@b.', 'a na@b.pl', 'a@b.pl,c@d.pl', `${'a'.repeat(250)}@b.pl`];

test.each([...valid, ...refused])('"%s" is an address, or is refused', (text) => {
  expect(isEmail(text)).toBe(valid.includes(text));
});

test('the letter is addressed to the company and names the visitor, who can add nothing to it', () => {
  const typed = 'a&cc=b%0A$&+c@d.pl';
  const url = new URL(newsletterHref('firma@example.com', typed).replaceAll('+', '%2B'));
  expect(url.protocol + url.pathname).toBe('mailto:firma@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toContain(`na adres ${typed}.`);
});
