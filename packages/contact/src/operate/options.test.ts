import { expect, test } from 'vitest';
import { readArguments, readCount } from './options.ts';

test.each(['', '\u00A0', '\u200B', '\u3164', '\u2800', '\u0301', '\u00B4', '\u{E0041}', '\t\n'])(
  'the blank text %j is refused as any argument',
  (blank) => {
    expect(() => readArguments(['list', '--person', blank])).toThrow('person is blank');
    expect(() => readArguments(['list', `--limit=${blank}`])).toThrow('limit is blank');
    expect(() => readArguments(['delete', blank])).toThrow('ID is blank');
  },
);

test.each([
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['toString'], 'There is no command "toString"'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
  [['list', '--person'], 'argument missing'],
  [['show', 'a', 'b'], 'Too many arguments: b'],
  [['list', 'a'], 'Too many arguments: a'],
  [['delete', '--person', 'a@b.pl', '--limit', '3'], 'delete has no option --limit'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
});

test.each(['0', '-1', '1.5', '1e3', 'x', '٣'])('%s is no count', (text) => {
  expect(() => readCount('count', text)).toThrow('--count is a whole number from 1');
});

test('returns command, id and options', () => {
  expect(readArguments(['--fields', 'x', 'show', '--', '-id'])).toMatchObject({ command: 'show', id: '-id' });
  for (const args of [[], ['list', '--help']]) expect(readArguments(args).command).toBeUndefined();
  expect(readArguments(['--limit', '5', 'list'])).toMatchObject({ command: 'list', options: { limit: '5' } });
  const deletion = { command: 'delete', id: 'a', options: { count: '1' } };
  expect(readArguments(['delete', 'a', '--count', '1'])).toMatchObject(deletion);
});
