// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { loaderTag } from './index.ts';

test('the tag names the entry first', () => {
  expect(loaderTag({ src: '/loader.js', entry: '/main.js', files: ['/a.js', '/a.css'] })).toBe(
    '<script src="/loader.js" data-app="/main.js /a.js /a.css"></script>',
  );
});

test('the tag may carry a nonce and wake the page at once', () => {
  expect(loaderTag({ src: '/l.js?a=1&b="', entry: '/main.js', eager: true, nonce: 'r4nd' })).toBe(
    '<script src="/l.js?a=1&amp;b=&quot;" nonce="r4nd" data-app="/main.js" data-eager="true"></script>',
  );
});

test('the tag may have a page fetched ahead', () => {
  expect(loaderTag({ src: '/l.js', entry: '/main.js', ahead: true })).toContain(' data-ahead="true"');
});

test.each([
  ['the loader', 'production', 1000],
  ['the one that fetches ahead', 'ahead', 1080],
])('%s is one classic script of a limited size', async (_, mode, limit) => {
  const root = join(import.meta.dirname, '..');
  const result = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...others] = result.output as [Rolldown.OutputChunk, ...unknown[]];
  expect(others).toEqual([]);
  expect(code).not.toMatch(/\b(?:import|export)\s/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
});

test('the package depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).toHaveProperty(['peerDependenciesMeta', 'playwright-core', 'optional'], true);
});
