import type { DateField, Field, TextField } from '../../packages/contact/src/contract/fields.ts';
import { getLengthLimits, getOptionValues } from '../../packages/contact/src/contract/fields.ts';
import { createSampleValue } from '../../packages/contact/src/contract/createSampleValue.ts';
import { emailLimits } from '../../packages/contact/src/contract/email.ts';
import { phoneLimits } from '../../packages/contact/src/contract/patterns.ts';
import type { Value } from '../support/firestoreRest.ts';

/** Values of other types than text, by title. */
export const otherTypes: Record<string, Value> = {
  'a whole number': 600100200,
  true: true,
  'a list': ['Anna'],
  'a map': { text: 'Anna' },
};

/**
 * Returns texts on both sides of each limit of a field. Whether one is valid is what `validateValues` says: its unit
 * tests fix that, and the rules must agree.
 */
export function createSamples(field: Field): string[] {
  switch (field.kind) {
    case 'text':
      return createTextSamples(field);
    case 'phone':
      return phones;
    case 'email':
      return emails;
    case 'date':
      return createDaySamples(field);
    case 'choice':
      return createChoiceSamples(field);
    case 'checkbox':
      return [];
  }
}

const breaks = ['\n', '\r', '\t', '\r\n', '\u2028', '\u2029'];
const blanks = [' ', '\u00A0', '\u2003', '\u3000'];
const controls = ['\u0000', '\u0007', '\u000B', '\u001B', '\u007F', '\u0085', '\u009F'];
const bidiControls = Array.from('\u061C\u200E\u200F\u202A\u202E\u2066\u2069');
const tags = ['\u{E0000}', '\u{E0041}', '\u{E007F}'];
const invisible = Array.from('\u200B\uFE0F\u2800\uFEFF\u3164\u00AD\u0301\u{13441}\u{E0100}');

function createTextSamples(field: TextField): string[] {
  const { min, max } = getLengthLimits(field);
  const text = 'a'.repeat(min);
  const inside = [...breaks, ...controls, ...bidiControls, ...tags, ...invisible];
  return [
    '',
    'a'.repeat(min - 1),
    text,
    'a'.repeat(max),
    'a'.repeat(max + 1),
    '🐜'.repeat(Math.floor(max / 2)),
    '🐜'.repeat(Math.floor(max / 2) + 1),
    "O'Neil-Żółć Jr. Олена ليلى حسن",
    '👨‍👩‍👧 i 🐜 <script>alert(1)</script>',
    ...['😀', '🪳', '🫨', '❤️‍🔥'].map((emoji) => emoji.repeat(Math.ceil(min / 2))),
    ...inside.map((one) => `${text}${one}a`),
    ...[...breaks, ...blanks].flatMap((one) => [`${one}${text}`, `${text}${one}`, one.repeat(min + 4)]),
    ...invisible.flatMap((one) => [one.repeat(2).padEnd(min, one), `${text}${one.repeat(2)}a`]),
    ...['\u200B', '\u2060', '\uFE0F', '\u00AD', '\u{E0100}'].map((one) => `${text}${one.repeat(3)}a`),
  ].filter((sample, index, all) => all.indexOf(sample) === index);
}

const phones = [
  ['', '1234567', '+123456789012345', '+(48) 600-100.200/1', '123 456', '1234567890123456', '+ ( ) - . /'],
  ['600 100 200 / 12 345 67 89', '600100200/123456789/601100200', '12 345 67 89 ext. 3 / 600100200 ext. 4'],
  ['22 123 45 67 ext. 12', '600100200 ext 5', '600100200 ext. 5a', '600100200 ext. 1234567', 'ext. 12'],
  ['tel. 600100200', '600100200#1', '*100#600100', '600100200,123', '600100200;1', '600_100_200'],
  ['٦٠٠١٠٠٢٠٠', '６００１００２００', '𝟔𝟎𝟎𝟏𝟎𝟎𝟐𝟎𝟎', '60010020²', '6OO1OO2OO', '60О100200', '＋48600100200'],
  ['600–100–200', '600\u2011100\u2011200', '600\u00A0100\u00A0200', '600100200\n', '600\t100\t200'],
  ['\u202A600100200\u202C', '600\u200B100200', '600100200\u0000', '600100200\r\nBcc: a@b.pl'],
  '600100200'.padEnd(phoneLimits.max),
  '600100200'.padEnd(phoneLimits.max + 1),
].flat();

