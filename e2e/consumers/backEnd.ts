import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeLauncher } from '../../tools/local/firestoreEmulator.ts';
import { findJava } from '../../tools/local/java.ts';
import { anyFreePorts, host } from '../../tools/local/ports.ts';
import { launch, stop, type Program } from '../../tools/local/processes.ts';
import { patience } from '../../tools/testing/patience.ts';
import { programOf } from './consumer.ts';

/** A built site with `deliver.mjs` and the security rules of its README. */
export interface BuildableSite {
  folder: string;
  /** The database's rules, as a path. */
  rules: string;
  build: (env: NodeJS.ProcessEnv) => string;
}

export interface BackEnd {
  /** Address of the built site, without a final slash. */
  address: string;
  project: string;
  /** Host and port of the Firestore emulator. */
  firestore: string;
  /** Received e-mails. */
  mail: () => Promise<{ text: string; to: { address: string }[] }[]>;
  end: () => Promise<void>;
}

/** Builds the site and starts, the database with its rules, the host, and what delivers. */
export async function startBackEnd(site: BuildableSite): Promise<BackEnd> {
  const [firestorePort = 0, hosting = 0, smtp = 0, mailbox = 0] = await anyFreePorts(4);
  const project = 'demo-consumer';
  const firestore = `${host}:${firestorePort}`;
  const { folder } = site;
  const env = { ...process.env, VITE_FIREBASE_PROJECT_ID: project };
  site.build({ ...env, VITE_FIREBASE_API_KEY: 'local', VITE_FIRESTORE_EMULATOR: firestore });

  const programs: Program[] = [];
  const begin = async (name: string, program: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
    const log = join(folder, `${name}.log`);
    const started = await launch(name, program, args, { cwd: folder, env: { ...env, ...more }, log });
    programs.push(started);
    return started;
  };
  const end = async () => {
    for (const program of programs.toReversed()) await stop(program, 5000);
  };

  try {
    const database = await startFirestore(folder, site.rules, project, firestorePort);
    programs.push(database.program);

    const box = [programOf('maildev/bin/maildev'), '--ip', host, '--smtp', `${smtp}`, '--web', `${mailbox}`];
    await answers(await begin('mailbox', process.execPath, box), `http://${host}:${mailbox}/email`);

    const serve = [programOf('firebase-tools/lib/bin/firebase.js'), 'emulators:start', '--only', 'hosting'];
    serve.push('--project', project, '--config', await withPort(folder, hosting), '--non-interactive');
    const quiet = {
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: join(folder, 'config'),
      TMPDIR: folder,
    };
    await answers(await begin('hosting', process.execPath, serve, quiet), `http://${host}:${hosting}/`);

    await begin('delivery', process.execPath, ['deliver.mjs'], {
      FIRESTORE_EMULATOR_HOST: firestore,
      SMTP_URL: `smtp://${host}:${smtp}`,
    });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    address: `http://${host}:${hosting}`,
    project,
    firestore,
    mail: async () => (await (await fetch(`http://${host}:${mailbox}/email`)).json()) as never,
    end,
  };
}

/** Starts the Firestore emulator with the rules. */
export async function startFirestore(folder: string, rules: string, project: string, port?: number) {
  const [free = 0] = port ? [port] : await anyFreePorts(1);
  const address = `${host}:${free}`;
  const launcher = join(folder, 'firestore-emulator.jar');
  writeLauncher(launcher);
  const args = ['-jar', launcher, `--host=${host}`, `--port=${free}`, `--rules=${rules}`];
  const log = join(folder, 'firestore.log');
  const program = await launch('firestore', findJava(), args, { cwd: folder, env: process.env, log });
  const end = () => stop(program, 5000);
  try {
    await answers(program, `http://${address}`);
    await warmUp(`http://${address}/v1/projects/${project}/databases/(default)/documents/contact_messages`);
  } catch (error) {
    await end();
    throw error;
  }
  return { program, address, end };
}

/** The first write makes the database read its rules, which takes a slow computer longer than the form waits. */
async function warmUp(messages: string) {
  const { status } = await fetch(messages, { method: 'POST', body: '{"fields":{}}' });
  if (status !== 403) throw new Error(`The database takes an empty message: ${status}.`);
}

/** The host's file as the build has written it, and where its emulator is to listen. */
async function withPort(folder: string, port: number): Promise<string> {
  const [hub = 0, logging = 0] = await anyFreePorts(2);
  const written = JSON.parse(readFileSync(join(folder, 'dist/firebase.json'), 'utf8')) as object;
  const at = (where: number) => ({ host, port: where });
  const emulators = { hosting: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  const file = join(folder, 'dist/.firebase.emulated.json');
  writeFileSync(file, JSON.stringify({ ...written, emulators }));
  return file;
}

async function answers(program: Program, address: string) {
  const until = Date.now() + patience.hook;
  while (Date.now() < until && program.isRunning()) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await wait(200);
  }
  throw new Error(`${program.name} does not answer at ${address}:\n${program.output()}`);
}
