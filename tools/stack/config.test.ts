import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltConfig } from './config.ts';

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
