import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { type CallingCode, createExamplePhone, normalizePhone, readFirstPhone } from './readPhone.ts';

function read(typed: string, country?: CallingCode) {
  const { number, extension, groups, rest } = readFirstPhone(normalizePhone(typed), country) ?? {};
  return [number && extension ? `${number};${extension}` : number, groups, rest || undefined].filter(Boolean);
}

test.each<[typed: string, number: string, country?: CallingCode]>([
  ['123.456-789', '+48123456789'],
  ['600,100,200', '+48600100200'],
  [' (+48) 12-345 67 89 ', '+48123456789'],
  ['+(48) 12 345 67 89', '+48123456789'],
  ['48 123 456 789', '+48123456789'],
  ['48 123 45 67', '+48481234567'],
  ['+48 (0) 12 345 67 89', '+48123456789'],
  ['(0-12) 345 67 89', '+48123456789'],
  ['12 345 67/89', '+48123456789'],
  ['+48 0048 600 100 200', '+48600100200'],
  ['0048 (48) 600 100 200', '+48600100200'],
  ['48 +48 600 100 200', '+48600100200'],
  ['+(48) (+48) 600 100 200', '+48600100200'],
  ['600/100 200', '+48600100200'],
  ['116 111/234', '+48116111234'],
  ['+47 (0) 22 12 34 56', '+4722123456'],
  ['000 000 000', '+48000000000'],
  ['+48 000 000 000', '+48000000000'],
  ['Tel. 600\u2212100\u2010200', '+48600100200'],
  ['\u202A+48\u00A0600\u2009100\u202F200\u200B\u202C', '+48600100200'],
  ['٦٠٠ ١٠٠ ٢٠٠', '+48600100200'],
  ['＋４８６００１００２００', '+48600100200'],
  ['(+44) (0)20 7946 0958', '+442079460958'],
  ['00 49 30 123456', '+4930123456'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+7 +7 8 800 555-35-35', '+78005553535'],
  ['112', '112'],
  ['1177', '1177'],
  ['19 115', '19115'],
  ['98 123', '98123'],
  ['116 111', '116111'],
  ['123 456 789', '+420123456789', '+420'],
  ['22 12 34 56', '+4722123456', 47],
  ['+48 600 100 200', '+48600100200', 420],
  ['0341/123456', '+49341123456', 49],
  ['49 30 901820', '+4930901820', 49],
  ['0491 12345', '+4949112345', 49],
  ['+49 491 12345', '+4949112345', 49],
  ['06 1 234 5678', '+3612345678', 36],
  ['393 123 4567', '+393931234567', 39],
  ['1-202-991-0477', '+12029910477', 1],
])('%j is dialled as %s', (typed, number, country) => {
  expect(read(typed, country)[0]).toBe(number);
});

test.each(' (wew. |;ext=| #|, Ext. | x| kl. | linka: | DW | Durchwahl | доб. | дод. '.split('|'))(
  'a number is dialled with the extension%s12',
  (sign) => {
    expect(read(`tel:+(48) 22-123-45-67${sign}12`)).toEqual(['+48221234567;12', '+48 22 123 45 67']);
  },
);

test.each([
  ['Telefon(12) 345 67 89', '(12) 345 67 89'],
  ['☎️ Kom.: 600\u2212100\u2010200', '600-100-200'],
  ['\u200B 600\t100\t 200 ', '600 100 200'],
  ['600 100 200 wew. 123456', '600 100 200 ext. 123456'],
])('%j is stored as %j', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});

test.each([
  ['600 100 200 / 12 345 67 89', '12 345 67 89'],
  ['600 100 200 / +49 30 123456', '+49 30 123456'],
  ...[', ', '; ', ' i ', ' oder ', ' alebo '].map((sign) => [`600 100 200${sign}601 100 200`, '601 100 200']),
  ['12 345 67 89 wewnętrzny 3 lub +48 600 100 200', '+48 600 100 200'],
  ['12 345 67 89 wew. 3 / 600 100 200', '600 100 200'],
  ['22 123 45 67/68', '68'],
])('of %j the first number is dialled', (typed, rest) => {
  expect(read(typed).at(-1)).toBe(rest);
});

const incomplete = [
  ['', '600 100 20', '+48 600 100 20', '600 100 2000', '123 45 67', '600 100', '012 345 678', '+48 112'],
  ['600 100 200 601 100 200', '600+100200', '600 100 200 (24h)', '600 100 200 od 8', '600 100 200 8-16'],
  ['Faks 22 123 45 67', '1-800-FLOWERS', '*100#', '600100200p12', '22 123 45 67 wew. 1234567', 'wew. 12'],
  ['+0 123 456 789', '+999 1234 5678 9012 3', 'tel:600100200;phone-context=+48', 'biuro@example.pl'],
].flat();

test.each<[typed: string, country?: CallingCode]>([
  ...incomplete.map((typed): [string] => [typed]),
  ['600 100 200', 'PL'],
  ['202 991 047', 1],
  ['0 202 991 0477', 1],
  ['011 48 600 100 200', 1],
])('%j cannot be dialled', (typed, country) => {
  expect(read(typed, country)).toEqual([]);
});

test('a mobile number of each country is dialled from abroad, and in Europe as people write it at home', () => {
  // Numbers of four digits are none to this site.
  for (const country of getCountries().filter((each) => !['TA', 'TK'].includes(each))) {
    const example = getExampleNumber(country, examples)!;
    const code = getCountryCallingCode(country);
    expect([country, read(example.formatInternational())[0]]).toEqual([country, example.number]);
    if (/^(3|4)/.test(code))
      expect([country, read(example.formatNational(), code)[0]]).toEqual([country, example.number]);
  }
  expect([48, 47].map(createExamplePhone)).toEqual(['+48 123 456 789', '+47 123 456 78']);
});

test('a long text is read at once', () => {
  const start = performance.now();
  for (const part of ['1 ', '(', '1/', '\n', ' ext. 1', '+48 '])
    for (const text of [part.repeat(20_000), `1${part.repeat(20_000)}x`]) read(text);
  expect(performance.now() - start).toBeLessThan(5000);
});
