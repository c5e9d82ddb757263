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

test('the loader is one classic script of at most 1000 bytes, compressed', async () => {
  const root = join(import.meta.dirname, '..');
  const result = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...others] = result.output as [Rolldown.OutputChunk, ...unknown[]];
  expect(others).toEqual([]);
  expect(code).not.toMatch(/\b(?:import|export)\s/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1000);
});

test('the package depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).toHaveProperty(['peerDependenciesMeta', 'playwright-core', 'optional'], true);
});
