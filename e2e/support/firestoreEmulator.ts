import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureEmulator, mainClass } from '../../tools/local/firestoreEmulator.ts';
import { ensureJava } from '../../tools/local/java.ts';
import { findFreePorts, host } from '../../tools/local/ports.ts';
import { Problem } from '../../tools/local/problem.ts';
import { launch, stop } from '../../tools/local/processes.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** Options for a run of a minute or two: HotSpot compiles quickly instead of well. */
const forShort = ['-XX:+IgnoreUnrecognizedVMOptions', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Starts an empty Firestore emulator at a free port. Its log is in the folder. */
export async function startFirestoreEmulator(folder: string, options: readonly string[] = []) {
  const [port = 0] = await findFreePorts(1);
  const address = `${host}:${port}`;
  mkdirSync(folder, { recursive: true });
  const args = [
    '-cp',
    ensureEmulator(console.log),
    mainClass,
    `--host=${host}`,
    `--port=${port}`,
    ...options,
  ];
  const program = await launch(
    'The Firestore emulator',
    await ensureJava(console.log),
    [...(isShort ? forShort : []), ...args],
    { cwd: folder, env: process.env, log: join(folder, 'firestore.log') },
  );
  const isReady = async () => (await fetch(`http://${address}/`).catch(() => null))?.ok;
  while (!(await isReady())) {
    if (!program.isRunning()) throw new Problem(`The Firestore emulator did not start:\n${program.output()}`);
    await delay(200);
  }
  return { address, end: () => stop(program, 5000) };
}
