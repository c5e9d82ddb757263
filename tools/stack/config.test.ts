import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import { readBuiltConfig } from './config.ts';

test('merges what the build wrote for the host into firebase.json, without its hooks', () => {
  const site = createTemporaryFolder();
  const hosting = {
    headers: [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }],
    redirects: [{ source: '/stary', destination: '/nowy', type: 301 }],
    rewrites: [{ source: '/blog/*', destination: '/blog/nieznany.html' }],
    ignore: ['firebase.json'],
    cleanUrls: true,
    trailingSlash: false,
  };
  writeFileSync(join(site, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, predeploy: 'id' } }));
  expect(readBuiltConfig(site).hosting).toEqual({ ...hosting, public: 'site/dist' });
});
