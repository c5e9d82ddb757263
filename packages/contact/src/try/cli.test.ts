import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const cli = join(import.meta.dirname, 'cli.ts');
const { VITEST: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env;

test.each([
  [0, '--help', 'Usage: tarcza-try [--print]'],
  [1, '--wrong', "Unknown option '--wrong'"],
  [1, '--print', 'vite is not installed. Run npm install in the folder of the site.\n'],
  [1, '', 'There is no emulator. Run: npm run try\n'],
])('tarcza-try ends with status %s after %s, and says why', (code, option, reason) => {
  const options = { cwd: tmpdir(), env, encoding: 'utf8', timeout: 30_000 } as const;
  const { status, output } = spawnSync(process.execPath, [cli, option].filter(Boolean), options);
  expect([status, output.join('').slice(0, reason.length)]).toEqual([code, reason]);
});

test.skipIf(process.platform === 'win32')('tarcza-try ends when the shell that started it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'try-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vite'), join(folder, 'node_modules/vite'));
  // The shell of npm gets the signal, and does not pass it on.
  const command = `"${process.execPath}" "${cli}" --print; true`;
  const shell = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  shell.stdout.on('data', (chunk) => (text += String(chunk)));
  await expect.poll(() => text).toContain('It appears here');
  shell.kill();
  // Closes when no program has it open.
  await once(shell.stdout, 'close');
  rmSync(folder, { recursive: true });
});
