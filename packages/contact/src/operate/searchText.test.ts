import { expect, test } from 'vitest';
import { getShortReference } from '../contract/getShortReference.ts';
import { createPersonTest, toEmailKey, toPhoneKey, toSearchText } from './searchText.ts';

test.each([
  ['ŁÓDŹ', 'lodz'],
  ['Stra\u00DFe\n12', 'strasse 12'],
  ['M\u200Br\u00F3wk\u0069\u{E0041}', 'mrowki'],
  ['Zo\u0308e\u0000ØĐĦŦÆŒ', 'zoe odhtaeoe'],
  ['\u00A0\u200B\u3164\u2800\u0301', ''],
])('%j is searched as %j', (text, expected) => {
  expect(toSearchText(text)).toBe(expected);
});

test.each([
  ['Anna@Żółw.PL', 'anna@xn--w-uga1v8h.pl'],
  ['anna@XN--W-UGA1V8H.pl', 'anna@xn--w-uga1v8h.pl'],
  ['an\u200Bna@z\u0307o\u0301łw.pl ', 'anna@xn--w-uga1v8h.pl'],
  ['<mailto:Anna@x.pl>', 'anna@x.pl'],
  ['ann\u0061\u0301@x.pl,', 'ann\u00E1@x.pl'],
  ['"Anna N" <anna@x.pl>;', 'anna@x.pl'],
  ['anna', undefined],
  ['a@b@c.pl', undefined],
])('%j is the address %s', (text, key) => {
  expect(toEmailKey(text)).toBe(key);
});

test.each([
  ['12 345 67 89', '+48 12 345 67 89 ext. 12', 'PL', true],
  ['48123456789', '(12) 345-67-89', 'PL', true],
  ['22 12 34 56', '+47 22 12 34 56', 'NO', true],
  ['20 12 34 56', '22 12 34 56', 'NO', false],
  ['0151 23456789', '0171 23456789', 'DE', false],
  ['0151 23456789', '+49 151 23456789', 'DE', true],
  ['600100777', '+49 15 600 100 777', 'PL', false],
  ['600100777', 'Tel. 600\u2212100\u2212777', 'PL', true],
  ['123 45 67', '1234567', 'PL', true],
  ['+48 (0) 12 345 67 89', '12 345 67 89', 'PL', true],
  ['020 7946 0958', '+44 20 7946 0958', 'GB', true],
] as const)('%s and %s in %s: %s', (one, other, country, isSame) => {
  expect(toPhoneKey(one, country)).toBeDefined();
  expect(toPhoneKey(one, country) === toPhoneKey(other, country)).toBe(isSame);
});

test.each(['-', '12', '+', 'abc1234567', '\u200B'])('%j is no phone number', (text) => {
  expect(toPhoneKey(text, 'PL')).toBeUndefined();
});

const id = 'messageAAAAAAAAAAAAA';
const content = {
  name: 'Łucja Żak',
  phone: '+48 600 100 200 ext. 7',
  email: 'lucja@zolw.pl',
  service: null,
  message:
    "Długa 5 601 111 222, 602111222 603 111 222 / 604111222. Proszę dzwonić do Jana (22 123-45-67), lub pisać: Jan@Żółw.pl. https://x.pl/?q=ewa@o2.pl lub ola@o2.pl! 30-001 12 605 11 22, „iza@o2.pl”, a@o2.pl/b@o2.pl https://y.pl/?ada@o2.pl&eli@o2.pl 'ula@o2.pl' Krótka 123 605 111 222; 4445566. +49 12 345 67 89",
};

const found = [
  ['lucja zak', 'LUCJA@ZOLW.PL', '600100200', '0048 600-100-200', '221234567', '601111222', '602111222'],
  ['603111222', '604 111 222', 'jan@xn--w-uga1v8h.pl', '<lucja@zolw.pl>', 'mailto:ewa@o2.pl', 'ola@o2.pl'],
  ['iza@o2.pl', 'a@o2.pl', '126051122', getShortReference(id), ` ${id} `, 'ada@o2.pl', 'eli@o2.pl'],
  ['ula@o2.pl', '605111222', '4445566', 'Żak Łucja'],
].flat();
const others = ['ucja@zolw.pl', 'an@żółw.pl', '100200600', '60010020', '12 345 67 89', 'Kowalska', 'T-7303'];

test.each([...found, ...others])('finds whether the person is %s', (term) => {
  expect(createPersonTest(term, 'PL')(id, content)).toBe(found.includes(term));
});
