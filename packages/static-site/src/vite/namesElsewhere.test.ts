// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namesElsewhere } from './namesElsewhere.ts';

const folder = mkdtempSync(join(tmpdir(), 'names-elsewhere-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

write({
  'dist/assets/loader-A1.js': 'e.dataset.state=`failed`',
  'dist/assets/page-B2.js': 'set("--page");e.dataset.state=`waiting`',
  'dist/assets/drawing-C3.svg': '<path fill="var(--drawing)"/>',
  'dist/assets/style-D4.css': ':root{--own:1px}',
  'public/theme.js': 'set("--script");root.dataset.scheme="night"',
  'public/more/sprite.svg': '<path fill="var(--sprite)" data-state="drawn"/>',
  'public/map.html': '<style>a{color:var(--map)}</style>',
  'public/print.css': ':root{--print:1px}',
  'public/photo.jpg': '--photo',
});
const { isNamed, maySay } = namesElsewhere(
  join(folder, 'dist'),
  'assets/loader-A1.js',
  join(folder, 'public'),
);

test('a custom property is named in a built script or drawing, and in what the site has as it is', () => {
  for (const name of ['--page', '--drawing', '--script', '--sprite', '--map', '--print'])
    expect(isNamed(name), name).toBe(true);
  for (const name of ['--own', '--photo', '--pag']) expect(isNamed(name), name).toBe(false);
});

test('before the scripts of a page the loader may say something of an element, and a script that the site has as it is', () => {
  for (const word of ['failed', 'night']) expect(maySay(word), word).toBe(true);
  for (const word of ['waiting', 'drawn', 'fail']) expect(maySay(word), word).toBe(false);
});

test('a site without a folder of its own files has no names in it', () => {
  expect(namesElsewhere(join(folder, 'dist'), 'assets/loader-A1.js', '').isNamed('--script')).toBe(false);
});
