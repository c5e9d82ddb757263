// @vitest-environment node
import { expect, test } from 'vitest';
import { namedIn, withShortNames } from './customProperties.ts';

const short = (css: string, ...scripts: string[]) => withShortNames(css, namedIn(scripts)).css;

test('what only the sheet names is called by a letter, the most frequent first, wherever it stands', () => {
  expect(short(':root{--ui-edge:1px;--ui-text:red}a{color:var(--ui-text)}b{color:var(--ui-text,#000)}')).toBe(
    ':root{--b:1px;--a:red}a{color:var(--a)}b{color:var(--a,#000)}',
  );
  expect(
    short('@property --turn{syntax:"<angle>"}@container style(--turn:1){a{anchor-name:--bar;--turn:1}}'),
  ).toBe('@property --a{syntax:"<angle>"}@container style(--a:1){a{anchor-name:--b;--a:1}}');
});

test('after z comes a0', () => {
  const many = Array.from({ length: 30 }, (_, index) => `--name-${index}:0`).join(';');
  const names = [...short(`a{${many}}`).matchAll(/--\w+(?=:)/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(30);
  expect([names[0], names[25], names[26]]).toEqual(['--a', '--z', '--a0']);
});

test('a name in any language, and one with an escaped sign, is taken whole', () => {
  expect(short('a{--główny:1px;--gł:2px;--a\\.b:3px;top:var(--główny);left:var(--główny)}')).toBe(
    'a{--a:1px;--b:2px;--c:3px;top:var(--a);left:var(--a)}',
  );
});

test('a name that a script, a selector or a quoted text knows stays, and nothing else takes it', () => {
  const css =
    'a{--a:1;--ui-gap:2;--b:3;top:var(--ui-gap)}p:state(--ui-open){--ui-open:4;content:"--ui-said";--ui-said:5}';
  expect(short(css, 'style.setProperty("--b",1)', 'x="var(--a)"')).toBe(
    'a{--a:1;--c:2;--b:3;top:var(--c)}p:state(--ui-open){--ui-open:4;content:"--ui-said";--ui-said:5}',
  );
});

test('a class with two dashes and a word that ends in one are no names', () => {
  const css = '.card--wide{top:1px}a{background:url(/dark--ui.png);color:var(--ui)}';
  expect(short(css)).toBe('.card--wide{top:1px}a{background:url(/dark--ui.png);color:var(--a)}');
});

test('what a script names and no rule does is taken as well', () => {
  expect(short('a{--gap:1px;top:var(--gap)}', 'get("--a")')).toBe('a{--b:1px;top:var(--b)}');
});

test('a file keeps its name', () => {
  expect(short('a{background:url(/--dark.png);--dark:1px;--light:2px}')).toBe(
    'a{background:url(/--dark.png);--dark:1px;--a:2px}',
  );
});

test('a name that a script puts together keeps its name, and one after a line break', () => {
  const css = 'a{--card-small:1px;--card-wide:2px;--gap:3px;--cardboard:4px}';
  expect(short(css, 'style={`--card-${size}`}', String.raw`css="a{\n--gap:0}"`)).toBe(
    'a{--card-small:1px;--card-wide:2px;--gap:3px;--a:4px}',
  );
});
