import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeLauncher } from '../../tools/local/firestoreEmulator.ts';
import { ensureJava } from '../../tools/local/java.ts';
import { anyFreePorts, host } from '../../tools/local/ports.ts';
import { launch, stop, type Program } from '../../tools/local/processes.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

/** Starts the Firestore emulator with the rules. */
export async function startFirestore(folder: string, rules: string, project: string) {
  const [port = 0] = await anyFreePorts(1);
  const address = `${host}:${port}`;
  const launcher = join(folder, 'firestore-emulator.jar');
  writeLauncher(launcher);
  const args = ['-jar', launcher, `--host=${host}`, `--port=${port}`, `--rules=${rules}`];
  const log = join(folder, 'firestore.log');
  const program = await launch('firestore', await ensureJava(console.log), args, {
    cwd: folder,
    env: process.env,
    log,
  });
  const end = () => stop(program, 5000);
  try {
    await answers(program, `http://${address}`);
    await warmUp(`http://${address}/v1/projects/${project}/databases/(default)/documents/contact_messages`);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}

/** Writes once, because the first write compiles the rules, which can take longer than the form waits. */
async function warmUp(messages: string) {
  const { status } = await fetch(messages, { method: 'POST', body: '{"fields":{}}' });
  if (status !== 403) throw new Error(`The database takes an empty message: ${status}.`);
}

async function answers(program: Program, address: string) {
  const until = Date.now() + timeouts.hook;
  while (Date.now() < until && program.isRunning()) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await wait(200);
  }
  throw new Error(`${program.name} does not answer at ${address}:\n${program.output()}`);
}
