import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './local/paths.ts';

interface Manifest {
  engines?: { node?: string };
  devDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const readManifest = (file: string) => JSON.parse(read(file)) as Manifest;

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Manifest & { version: string }>;
};

test('the lock file has one copy of @firebase/app', () => {
  // Two copies register two lists of services, and "Service firestore is not available" follows.
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/@firebase/app'));
  expect(copies).toEqual(['node_modules/@firebase/app']);
});

test('everything promises the Node that firebase needs', () => {
  const needed = packages['node_modules/@firebase/app']?.engines?.node;
  expect(readManifest('package.json').engines?.node).toBe(needed);
  expect(readManifest('packages/create-site/package.json').engines?.node).toBe(needed);
  expect(readManifest('packages/create-site/template/package.json').engines?.node).toBe(needed);

  const version = needed?.replace(/^>=(\d+\.\d+).*/, '$1');
  expect(read('README.md')).toContain(`Node ${version} or later`);
  expect(read('packages/create-site/README.md')).toContain(`Node ${version} or newer`);
});