const emails = [
  ['', "a.b!#$%&'*+/=^_`{|}~-c@x-y.com.pl", 'a?=b@example.com', '=@example.com', 'a=.?b@example.com'],
  ['=?UTF-8?Q?=61?=@evil.com', 'a=?b@example.com', 'a==?b@example.com', 'b.=?@example.com'],
  ['anna.example.com', 'anna@home@example.com', '@example.com', 'anna@', 'anna@localhost', 'anna@-x.com'],
  ['anna@example.c', 'anna@192.0.2.10', 'anna@example.xn--c'],
  ['anna@example.com.', 'anna..k@example.com', 'anna@example..com', '.anna@example.com', 'anna.@x.com'],
  [' anna@example.com', 'anna@example.com ', 'an na@example.com', 'anna@example.com\n', 'a\\n@example.com'],
  ['anna@example.com\r\nBcc: all@example.com', 'anna@example.com,b@example.com', 'a@b.pl;c@d.pl'],
  ['Anna <anna@example.com>', '"anna"@example.com', 'anna(x)@example.com', 'anna@[127.0.0.1]'],
  ['żółć@example.com', 'anna@żółć.pl', 'аnna@example.com', 'anna＠example.com', 'anna@example．com'],
  ['anna\u202E@example.com', 'anna\u200B@example.com', 'anna\u{E0041}@example.com', 'a\u0000@example.com'],
  '@example.com'.padStart(emailLimits.max, 'a'),
  '@example.com'.padStart(emailLimits.max + 1, 'a'),
].flat();

function createDaySamples({ min = '2024-02-29', max = '1999-12-31' }: DateField): string[] {
  return [
    [min, max, addDay(min, -1), addDay(max, 1)],
    [`${min.slice(0, 4)}-02-30`, `${min}T00`, `${min}\n`, ` ${min}`],
    ['', '2026-02-29', '2100-02-29', '2026-11-31', '2026-12-32', '2026-13-01', '2026-00-10', '2026-12-00'],
    ['2026-12-1', '20.11.2026', '2026/12/01', '٢٠٢٦-١٢-٠١', '12026-12-01', 'jutro'],
  ].flat();
}

function addDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function createChoiceSamples(field: Field & { kind: 'choice' }): string[] {
  const first = String(createSampleValue(field));
  const others = ['coś innego', '', `${first} `, `${first}\n`, first.toUpperCase(), first.slice(0, -1)];
  return [...getOptionValues(field), ...others, `${first}\u200B`, `${first},${first}`];
}

/** Paths and languages of pages, and texts that are none. */
export const pageSamples: Record<'page' | 'language', Record<'valid' | 'invalid', string[]>> = {
  page: {
    valid: ['/', '/kontakt', '/uslugi/nowy-targ', '/a.html', '/blog/%C5%BC/', `/${'a'.repeat(199)}`],
    invalid: [
      ['', 'kontakt', '//evil.com', '/a//b', 'https://evil.com/', 'javascript:alert(1)', '/a?b=1', '/a#b'],
      ['/a b', '/ż', '/a\n', '/\\evil.com', '/a\u200B', '/<b>', '/a@b', '/a:b', `/${'a'.repeat(200)}`],
    ].flat(),
  },
  language: { valid: ['pl', 'csb'], invalid: ['', 'p', 'PL', 'en-GB', 'pl\n', 'abcd'] },
};
