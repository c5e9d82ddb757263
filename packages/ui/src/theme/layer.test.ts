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

test('only the theme reads the scheme of the system, so that a page can force one', () => {
  const reading = sheets.filter(({ text }) => text.includes('prefers-color-scheme'));
  expect(reading.map(({ file }) => file)).toEqual([]);
});
