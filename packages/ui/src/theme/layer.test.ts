// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const sheets = globSync('src/*/*.css.ts', { cwd: folder }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(join(folder, file), 'utf8'),
}));

test('every rule of a component is in the layer', () => {
  const outside = sheets.filter(({ text }) => text.includes("from '@vanilla-extract/css'"));
  // They declare the layers and the tokens.
  expect(outside.map(({ file }) => file).toSorted()).toEqual([
    'src/theme/base.css.ts',
    'src/theme/contract.css.ts',
  ]);
  expect(sheets.length).toBeGreaterThan(25);
});

test('the stylesheet has the rules of every component', () => {
  const bundle = readFileSync(join(folder, 'src/components.css.ts'), 'utf8');
  const missing = sheets
    .map(({ file }) => file.replace(/^src/, '.').replace(/ts$/, 'js'))
    .filter((file) => !file.startsWith('./theme/') && !bundle.includes(`'${file}'`));
  expect(missing).toEqual([]);
});

test('only the theme reads the scheme of the system, so that a page can force one', () => {
  const reading = sheets.filter(({ text }) => text.includes('prefers-color-scheme'));
  expect(reading.map(({ file }) => file)).toEqual([]);
});

test('the README lists each named part and no other', () => {
  const named = sheets.flatMap(({ text }) =>
    [...text.matchAll(/\bpart\(\s*'([\w-]+)'/g)].map(([, name]) => name),
  );
  const table = /\| Component \| Its parts \|\n([^]*?)\n\n/.exec(
    readFileSync(join(folder, 'README.md'), 'utf8'),
  )?.[1];
  const listed = [...(table ?? '').matchAll(/`ui-([\w-]+)`/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(named));
  expect(new Set(named).size).toBe(named.length);
});
