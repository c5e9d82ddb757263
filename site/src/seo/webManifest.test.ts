import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../content/company/company';
import { webManifest } from './webManifest';

test('the manifest is Polish, and every icon that it names exists', () => {
  expect(webManifest).toMatchObject({ name: company.name, lang: 'pl', start_url: '/' });
  for (const { src } of webManifest.icons) {
    expect(existsSync(join(import.meta.dirname, '../../public', src))).toBe(true);
  }
});
