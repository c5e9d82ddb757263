import { isEmail, type ContactMessage } from './contactMessage.ts';
import { standardFields } from './fields.ts';
import { normalizeValues, validateValues } from './values.ts';
import { expect, test } from 'vitest';

const good: ContactMessage = {
  name: 'Anna Żółć',
  email: null,
  phone: '+48 600 100 200',
  service: null,
  message: 'Dzień dobry',
};

test('trims values and returns null for empty fields', () => {
  const [email, message] = ['\u200B a@b.pl \u2060', '\n Witam\r\nA.\rŻ. \n'];
  const typed = { name: ' Anna ', email, phone: ' 600–100–200', service: '', message };
  const phone = '600-100-200';
  const values = { name: 'Anna', email: 'a@b.pl', phone, service: null, message: 'Witam\nA.\nŻ.' };
  expect(normalizeValues(standardFields, typed)).toEqual(values);
});

test.each([
  ['anna@żółw.pl', 'anna@xn--w-uga1v8h.pl'],
  ['anna@z\u0307o\u0301łw.pl', 'anna@xn--w-uga1v8h.pl'],
  ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
  ['anna@例え.テスト', 'anna@xn--r8jz45g.xn--zckzah'],
  ['\u200Banna@example.com\u2060', 'anna@example.com'],
])('normalizes the address %j to %j', (typed, email) => {
  expect(normalizeValues(standardFields, { email: typed }).email).toBe(email);
  expect(validateValues(standardFields, { ...good, email })).toEqual({});
  expect(isEmail(typed)).toBe(true);
});

test.each([
  ['tags', 'Mam\u{E0041}\u{E0042} mrówki\u{E007F}', 'Mam mrówki'],
  ['invisible characters', `Mam${'\u200B\u2060'.repeat(500)} mrówki\uFE0F\u00AD\u200B`, 'Mam mrówki'],
  ['no joined emoji', '❤️‍🔥 👨‍👩‍👧', '❤️‍🔥 👨‍👩‍👧'],
  ['a lone surrogate', 'Mam mrówki 🐜'.slice(0, -1), 'Mam mrówki'],
])('removes %s', (_, typed, message) => {
  expect(normalizeValues(standardFields, { message: typed }).message).toBe(message);
});

test('rejects hidden text', () => {
  for (const name of ['Anna\u{E0041}', 'Anna\u{E0000}b', 'Anna\u200B\u200B\u200Bb', 'An\u200B\u2060\uFE0Fna'])
    expect(validateValues(standardFields, { ...good, name })).toEqual({ name: 'characters' });
});

const [local, ...domains] = [
  'żółw@example.com',
  'żółw',
  'żółw.pl/x',
  'żółw.pl:80',
  'b@żółw.pl',
  'żółw..pl',
  'żółw.1',
  'poczta.p',
  '192.0.2.10',
];
const invalid = [local, ...domains.map((domain) => `anna@${domain}`)];
const encoded = ['=?UTF-8?Q?=61?=@evil.com', 'a=?b@example.com', 'a==?b@example.com', 'b.=?@example.com'];
const valid = ['a?=b@example.com', '=@example.com', 'a=.?b@example.com', '=a=b=@example.com'];

test.each([...invalid, ...encoded, ...valid])('finds whether %j is an address', (typed) => {
  const { email } = normalizeValues(standardFields, { email: typed });
  const errors = valid.includes(typed) ? {} : { email: 'shape' };
  expect(validateValues(standardFields, { ...good, email })).toEqual(errors);
  expect(isEmail(typed)).toBe(valid.includes(typed));
});

test.each(
  [
    ['\u200B', '\uFE0F', '\u2800', '\uFEFF', '\u3164\u00AD', '\u0301', '\u115F\u2800', '\u{13441}\u{13442}'],
    ['\u1AB0'],
  ].flat(),
)('rejects invisible text as name and message: %j', (nothing) => {
  const twice = nothing.repeat(2);
  expect(validateValues(standardFields, { ...good, name: twice })).toEqual({ name: 'missing' });
  expect(validateValues(standardFields, { ...good, message: twice })).toEqual({ message: 'missing' });
  expect(validateValues(standardFields, { ...good, service: twice })).toEqual({ service: 'characters' });
  expect(validateValues(standardFields, { ...good, message: `${nothing}?` })).toEqual({});
});

test.each<[ContactMessage[keyof ContactMessage], Partial<ContactMessage>, object]>([
  ['no name', { name: '' }, { name: 'missing' }],
  ['a phone with an extension', { phone: '22 123 45 67 ext. 12' }, {}],
  ['a phone with two extensions', { phone: '22 123 45 67 ext. 12 ext. 3' }, { phone: 'characters' }],
  ['a name over it', { name: 'a'.repeat(101) }, { name: 'too-long' }],
  ['a name with a line break', { name: 'a\nb' }, { name: 'characters' }],
  ['a phone of six digits', { phone: '123 456' }, { phone: 'digits' }],
])('finds the errors of %s', (_, changed, problems) => {
  expect(validateValues(standardFields, { ...good, ...changed })).toEqual(problems);
});

test('validates hostile input within half a second of processor time', () => {
  const begin = process.cpuUsage().user;
  const long = ['a'.repeat(5000), ' '.repeat(4999), `a${'\t'.repeat(4998)}`, '\u200B\u200Ba'.repeat(1600)];
  for (const text of [...long, `${'a-'.repeat(126)}@`, '='.repeat(254)]) {
    const email = text.slice(0, 254);
    validateValues(standardFields, { name: text, email, phone: text, service: text, message: text });
  }
  expect(process.cpuUsage().user - begin, 'µs').toBeLessThan(500_000);
});
