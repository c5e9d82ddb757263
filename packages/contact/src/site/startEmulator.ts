import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findJava } from './findJava.ts';

/** An error with what to do. */
export class TryError extends Error {}

const isWindows = process.platform === 'win32';

/** Returns whether a program can listen at a port of this computer. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Runs this program again inside the Firestore emulator. Resolves to its exit code. Throws a TryError before a download. */
export async function startEmulator(args: readonly string[]): Promise<number> {
  await validatePort();
  const java = requireJava();
  if (!existsSync(join(homedir(), '.cache/firebase/emulators')))
    console.log('The first run downloads firebase-tools and the Firestore emulator, about 480 MB on disk.');
  const quote = (text: string) => JSON.stringify(text);
  const program = [process.execPath, process.argv[1] ?? '', ...args].map(quote).join(' ');
  const command = ['emulators:exec', '--project', 'demo-site', '--only', 'firestore', program];
  const PATH = process.env['PATH'] ?? '';
  const emulator = spawn('npx', ['--yes', 'firebase-tools@15', ...command], {
    env: { ...process.env, PATH: dirname(java) + delimiter + PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // A group of its own, which ends as a whole.
    detached: !isWindows,
  });
  return endTogether(emulator);
}

async function validatePort(): Promise<void> {
  if (!existsSync('firebase.json'))
    throw new TryError('This folder has no firebase.json. Run the command in the folder of the site.');
  const { emulators } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    emulators?: { firestore?: { port?: number } };
  };
  const port = emulators?.firestore?.port ?? 8080;
  if (!(await isPortFree(port)))
    throw new TryError(
      `Port ${port} is in use by another program. End that one, or change the port of firestore in firebase.json.`,
    );
}

function requireJava(): string {
  const found = findJava(21);
  if (found.java) return found.java;
  const [old] = found.tooOld;
  throw new TryError(
    `Trying the form needs Java 21 or newer. This computer has ${old ? `Java ${old}` : 'none'}. Install it from https://adoptium.net.`,
  );
}

/** Ends a program and its children with this one. Resolves to its exit code. */
function endTogether(child: ChildProcess): Promise<number> {
  const { pid } = child;
  const send = (signal: NodeJS.Signals) => {
    if (!pid) return;
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    else
      try {
        process.kill(-pid, signal);
      } catch {
        // The group has ended.
      }
  };
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // The emulator needs some seconds to end. A second Ctrl-C does not wait.
      send(isEnding ? 'SIGKILL' : 'SIGINT');
      if (!isEnding) setTimeout(() => send('SIGKILL'), 15_000).unref();
      isEnding = true;
    });
  process.once('exit', () => send('SIGKILL'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(isEnding ? 0 : (code ?? 1)));
  });
}
