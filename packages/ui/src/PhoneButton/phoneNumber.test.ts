import { describe, expect, test, vi } from 'vitest';
import { phoneNumber, type PhoneNumberOptions } from './phoneNumber.js';

function read(written: string, options?: PhoneNumberOptions) {
  const { href, text } = phoneNumber(written, options);
  return [href, text.replaceAll('\u00a0', ' ')];
}

test.each([
  ['123456789', 'tel:+48123456789', '123 456 789'],
  ['123-456-789', 'tel:+48123456789', '123 456 789'],
  ['123.456.789', 'tel:+48123456789', '123 456 789'],
  ['+48 123 456 789', 'tel:+48123456789', '123 456 789'],
  [' (+48) 12-345 67 89 ', 'tel:+48123456789', '123 456 789'],
  ['+(48) 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['0048 123 456 789', 'tel:+48123456789', '123 456 789'],
  ['48 123 456 789', 'tel:+48123456789', '123 456 789'],
  ['48 123 45 67', 'tel:+48481234567', '481 234 567'],
  ['+48 (0) 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['(0-12) 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['(12) 345-67-89', 'tel:+48123456789', '123 456 789'],
  ['0 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['0 800 123 456', 'tel:+48800123456', '800 123 456'],
  ['000 000 000', 'tel:+48000000000', '000 000 000'],
  ['tel. 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['Telefon: 12 345 67 89', 'tel:+48123456789', '123 456 789'],
  ['tel:+48123456789', 'tel:+48123456789', '123 456 789'],
  ['600\u2011100\u2013200', 'tel:+48600100200', '600 100 200'],
  ['600\u2212100\u2010200', 'tel:+48600100200', '600 100 200'],
  ['\u202A+48\u00a0600\u2009100\u202f200\u200B\u202C', 'tel:+48600100200', '600 100 200'],
])('the Polish number %j is dialled as %s and reads %s', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['+1 212 555 0100', 'tel:+12125550100', '+1 212 555 0100'],
  ['+1 (212) 555-0100', 'tel:+12125550100', '+1 212 555 0100'],
  ['(+44) 20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['(+44) (0)20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['(0044) 20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ['00 49 30 123456', 'tel:+4930123456', '+49 30 123456'],
  ['+39 06 1234 5678', 'tel:+390612345678', '+39 06 1234 5678'],
  ['+7 800 555-35-35', 'tel:+78005553535', '+7 800 555 35 35'],
  ['+ 420 123 456 789', 'tel:+420123456789', '+420 123 456 789'],
  ['00420123456789', 'tel:+420123456789', '+420123456789'],
  ['+380 44 123 45 67', 'tel:+380441234567', '+380 44 123 45 67'],
])('the foreign number %j is dialled as %s and reads %s', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['112', 'tel:112', '112'],
  ['116 111', 'tel:116111', '116 111'],
  ['19 115', 'tel:19115', '19 115'],
  ['tel:112', 'tel:112', '112'],
])('the short number %s is dialled and reads as it was written', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test.each([
  ['22 123 45 67 wew. 12', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['22 123 45 67 (wew. 12)', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['22 123 45 67 #12', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['tel:+48-22-123-45-67;ext=12', 'tel:+48221234567;ext=12', '221 234 567 wew. 12'],
  ['+1 212 555 0100 x5', 'tel:+12125550100;ext=5', '+1 212 555 0100 wew. 5'],
  ['+44 20 7946 0958, Ext. 301', 'tel:+442079460958;ext=301', '+44 20 7946 0958 wew. 301'],
  ['+420 123 456 789 kl. 7', 'tel:+420123456789;ext=7', '+420 123 456 789 wew. 7'],
])('%s is dialled with its extension', (written, href, text) => {
  expect(read(written)).toEqual([href, text]);
});

test('shows the given label before an extension', () => {
  expect(read('+44 20 7946 0958;ext=301', { extension: 'ext.' })[1]).toBe('+44 20 7946 0958 ext. 301');
});

test.each<[string, PhoneNumberOptions['country'], string, string]>([
  ['123 456 789', 420, 'tel:+420123456789', '123 456 789'],
  ['123 456 789', '+420', 'tel:+420123456789', '123 456 789'],
  ['22 12 34 56', 47, 'tel:+4722123456', '22 12 34 56'],
  ['20 12 34 56', 45, 'tel:+4520123456', '20 12 34 56'],
  ['21 234 5678', 351, 'tel:+351212345678', '212 345 678'],
  ['420 123 456 789', '420', 'tel:+420123456789', '123 456 789'],
  ['+48 600 100 200', 420, 'tel:+48600100200', '+48 600 100 200'],
  ['020 7946 0958', 44, 'tel:+442079460958', '020 7946 0958'],
  ['(030) 123456', 49, 'tel:+4930123456', '030 123456'],
  ['04 68 51 23 45', 33, 'tel:+33468512345', '04 68 51 23 45'],
  ['+33 4 68 51 23 45', 33, 'tel:+33468512345', '+33 4 68 51 23 45'],
  ['020 123 45 67', 31, 'tel:+31201234567', '020 123 45 67'],
  ['044 123 45 67', 41, 'tel:+41441234567', '044 123 45 67'],
  ['0470 12 34 56', 32, 'tel:+32470123456', '0470 12 34 56'],
  ['0905 123 456', 421, 'tel:+421905123456', '0905 123 456'],
  ['044 123 45 67', 380, 'tel:+380441234567', '044 123 45 67'],
  ['02 9374 4000', 61, 'tel:+61293744000', '02 9374 4000'],
  ['91 123 45 67', 34, 'tel:+34911234567', '911 234 567'],
  ['(202) 991-0477', 1, 'tel:+12029910477', '202 991 0477'],
  ['1-202-991-0477', 1, 'tel:+12029910477', '1 202 991 0477'],
  ['800 555-35-35', 7, 'tel:+78005553535', '800 555 35 35'],
  ['911', 1, 'tel:911', '911'],
])('%j in country %s is dialled as %s and reads %s', (written, country, href, text) => {
  expect(read(written, { country })).toEqual([href, text]);
});

const undialable: Record<string, readonly [written: string, country?: number]> = {
  nothing: [''],
  blanks: ['  '],
  'pauses and a code': ['+1 202-991-0477,,32288696#'],
  'one pause': ['+48 600 100 200,12'],
  'a waiting sign': ['600100200;1'],
  'a pause letter': ['600100200p12'],
  'a service code': ['*100#'],
  'a service code before the number': ['#31#600100200'],
  'a remark in brackets': ['600 100 200 (24h)'],
  'a remark of digits': ['600 100 200 (24)'],
  'a remark of digits behind a foreign number': ['+49 30 123456 (24)'],
  'a remark': ['600 100 200 od 8'],
  'opening hours': ['600 100 200 8-16'],
  'a word before the number': ['fax 22 123 45 67'],
  'two last digits after a slash': ['22 123 45 67/68'],
  'two last digits after a slash, foreign': ['+49 30 123456/57'],
  'a range': ['22 123 45 67–68'],
  'a foreign range': ['+49 30 123456–58'],
  'two numbers': ['600 100 200 601 100 200'],
  'two numbers with a comma': ['600 100 200, 601 100 200'],
  'two numbers with a semicolon': ['600100200;601100200'],
  'two numbers with a word': ['600 100 200 lub 601 100 200'],
  'two numbers with a slash': ['600100200 / 601100200'],
  'two numbers with a dash': ['+49 30 1234 - 1236'],
  'two numbers in lines': ['+49 30 12345\n12346'],
  'two international numbers': ['+49 30 1234 +49 30 1235'],
  'Arabic digits': ['٦٠٠١٠٠٢٠٠'],
  'full-width digits': ['６００１００２００'],
  'a superscript': ['60010020²'],
  'a footnote': ['600100200¹'],
  letters: ['1-800-FLOWERS'],
  'the letter O': ['6OO1OO2OO'],
  'a placeholder': ['XXX XXX XXX'],
  'too few digits': ['22 123 45 6'],
  'no area code': ['123 45 67'],
  'part of a number': ['600 100'],
  'too many digits': ['600 100 200 3'],
  'too few digits with the code': ['+48 600 100 20'],
  'too many digits with the code': ['+48 600 100 200 3'],
  'too many digits of any number': ['+999 1234 5678 9012 3'],
  'a short number with a code': ['+48 112'],
  'a trunk prefix before too few digits': ['012 345 678'],
  'a trunk prefix after a code': ['+44 020 7946 0958'],
  'a Polish trunk prefix after a code': ['+48 012 345 67 89'],
  'a trunk prefix other than 0': ['06 1 234 5678', 36],
  'two codes': ['+48 +48 600 100 200'],
  'a code twice': ['+48 48 600 100 200'],
  'no code of a country': ['+0 123 456 789'],
  'no code, and as many characters as a number': ['+0 123 4567'],
  'a plus inside': ['600+100200'],
  'a percent-encoded link': ['tel:+48%20600100200'],
  'a link with slashes': ['tel://600100200'],
  'a link with a context': ['tel:600100200;phone-context=+48'],
  'an extension without a number': ['wew. 12'],
  'two extensions': ['22 123 45 67 wew. 12, 13'],
  'an extension that is too long': ['22 123 45 67 wew. 1234567'],
  'an address': ['biuro@example.pl'],
  'too few digits for the country': ['202 991 047', 1],
  'an international prefix of another country': ['011 48 600 100 200', 1],
  'an ambiguous number of a country with several lengths': ['49 30 123456', 49],
};

describe('a number that cannot be dialled', () => {
  test.each(Object.entries(undialable))('throws in development: %s', (_, [written, country]) => {
    expect(() => phoneNumber(written, { country })).toThrow(/is not one complete phone number/);
  });

  test.each(Object.entries(undialable))('is plain text in production: %s', (_, [written, country]) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(phoneNumber(written, { country })).toEqual({ href: undefined, text: written.trim() });
    vi.unstubAllEnvs();
  });

  test('names a country that is no calling code', () => {
    expect(() => phoneNumber('600 100 200', { country: 'PL' })).toThrow('of +PL. Write it as');
  });
});

test('a long text is refused at once', () => {
  const start = performance.now();
  for (const text of ['1 '.repeat(20_000), '('.repeat(20_000), '1'.repeat(20_000), `1${' '.repeat(20_000)}x`])
    expect(() => phoneNumber(text)).toThrow();
  expect(performance.now() - start).toBeLessThan(500);
});
