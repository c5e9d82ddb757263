import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowInPolicy, onlyExistingFilesImmutable, readBuiltConfig, readFirebaseConfig } from './config.ts';

test('only files that exist may be kept for a year, so that the 404 of a missing one is not', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'assets/deep'), { recursive: true });
  writeFileSync(join(site, 'assets/main-Ab1.js'), '');
  writeFileSync(join(site, 'assets/deep/style.css'), '');

  const rules = onlyExistingFilesImmutable(readFirebaseConfig().hosting.headers, site);

  const immutable = rules.filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')));
  const patterns = immutable.map(({ regex }) => new RegExp(regex ?? '$.', 'u'));
  const isImmutable = (path: string) => patterns.some((pattern) => pattern.test(path));
  expect(isImmutable('/assets/main-Ab1.js')).toBe(true);
  expect(isImmutable('/assets/deep/style.css')).toBe(true);
  expect(isImmutable('/assets/missing.js')).toBe(false);
  expect(isImmutable('/assets/main-Ab1xjs')).toBe(false);
});

test('a policy is widened by what is named, and by nothing else', () => {
  const policy = { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" };
  const other = { key: 'Referrer-Policy', value: 'no-referrer' };

  const [rule] = allowInPolicy(
    { 'connect-src': 'http://127.0.0.1:8080', 'frame-src': 'https://example.com' },
    [{ source: '**', headers: [policy, other] }],
  );

  expect(rule?.headers).toEqual([
    {
      key: 'Content-Security-Policy',
      value: "default-src 'none'; connect-src http://127.0.0.1:8080 'self'; frame-src https://example.com",
    },
    other,
  ]);
});

test('the redirects and rewrites are those of the built site, all else is the firm’s own', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const rewrites = [{ source: '/blog/*', destination: '/blog/nieznany.html' }];
  const redirects = [{ source: '/a', destination: '/b', type: 301 }];
  writeFileSync(
    join(site, 'firebase.json'),
    JSON.stringify({ hosting: { rewrites, redirects, headers: [] } }),
  );

  const { hosting } = readFirebaseConfig();
  expect(readBuiltConfig(site).hosting).toEqual({ ...hosting, rewrites, redirects });
});
