import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressed, forgetOldCompressed } from './compressed.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarcza-compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = Buffer.from('Pluskwy, kuny, pleśń. '.repeat(50));

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('%s is the content again, when it is made and when it was kept', (way, open) => {
  const made = compressed(content, way, folder);
  expect(made.length).toBeLessThan(content.length);
  expect(open(made)).toEqual(content);
  expect(compressed(content, way, folder)).toEqual(made);
  expect(readdirSync(folder).filter((name) => name.endsWith(way))).toHaveLength(1);
});

test('what was kept for more than a week is deleted, and nothing else', () => {
  compressed(content, 'br', folder);
  compressed(Buffer.from('Osy'), 'br', folder);
  const [old = '', ...others] = readdirSync(folder);
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;
  utimesSync(join(folder, old), eightDaysAgo, eightDaysAgo);
  forgetOldCompressed(folder);
  expect(readdirSync(folder)).toEqual(others);
});
