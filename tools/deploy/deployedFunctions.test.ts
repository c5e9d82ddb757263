import { mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localFolder, root } from '../local/paths.ts';
import { type Lock, writeDeployedFunctions } from './deployedFunctions.ts';

test('the deployed lock file has the tested versions, and nothing for development', () => {
  const lockIn = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock).packages;
  const all = lockIn(root);
  mkdirSync(localFolder, { recursive: true });
  using folder = mkdtempDisposableSync(join(localFolder, 'functions-'));
  writeDeployedFunctions(folder.path);

  const { '': manifest, ...deployed } = lockIn(folder.path);
  expect(manifest).not.toHaveProperty('devDependencies');
  // firebase-tools loads the code from this folder.
  const mailer = findPackageJSON('nodemailer', join(folder.path, 'lib/index.js')) ?? '';
  expect(readFileSync(mailer, 'utf8')).toContain(
    `"version": "${deployed['node_modules/nodemailer']?.version}"`,
  );
  expect(Object.keys(deployed)).not.toContain('node_modules/vitest');
  for (const [path, { version, integrity }] of Object.entries(deployed)) {
    const tested = all[`functions/${path}`] ?? all[path];
    expect([path, version, integrity]).toEqual([path, tested?.version, tested?.integrity]);
  }
});
