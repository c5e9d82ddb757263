import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** An error with what to do. */
export class TryError extends Error {}

/** Returns whether a program can listen at a port of this computer. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Runs this program again inside the Firestore emulator. Resolves to its exit code. */
export function startEmulator(args: readonly string[]): Promise<number> {
  if (!existsSync('firebase.json'))
    throw new TryError('This folder has no firebase.json. Run the command in the folder of the site.');
  console.log('The first run downloads firebase-tools and the Firestore emulator, about 480 MB on disk.');
  const program = [process.execPath, process.argv[1] ?? '', ...args]
    .map((text) => JSON.stringify(text))
    .join(' ');
  const command = ['emulators:exec', '--project', 'demo-site', '--only', 'firestore', program];
  const emulator = spawn('npx', ['--yes', 'firebase-tools@15', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  // It ends with its children, which takes some seconds.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => emulator.kill('SIGINT'));
  return new Promise((resolve) => {
    emulator.once('error', () => resolve(1));
    emulator.once('exit', (code) => resolve(code ?? 0));
  });
}
