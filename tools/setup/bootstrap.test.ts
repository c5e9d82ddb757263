// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const packages = {
  'node_modules/esbuild': { version: '1.0.0' },
  'node_modules/@esbuild/this-system': { version: '1.0.0', optional: true },
  'node_modules/ui': { link: true, resolved: 'packages/ui' },
};
const notInstalledHere = { 'node_modules/@esbuild/other-system': { version: '1.0.0', optional: true } };

/** A checkout whose installation was finished, with an npm that only says what it was asked to do. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'tools/setup/bootstrap.mjs'));
  write(
    'tools/start.mjs',
    `import { installDependencies } from './setup/bootstrap.mjs';\nawait installDependencies('npm start');`,
  );
  write(
    'npm-cli.js',
    `if (process.argv[2] !== 'ping') console.error('npm error asked to', process.argv[2]); process.exit(1);`,
  );
  write('package.json', '{}');
  write('package-lock.json', JSON.stringify({ packages: { ...packages, ...notInstalledHere } }));
  write('node_modules/esbuild/package.json', '{}');
  write('node_modules/@esbuild/this-system/package.json', '{}');
  writeNote();
  return () => rmSync(folder, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const note = 'node_modules/.package-lock.json';

/** What npm leaves behind at the end of an installation. */
function writeNote() {
  write(note, JSON.stringify({ packages }));
}

/** What a start says and does before anything else. */
function start() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js') },
  });
  return { status, said: stdout + stderr };
}

test('what is installed is not installed again', () => {
  expect(start()).toEqual({ status: 0, said: '' });
});

test('what was never installed is installed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(start().said).toContain('because they are missing');
});

test('another version in the lock file is installed', () => {
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/esbuild': { version: '1.0.1' } } }));
  expect(start().said).toContain('because package-lock.json has changed');
});

test.each(['node_modules/esbuild', 'node_modules/@esbuild/this-system'])(
  'an installation that was broken off before %s was there is made again',
  (place) => {
    rmSync(join(folder, place), { recursive: true });
    const { said } = start();
    expect(said).toContain('because an installation was broken off');
    expect(said).toContain('asked to ci');
  },
);

test('an installation that was broken off while packages were unpacked is made again', () => {
  // npm's note is still the one of the installation before.
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, note), before, before);
  expect(start().said).toContain('because an installation was broken off');
});

test.each(['NO_PROXY', 'no_proxy'])(
  'what it starts needs no proxy for this computer, nor for what %s names',
  (name) => {
    write('tools/print.mjs', `console.log(process.env.NO_PROXY + ' ' + process.env.no_proxy);`);
    write(
      'tools/start.mjs',
      `import { handOver } from './setup/bootstrap.mjs';\nhandOver('tools/print.mjs');`,
    );
    const { stdout } = spawnSync(process.execPath, ['tools/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_PROXY: '',
        no_proxy: '',
        [name]: 'example.com',
        HTTP_PROXY: 'http://10.0.0.1',
      },
    });
    const hosts = 'example.com,127.0.0.1,localhost,::1';
    expect(stdout.trim()).toBe(`${hosts} ${hosts}`);
  },
);
