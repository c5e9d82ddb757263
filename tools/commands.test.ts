import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './local/paths.ts';
import { createTemporaryFolder } from './testing/createTemporaryFolder.ts';

// Every command that a script or a package offers, as a process.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The npm scripts that run a command of this repository, except the one that runs this test: title and arguments. */
const ownScripts = Object.entries(scripts)
  .filter(([, line]) => /^node (?!tools\/test)[^&]+$/.test(line))
  .map(([name, line]) => [`npm run ${name}`, line.split(' ').slice(1)] as const);

/** The programs of the packages. */
const programs = globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
  const { name, bin = {} } = JSON.parse(read(path)) as { name: string; bin?: Record<string, string> };
  return Object.entries(bin).map(
    ([program, file]) => [`${program} of ${name}`, [join(path, '..', file)]] as const,
  );
});

const folder = createTemporaryFolder();
// A command that would install packages fails instead.
const npm = join(folder, 'npm-cli.js');
writeFileSync(npm, 'process.exit(1);');
/** Compiled code, which the next process reads. */
const cache = join(folder, 'cache');

function run(args: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: cache, npm_execpath: npm };
    execFile(process.execPath, args, { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

test.concurrent.each([...ownScripts, ...programs])('%s prints its usage', async (_, command) => {
  const { code, output } = await run([...command, '--help']);
  expect(output).toMatch(/usage|options/i);
  expect(code).toBe(0);
});

// All commands of tools/ parse options as this one does.
const parsers = [...programs, ...ownScripts.filter(([title]) => title === 'npm run deploy')];

test.concurrent.each(parsers)('%s refuses an unknown option without a stack trace', async (_, command) => {
  const { code, output } = await run([...command, '--no-such-option']);
  expect(output).toContain('no-such-option');
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBeGreaterThan(0);
});
