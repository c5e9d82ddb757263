import { describe, expect, test } from 'vitest';
import { readArguments, readCount } from './options.ts';

const blanks = [
  '',
  ' ',
  '\u00A0',
  '\u200B',
  '\u3164',
  '\u2800',
  '\u0301',
  '\u00B4',
  '\u{E0041}',
  '\t\n',
  '\u202E',
];
const texts = ['person', 'email', 'phone', 'like', 'from', 'to', 'containing', 'state', 'project', 'fields'];

describe.each(blanks)('the blank text %j', (blank) => {
  test.each([...texts, 'offset', 'limit'])('is refused as --%s', (name) => {
    expect(() => readArguments(['list', `--${name}`, blank])).toThrow(`--${name} is blank`);
    expect(() => readArguments(['list', `--${name}=${blank}`])).toThrow(`--${name} is blank`);
  });

  test('is refused as an id, a folder and a number', () => {
    for (const command of ['delete', 'export', 'show', 'resume'])
      expect(() => readArguments([command, blank])).toThrow('An argument is blank');
    expect(() => readArguments(['export', '--photos', blank])).toThrow('--photos is blank');
    expect(() => readArguments(['delete', 'a', '--yes', '--count', blank])).toThrow('--count is blank');
  });
});

test.each([
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['toString'], 'There is no command "toString"'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
  [['list', '--email'], 'argument missing'],
  [['show', 'a', 'b'], 'Too many arguments: b'],
  [['list', 'a'], 'Too many arguments: a'],
  [['delete', '--email', 'a@b.pl', '--limit', '3'], 'delete has no option --limit'],
  [['status', '--email', 'a@b.pl'], 'status has no option --email'],
  [['show', 'a', '--state', 'sent'], 'show has no option --state'],
  [['list', '--yes'], 'list has no option --yes'],
  [['delete', '--email', 'a@b.pl', '--email', 'c@d.pl'], '--email is given twice'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
});

test.each(['0', '-1', '1.5', '1e3', 'x', '٣'])('%s is no count', (text) => {
  expect(() => readCount('count', text)).toThrow('--count is a whole number from 1');
});

test('returns command, id and options', () => {
  expect(readArguments(['delete', 'a', '--yes', '--count', '1'])).toMatchObject({
    command: 'delete',
    id: 'a',
    options: { yes: true, count: '1' },
  });
});
