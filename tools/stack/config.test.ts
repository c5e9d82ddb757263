import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowInPolicy, readBuiltConfig } from './config.ts';

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

test('the host is told what the build has written, and where the site lies here', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const hosting = {
    public: '.',
    headers: [],
    rewrites: [{ source: '/blog/*', destination: '/blog/nieznany.html' }],
  };
  writeFileSync(join(site, 'firebase.json'), JSON.stringify({ hosting }));
  expect(readBuiltConfig(site).hosting).toEqual({ ...hosting, public: 'site/dist' });
});
