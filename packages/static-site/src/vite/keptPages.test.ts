// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { baseOf } from './keptPages.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-pages-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['dist', 'server', 'public']) mkdirSync(join(root, folder));
writeFileSync(join(root, 'package-lock.json'), '{}');

const base = () =>
  baseOf({
    root,
    outDir: join(root, 'dist'),
    serverDir: join(root, 'server'),
    publicDir: join(root, 'public'),
    facts: {},
  });

test('pages are drawn anew when a script changes that the site has as it is, for it may say something of them', () => {
  const script = join(root, 'public/theme.js');
  writeFileSync(script, 'one');
  const before = base();
  expect(base()).toBe(before);
  writeFileSync(script, 'another');
  expect(base()).not.toBe(before);
});

test('and not when a picture does', () => {
  const picture = join(root, 'public/photo.jpg');
  writeFileSync(picture, 'one');
  const before = base();
  writeFileSync(picture, 'another');
  expect(base()).toBe(before);
});
