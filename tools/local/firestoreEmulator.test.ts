// @vitest-environment node
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeLauncher } from './firestoreEmulator.ts';

test('the launcher names the emulator by a main class and a class path in lines of 72 bytes at most', () => {
  const launcher = join(mkdtempSync(join(tmpdir(), 'launcher-')), 'launcher.jar');
  const jar = `/opt/a folder/${'deep/'.repeat(30)}emulator.jar`;

  writeLauncher(jar, launcher);

  const zip = readFileSync(launcher, 'latin1');
  const manifest = zip.slice(zip.indexOf('Manifest-Version'), zip.indexOf('PK\x01\x02'));
  expect(manifest.split('\r\n').every((line) => line.length <= 70)).toBe(true);
  expect(manifest.replaceAll('\r\n ', '')).toContain(
    `Class-Path: file:///opt/a%20folder/${'deep/'.repeat(30)}emulator.jar`,
  );
});
