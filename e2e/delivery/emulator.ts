import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeLauncher } from '../../tools/local/firestoreEmulator.ts';
import { ensureJava, forShort } from '../../tools/local/java.ts';
import { localFolder } from '../../tools/local/paths.ts';
import { Problem } from '../../tools/local/problem.ts';
import { anyFreePorts, host } from '../../tools/local/ports.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launch, type Program, stop } from '../../tools/local/processes.ts';

/**
 * Starts a Firestore emulator at a free port, unless FIRESTORE_EMULATOR_HOST names one that is running already.
 * It begins empty and without functions: the tests drive the delivery themselves.
 */
export default function startEmulator(): Promise<() => Promise<void>> {
  return startFirestore([]);
}

/** @param options Options of the emulator, such as an import. */
export async function startFirestore(options: readonly string[]): Promise<() => Promise<void>> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return () => Promise.resolve();
  const [port = 0] = await anyFreePorts(1);
  const folder = join(localFolder, `faults-${port}`);
  const launcher = join(folder, 'firestore-emulator.jar');
  writeLauncher(launcher);
  const program = await launch(
    'The Firestore emulator',
    await ensureJava(console.log),
    // Long runs and benchmarks start it without options.
    [...(isShort ? forShort : []), '-jar', launcher, `--host=${host}`, `--port=${port}`, ...options],
    { cwd: folder, env: process.env, log: join(folder, 'emulator.log') },
  );
  await waitForEmulator(program, port);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${port}`;
  return async () => {
    await stop(program, 5000);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function waitForEmulator(program: Program, port: number) {
  const end = Date.now() + timeouts.hook;
  while (Date.now() < end && program.isRunning()) {
    const response = await fetch(`http://${host}:${port}/`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Problem(`The Firestore emulator did not start:\n${program.output()}`);
}
