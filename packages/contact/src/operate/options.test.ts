import { expect, test } from 'vitest';
import { readArguments, readCount } from './options.ts';

test.each(['', '\u3164', '\u{E0041}', '\t\n'])('the blank text %j is refused as any argument', (blank) => {
  expect(() => readArguments(['list', '--person', blank])).toThrow('person is blank');
  expect(() => readArguments(['list', `--limit=${blank}`])).toThrow('limit is blank');
  expect(() => readArguments(['delete', blank])).toThrow('ID is blank');
});

test.each([
  [['toString'], 'There is no command "toString"'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
  [['list', '--person'], 'argument missing'],
  [['show', 'a', 'b', 'c'], 'Too many arguments: b c.'],
  [['delete', '--person', 'a@b.pl', '--limit', '3'], 'delete has no option --limit'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
});

test.each(['0', '-1', '1.5', '1e3', 'x', '٣', '1234567890'])('%s is no count', (text) => {
  expect(() => readCount('count', text)).toThrow('--count is a whole number from 1');
});

const criteria = ['person', 'like', 'from', 'to', 'state'].flatMap((name) => [`--${name}`, 'x']);

test.each<[string, ...string[]]>([
  ['status'],
  ['list', ...criteria, '--limit', '9'],
  ['show', '-id'],
  ['export', '-id', ...criteria, '--photos', 'folder'],
  ['delete', '-id', ...criteria, '--count', '1'],
  ['close'],
])('returns the command %s with its id and its options', (command, ...args) => {
  const id = args[0] === '-id' ? args.shift() : undefined;
  const given = Object.fromEntries(args.flatMap((name, n) => (n % 2 ? [] : [[name.slice(2), args[n + 1]]])));
  const all = [...args, '--project', 'p', '--fields', 'f', command, ...(id ? ['--', id] : [])];
  expect(readArguments(all)).toEqual({ command, id, options: { ...given, project: 'p', fields: 'f' } });
});

test('--parked needs no value, and --help no command', () => {
  expect(readArguments(['resend', '--parked']).options).toEqual({ parked: true });
  for (const args of [[], ['list', '--help']]) expect(readArguments(args).command).toBeUndefined();
});
