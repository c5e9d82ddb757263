import { expect, test } from 'vitest';
import { formatCsvLine } from './formatCsvLine.ts';

const formulas = ['=1+1', '+48 600', '-1', '@SUM(A1)', ' =1', '＝1', '＋1', '－1', '＠1', '|calc', '%0'];
const numbers = '0600100200|(22) 123 45 67|3/4|12.05|1e5|1E+5|00000000000000000001|10 maja|MAR 3|3mar'.split(
  '|',
);
const plain =
  '2026-11-20|2026-11-20 14:00:05|22 123 45 67 ext. 12 (dom)|1-2, 3+4; a=b|50 m|Ul. Długa 5|message00002|...|'.split(
    '|',
  );

test.each([
  ...[...formulas, ...numbers].map((cell) => [cell, `'${cell}`]),
  ...plain.map((cell) => [cell, cell]),
  ['say "hi"; 1-2, 3+4; a=b', 'say ""hi""; 1-2, 3+4; a=b'],
  ['a,=1', "a,'=1"],
  ['=1;=2', "'=1;'=2"],
  ...[';', "'", '\v', '\f', '\u0085', '\u2028', '\u2029'].map((sign) => [`a${sign}+1`, `a${sign}'+1`]),
  ['a\t@x', "a\t'@x"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n -1', "a\r\n' -1"],
  ['a";=1', `a"";'=1`],
  ['a"=1', `a""'=1`],
  ['\t=1', "\t'=1"],
])('writes %j as %j, so that no spreadsheet changes or runs it', (cell, written) => {
  expect(formatCsvLine([cell ?? '', ''])).toBe(`"${written}";""\r\n`);
});

// With quadratic time each of these takes several seconds, and a flood of them stops the digest.
test.each(['1', 'a', '\n', '1.', '\t', '(1 ', ', '])('a long text of %j takes no time', (part) => {
  const text = `${part.repeat(20_000 / part.length)}x`;
  const start = performance.now();
  formatCsvLine([text]);
  expect(performance.now() - start).toBeLessThan(3000);
});
