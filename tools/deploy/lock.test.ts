import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';
import { type Lock, lockOf, type Manifest } from './lock.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

test('the cloud installs the versions that are tested here, each found where it is looked for', () => {
  const whole = read('package-lock.json') as Lock;
  const manifest = read('functions/package.json') as Manifest;
  const { packages } = lockOf('functions', manifest, whole);
  const names = Object.keys(packages).filter(Boolean);
  expect(names.length).toBeGreaterThan(50);
  for (const name of Object.keys(manifest.dependencies))
    expect(packages[`node_modules/${name}`]).toBeDefined();
  for (const place of names) {
    const { version, integrity, dependencies = {} } = packages[place] ?? {};
    const origins = [whole.packages[`functions/${place}`], whole.packages[place]].filter(Boolean);
    expect([version, integrity]).toEqual([origins[0]?.version, origins[0]?.['integrity']]);
    expect(integrity).toMatch(/^sha512-/);
    for (const needed of Object.keys(dependencies)) {
      const places = place
        .split('/node_modules/')
        .map((_, depth, parts) => [...parts.slice(0, depth + 1), needed].join('/node_modules/'));
      expect(
        [...places, `node_modules/${needed}`].filter((one) => packages[one]),
        `${needed} for ${place}`,
      ).not.toEqual([]);
    }
  }
  expect(names).not.toContain('node_modules/vitest');
  expect(names).not.toContain('node_modules/tsup');
});

const manifest = { name: 'f', version: '1.0.0', dependencies: { a: '^1.0.0', x: '^2.0.0' } };

test('a package whose name ends like the workspace keeps what lies in it', () => {
  const { packages } = lockOf(
    'functions',
    { ...manifest, dependencies: { 'my-functions': '1' } },
    {
      lockfileVersion: 3,
      packages: {
        'node_modules/my-functions': { version: '1.0.0', dependencies: { b: '1' } },
        'node_modules/my-functions/node_modules/b': { version: '1.0.0' },
      },
    },
  );
  expect(Object.keys(packages)).toContain('node_modules/my-functions/node_modules/b');
});

test('a package of the workspace moves to the top, one within another stays there', () => {
  const { packages } = lockOf('functions', manifest, {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, dev: true },
      'node_modules/a/node_modules/b': { version: '1.0.0', peerDependencies: { c: '1' } },
      'node_modules/b': { version: '9.0.0' },
      'node_modules/c': { version: '1.0.0', optionalDependencies: { missing: '1' } },
      'functions/node_modules/x': { version: '2.0.0' },
      'node_modules/x': { version: '1.0.0' },
    },
  });
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/x',
  ]);
  expect(packages['node_modules/x']?.version).toBe('2.0.0');
  expect(packages['node_modules/a']).not.toHaveProperty('dev');
});

test('two versions that need one place are refused by name, and so is what the lock file lacks', () => {
  const lock: Lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { x: '1' } },
      'node_modules/x': { version: '1.0.0' },
      'functions/node_modules/x': { version: '2.0.0' },
    },
  };
  expect(() => lockOf('functions', manifest, lock)).toThrow(/need x twice in one place: 2\.0\.0 and 1\.0\.0/);
  expect(() => lockOf('functions', manifest, { lockfileVersion: 3, packages: {} })).toThrow('has no a');
});
