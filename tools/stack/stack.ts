import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dist } from '../../site/dist.ts';
import { localFolder } from '../local/paths.ts';
import { findBusyPorts, findFreeOffset, host, listPorts, project, type Ports } from '../local/ports.ts';
import { Problem } from '../local/problem.ts';
import { getLastLines, stop, type Program } from '../local/processes.ts';
import { build } from './build.ts';
import { prepareFirestore, startEmulators, startMailbox } from './programs.ts';

export interface StackOptions {
  /** Added to every port, so that several stacks run at the same time. 'free' finds one. */
  offset: number | 'free';
  /**
   * Keeps stored messages for the next start. Without it the stack begins empty.
   * @default false
   */
  keepMessages?: boolean;
  /** Builds packages, site and functions first. */
  build: boolean;
  /**
   * Runs the site and the mailbox only.
   * @default false
   */
  siteOnly?: boolean;
  /** Called with each step. */
  say: (line: string) => void;
}

export interface Stack {
  ports: Ports;
  /** Address of the site, without a slash at the end. */
  site: string;
  /** The folder of the built site. */
  folder: string;
  /** Address of the received e-mails: a page at `/`, JSON at `/email`. */
  mailbox: string;
  /** Why Firestore does not run; undefined if it does. */
  withoutFirestore: string | undefined;
  /** Resolves with an explanation when the emulators end by themselves. Without the mailbox, messages wait. */
  broken: Promise<string>;
  /** Stops everything. Returns whether the messages were saved, if they were to be kept. */
  stop: () => Promise<boolean>;
}

/** Starts the site, the mailbox and the emulators. Returns when all of them are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { keepMessages = false, say } = options;
  const offset = options.offset === 'free' ? await findFreeOffset() : options.offset;
  const ports = listPorts(offset);
  // A stack that begins empty has another folder than one that keeps its messages.
  const kind = keepMessages ? 'stack' : 'fresh-stack';
  const folder = join(localFolder, offset === 0 ? kind : `${kind}-${offset}`);
  // The pages contain the port of the emulator, so each offset has its own build.
  const site = process.env['SITE_DIST'] || offset === 0 ? dist : `${dist}-${basename(folder)}`;
  const messages = keepMessages ? join(folder, 'messages') : undefined;

  await refuseBusyPorts(ports);
  rmSync(join(folder, 'tmp'), { recursive: true, force: true });
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const setup = options.siteOnly ? '--site-only was given.' : await prepareFirestore(folder, say);
  const firestore = typeof setup === 'string' ? undefined : setup;
  if (options.build) {
    say('Building the packages, the site and the functions');
    await build(ports, site);
  } else if (!existsSync(join(site, 'firebase.json')))
    throw new Problem(`There is no built site in ${site}. Leave out --no-build this once.`);
  // The build took a while.
  await refuseBusyPorts(ports);

  const programs: Program[] = [];
  const stopAll = async (): Promise<boolean> => {
    // The emulators export Firestore first, which may take a while.
    await Promise.all(programs.map((program) => stop(program, 60_000)));
    if (!keepMessages && site !== dist) rmSync(site, { recursive: true, force: true });
    return !messages || !firestore || programs.some(({ output }) => output().includes('Export complete'));
  };
  let stopping: Promise<boolean> | undefined;
  const stopOnce = () => (stopping ??= stopAll());
  let mailbox: Program;
  let emulators: Program;
  try {
    say('Starting the mailbox');
    mailbox = await startMailbox(folder, ports);
    programs.push(mailbox);
    say('Starting the emulators');
    emulators = await startEmulators({ folder, site, ports, messages, firestore });
    programs.push(emulators);
    await awaitReady(programs, ports, firestore !== undefined);
  } catch (error) {
    await stopOnce();
    throw error;
  }
  return {
    ports,
    site: `http://${host}:${ports.hosting}`,
    folder: site,
    mailbox: `http://${host}:${ports.mailbox}`,
    withoutFirestore: typeof setup === 'string' ? setup : undefined,
    broken: emulators.ended.then(() =>
      stopping ? '' : `${emulators.name} ended by itself.\n${getLastLines(emulators)}`,
    ),
    stop: stopOnce,
  };
}

async function refuseBusyPorts(ports: Ports): Promise<void> {
  const busy = await findBusyPorts(Object.values(ports));
  if (busy.length === 0) return;
  const names = Object.entries(ports).filter(([, port]) => busy.includes(port));
  throw new Problem(
    `Another program uses ${names.map(([name, port]) => `port ${port} (${name})`).join(', ')}.\n` +
      '  It may be another `npm start`: end it with Ctrl-C, or use other ports: `npm start -- --offset 100`.',
  );
}

/** Waits until firebase-tools reports that the emulators are ready, and Firestore has read its rules. */
async function awaitReady(programs: readonly Program[], ports: Ports, hasFirestore: boolean): Promise<void> {
  const deadline = Date.now() + 300_000;
  const [mailbox, emulators] = programs as [Program, Program];
  const isReady = async () =>
    emulators.output().includes('All emulators ready') &&
    (await fetchStatus(`http://${host}:${ports.mailbox}/email`)) === 200;
  while (!(await isReady())) {
    const ended = [mailbox, emulators].find((program) => !program.isRunning());
    if (ended) throw new Problem(`${ended.name} ended while it was starting.\n${getLastLines(ended)}`);
    if (Date.now() > deadline)
      throw new Problem(`The emulators were not ready after 5 minutes.\n${getLastLines(emulators)}`);
    await delay(200);
  }
  if (/functions: (Failed to load function definition|.*Your function was killed)/.test(emulators.output()))
    throw new Problem(`The functions could not be loaded.\n${getLastLines(emulators)}`);
  if (!hasFirestore) return;
  // The first request makes Firestore read its rules, which may take longer than the form waits.
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  if ((await fetchStatus(`${documents}/contact_messages/warm-up`)) === 400)
    throw new Problem(`firestore.rules cannot be used.\n${getLastLines(emulators)}`);
}

async function fetchStatus(url: string): Promise<number | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  return response?.status;
}
