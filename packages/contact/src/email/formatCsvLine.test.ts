import { expect, test } from 'vitest';
import { formatCsvLine } from './formatCsvLine.ts';

test.each(['=1+1', '+48 600', '-1', '@SUM(A1)', ' =1', '＝1', '|calc', '%0'])(
  'escapes the formula %s',
  (cell) => {
    expect(formatCsvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);

test.each([
  ['a,=1', "a,'=1"],
  ['a;+1', "a;'+1"],
  ['a\t@x', "a\t'@x"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n -1', "a\r\n' -1"],
  ['a";=1', `a"";'=1`],
  ['a"=1', `a""'=1`],
  ['\t=1', "\t'=1"],
])('escapes a formula after the separator in %j', (cell, written) => {
  expect(formatCsvLine([cell])).toBe(`"${written}"\r\n`);
});

test.each(['0600100200', '(22) 123 45 67', '3/4', '12.05', '1e5', '00000000000000000001'])(
  'keeps the number %s as text',
  (cell) => {
    expect(formatCsvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);

test.each(['2026-11-20', '2026-11-20 14:00:05', '22 123 45 67 ext. 12', '2 pokoje', ''])(
  'keeps %j',
  (cell) => {
    expect(formatCsvLine([cell])).toBe(`"${cell}"\r\n`);
  },
);

// With quadratic time each of these takes several seconds, and a flood of them stops the digest.
test.each(['1', '\n', '1.', '\t', '(1 ', ', '])('a long text of %j takes no time', (part) => {
  const text = `${part.repeat(20_000 / part.length)}x`;
  const start = performance.now();
  formatCsvLine([text]);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('quotes cells and keeps other text', () => {
  expect(formatCsvLine(['1-2, 3+4; a=b', null])).toBe('"1-2, 3+4; a=b";""\r\n');
  expect(formatCsvLine(['a;b', 'say "hi"', null])).toBe('"a;b";"say ""hi""";""\r\n');
});
