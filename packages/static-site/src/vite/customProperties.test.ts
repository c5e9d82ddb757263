// @vitest-environment node
import { expect, test } from 'vitest';
import { namedIn, withShortNames } from './customProperties.ts';

const short = (css: string, ...scripts: string[]) => withShortNames(css, namedIn(scripts)).css;

test('what only the sheet names is called by a letter, the most frequent first, wherever it stands', () => {
  expect(short('a{--ui-edge:1px;--ui-text:red}a{color:var(--ui-text)}b{color:var(--ui-text,#000)}')).toBe(
    'a{--b:1px;--a:red}a{color:var(--a)}b{color:var(--a,#000)}',
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

test('what has one value for the whole site stands where it was read, and one that it is made of', () => {
  expect(
    short(
      '@layer ui{a{top:calc(var(--gap) + 2px);margin:var( --gap )var(--gap) var(--wide)!important}}@layer tokens{:root{--wide:calc(var(--gap)*2);--gap:1px}}',
    ),
  ).toBe('@layer ui{a{top:calc(1px + 2px);margin:1px 1px calc(1px*2)!important}}@layer tokens{:root{}}');
  expect(withShortNames(':root{--gap:1px}', () => false).isRenamed('--gap')).toBe(true);
});

test('a value that stands where it was read has no space after a comma, but for one in quotes', () => {
  expect(
    short(
      ':root{--font:"A, \\"b", serif;--size:clamp(1rem, 1rem + 1vw, 2rem)}a{font:var(--size) var(--font)}',
    ),
  ).toBe(':root{}a{font:clamp(1rem,1rem + 1vw,2rem) "A, \\"b",serif}');
});

test('nor has what it is reckoned with, and the negative of a length is a length', () => {
  const gap = (css: string) => short(`:root{--gap:1.5rem}${css}`).replace(':root{}', '');
  expect(gap('a{margin:calc(-1 * var(--gap)) calc(2 * var(--gap))}')).toBe(
    'a{margin:-1.5rem calc(2*1.5rem)}',
  );
  expect(gap('a{width:calc(100% - -1 * var(--gap))}')).toBe('a{width:calc(100% - -1*1.5rem)}');
  expect(gap('a{margin:calc(-1 * var(--gap) + 1px)}')).toBe('a{margin:calc(-1*1.5rem + 1px)}');
  expect(gap('a{content:"2 * 2, 4" / var(--gap)}')).toBe('a{content:"2 * 2, 4" / 1.5rem}');
});

test('what is set in several places to the same value has one', () => {
  expect(
    short(
      ':root{--ink:#fff;--bar:var(--ink)}@media (prefers-color-scheme:dark){:root{--ink:#fff}}.part{--bar:#fff}a{color:var(--bar)}',
    ),
  ).toBe(':root{}@media (prefers-color-scheme:dark){:root{}}.part{}a{color:#fff}');
});

test('what may have another value stays a property: for a part, under a condition, in a moving picture, without one', () => {
  for (const css of [
    ':root{--a:1px}p{--a:2px}a{top:var(--a)}',
    ':root{--a:1px}@media print{:root{--a:2px}}a{top:var(--a)}',
    '@media print{:root{--a:1px}}a{top:var(--a)}',
    '@container (width>1px){:root{--a:1px}}a{top:var(--a)}',
    ':root{@media print{--a:1px}}a{top:var(--a)}',
    ':root:where([data-wide]){--a:1px}a{top:var(--a)}',
    'html{--a:1px}a{top:var(--a)}',
    ':root{--a:1px}@keyframes fade{to{--a:2px}}a{top:var(--a)}',
    ':root{--a:initial}a{top:var(--a)}',
    ':root{--a: }a{top:var(--a)1px}',
    ':root{--a:var(--a)}a{top:var(--a)}',
    ':root{--a:var(--b)}p{--b:1px}a{top:var(--a)}',
  ])
    expect(short(css)).toBe(css);
});

test('what is read otherwise than for its value stays a property, and what is known elsewhere', () => {
  for (const css of [
    ':root{--a:1px}a{top:var(--a,2px)}',
    ':root{--a:1px}@container style(--a:1px){a{top:var(--a)}}',
    '@property --a{syntax:"<length>"}:root{--a:1em}a{top:var(--a)}',
    ':root{--a:1px}a{top:var(--a);transition:--a 1s}',
    ':root{--a:1px}a{top:var(--a);content:"--a"}',
  ])
    expect(short(css)).toBe(css);
  expect(short(':root{--a:1px}a{top:var(--a)}', 'get("--a")')).toBe(':root{--a:1px}a{top:var(--a)}');
});

test('values that come to stand side by side stay two', () => {
  expect(short(':root{--a:1px}p{--b:2px}x{margin:var(--a)var(--b,3px)}')).toBe(
    ':root{}p{--a:2px}x{margin:1px var(--a,3px)}',
  );
  expect(short(':root{--a:1px;--b:2px}x{margin:3%var(--a)var(--b)4px}')).toBe(
    ':root{}x{margin:3% 1px 2px 4px}',
  );
});

test('what is reckoned for the element that it is set on stays a property, and so does what is long', () => {
  const long = `url(data:image/svg+xml,${'a'.repeat(100)})`;
  for (const css of [
    ':root{--a:attr(data-x)}a{top:var(--a)}',
    ':root{--a:if(style(color:red):1px;else:2px)}a{top:var(--a)}',
    ':root{--a:--b(1px)}a{top:var(--a)}',
    `:root{--a:${long}}a{background:var(--a)}`,
  ])
    expect(short(css)).toBe(css);
  expect(short(':root{--gap:1px}a{top:--my-var(--gap)}')).toBe(':root{--a:1px}a{top:--b(--a)}');
});
