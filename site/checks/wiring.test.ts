import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../packages/local/src/paths.ts';

/**
 * What a sister site would have to write again to join the packages to what it says itself: the files that lie
 * directly in site/ and site/src. The route table is the site's own, `articleMarkdown` reads its words, `icons`
 * are its drawings; the folders beside them are what this firm says and how: `frame` joins its words to the components
 * around a page, `seo` says its address, hours, services and ratings as data.
 */
const notWiring = ['site/src/routes.ts', 'site/articleMarkdown.ts', 'site/src/icons.tsx'];

test('to join the packages takes fewer than 150 lines', () => {
  const files = globSync(['site/*.ts', 'site/src/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !notWiring.includes(file));
  expect(files).toContain('site/src/main.tsx');
  const lines = files.map((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(150);
});

test('what a package could hold does not gather in tools/', () => {
  const files = globSync('tools/**/*.{ts,mjs}', { cwd: root });
  const lines = files.map((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(3500);
});
