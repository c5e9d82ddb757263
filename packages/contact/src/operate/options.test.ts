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
  [['show'], 'show needs the id'],
  [['resend'], 'resend needs the id'],
  [['resend', 'a', '--parked'], 'resend needs the id'],
  [['delete'], 'delete needs an ID, or'],
  [['delete', 'a', '--person', 'a@b.pl'], 'delete needs an ID, or'],
  [['delete', '--from', '2026-11-20', '--to', '2026-11-20'], 'delete needs an ID, or'],
  [['close', '--local', '--project', 'p'], 'Name the project'],
  [['export', 'a', '--person', 'a@b.pl'], 'export takes an ID or criteria'],
  [['list', '--state', 'lost'], 'one of unsent, sent, parked, not "lost"'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readArguments(['--local', ...args])).toThrow(reason);
});

test.each(['status', 'close', 'open'])('%s is refused without a project', (command) => {
  expect(() => readArguments([command])).toThrow('Name the project by --project NAME');
});

test.each(['0', '-1', '1.5', '1e3', 'x', '٣', '1234567890'])('%s is no count', (text) => {
  expect(() => readCount('count', text)).toThrow('--count is a whole number from 1');
});

const criteria = ['--person', 'x', '--like', 'x', '--from', 'x', '--to', 'x', '--state', 'unsent'];

test.each<[string, ...string[]]>([
  ['status'],
  ['list', ...criteria, '--limit', '9'],
  ['show', '-id'],
  ['export', '-id'],
  ['export', ...criteria, '--photos', 'folder'],
  ['delete', '-id', '--count', '1'],
  ['delete', ...criteria],
  ['close'],
])('returns the command %s with its id and its options', (command, ...args) => {
  const id = args[0] === '-id' ? args.shift() : undefined;
  const given = Object.fromEntries(args.flatMap((name, n) => (n % 2 ? [] : [[name.slice(2), args[n + 1]]])));
  const all = [...args, '--project', 'p', '--fields', 'f', command, ...(id ? ['--', id] : [])];
  expect(readArguments(all)).toEqual({ command, id, options: { ...given, project: 'p', fields: 'f' } });
});

test('--parked needs no value, and --help no command', () => {
  expect(readArguments(['resend', '--parked', '--local']).options).toEqual({ parked: true, local: true });
  for (const args of [[], ['list', '--help']]) expect(readArguments(args).command).toBeUndefined();
});
