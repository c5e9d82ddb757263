import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from './testing/createTemporaryFolder.ts';

const packages = {
  'node_modules/esbuild': { version: '1.0.0' },
  'node_modules/@esbuild/this-system': { version: '1.0.0', optional: true },
  'node_modules/ui': { link: true, resolved: 'packages/ui' },
  'packages/ui': { version: '1.0.0' },
};
const notInstalledHere = { 'node_modules/@esbuild/other-system': { version: '1.0.0', optional: true } };

/** A checkout with a finished installation, and an npm that only prints its command. */
let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder();
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'tools/bootstrap.mjs'));
  cpSync(join(import.meta.dirname, 'start.mjs'), join(folder, 'tools/start.mjs'));
  write('tools/run/start.ts', 'console.log(process.env.NO_PROXY);');
  write('npm-cli.js', `console.error('npm runs', process.argv[2]); process.exit(1);`);
  write('package.json', engines('18'));
  write('package-lock.json', JSON.stringify({ packages: { ...packages, ...notInstalledHere } }));
  write(note, JSON.stringify({ packages }));
});

function write(path: string, content: string, mode?: number) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content, { mode });
}

const engines = (version: string) => JSON.stringify({ engines: { node: `>=${version}` } });

/** The record of a finished installation. */
const note = 'node_modules/.package-lock.json';

function start(more: NodeJS.ProcessEnv = {}) {
  const env = {
    ...process.env,
    NO_PROXY: '',
    no_proxy: '',
    npm_execpath: join(folder, 'npm-cli.js'),
    ...more,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

const loopback = '127.0.0.1,localhost,::1';

test('a finished installation is not repeated', () => {
  expect(start()).toEqual({ status: 0, output: `${loopback}\n` });
});

test('installs if package-lock.json has another version', () => {
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/esbuild': { version: '1.0.1' } } }));
  expect(start().output).toContain('because package-lock.json has changed');
});

test('installs again after an interrupted installation', () => {
  rmSync(join(folder, note));
  expect(start().output).toContain('because they are missing');
});

test('excludes this computer from the proxy, in addition to the hosts of NO_PROXY', () => {
  expect(start({ NO_PROXY: 'example.com' }).output).toBe(`example.com,${loopback}\n`);
});

test.each([
  ['the one among the packages', '99.0', '#!/bin/sh\necho installed\n', { status: 0, output: 'installed\n' }],
  ['the own one otherwise', '18.0', undefined, { status: 0, output: `${loopback}\n` }],
  [
    'none that is too old',
    '99.0',
    undefined,
    { status: 1, output: expect.stringContaining('Node.js >=99.0 is needed') },
  ],
])('the Node that runs is %s', (_, needed, installed, result) => {
  write('package.json', engines(needed));
  if (installed) write('node_modules/.bin/node', installed, 0o755);
  expect(start()).toEqual(result);
});
