import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const cli = join(import.meta.dirname, 'cli.ts');
const { VITEST: _, FIRESTORE_EMULATOR_HOST: __, FORCE_COLOR: ___, ...given } = process.env;
const env = { ...given, NO_COLOR: '1' };

test.each([
  ['--print', 'vite is not installed. Run npm install in the folder of the site.\n'],
  ['', 'There is no emulator. Run: npm run try\n'],
])('tarcza-try %s fails, and says why', (option, reason) => {
  const options = { cwd: tmpdir(), env, encoding: 'utf8', timeout: 30_000 } as const;
  const { status, output } = spawnSync(process.execPath, [cli, option].filter(Boolean), options);
  expect([status, output.join('').slice(0, reason.length)]).toEqual([1, reason]);
});

test('tarcza-try prints messages, and ends with its shell', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'try-'));
  const modules = join(folder.path, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(root, 'node_modules/vite'), join(modules, 'vite'));
  // The shell of npm gets the signal, and does not pass it on.
  const command = `"${process.execPath}" "${cli}" --print; true`;
  const shell = spawn('sh', ['-c', command], { cwd: folder.path, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void shell.kill());
  let text = '';
  shell.stdout.on('data', (chunk) => (text += String(chunk)));
  const url = await vi.waitUntil(() => /It appears here[^]*(http:\S+)\/\n/.exec(text)?.[1], 30_000);
  const body = new FormData();
  body.append('name', 'Anna');
  body.append('photos', new File(['abc'], 'a.jpg'));
  const post = async (sent: BodyInit) =>
    (await fetch(`${url}/try-form`, { method: 'POST', body: sent })).status;
  expect([await post('no form'), await post(body)]).toEqual([400, 200]);
  await vi.waitUntil(() => text.includes('New message:\n  name: Anna\n  photos: a.jpg, 3 bytes\n'), 30_000);
  shell.kill();
  // Closes when no program has it open.
  await once(shell.stdout, 'close');
});
