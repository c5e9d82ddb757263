import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

test.skipIf(process.platform === 'win32')('tarcza-try ends when the shell that started it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'try-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vite'), join(folder, 'node_modules/vite'));
  // The shell of npm gets the signal, and does not pass it on.
  const command = `"${process.execPath}" "${join(import.meta.dirname, 'cli.ts')}" --print; true`;
  const { VITEST: _, ...env } = process.env;
  const shell = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  shell.stdout.on('data', (chunk) => (text += String(chunk)));
  await expect.poll(() => text).toContain('It appears here');
  shell.kill();
  // Closes when no program has it open.
  await once(shell.stdout, 'close');
  rmSync(folder, { recursive: true });
});
