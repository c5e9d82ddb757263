import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dist } from '../../site/dist.ts';
import {
  downloadFirestoreEmulator,
  findFirestoreEmulator,
  writeLauncher,
} from '../../packages/local/src/firestoreEmulator.ts';
import { findJava, folderOf, missingJava } from '../../packages/local/src/java.ts';
import { localFolder } from '../../packages/local/src/paths.ts';
import { Problem } from '../../packages/local/src/problem.ts';
import { lastLines, untilAllAnswer } from '../../packages/local/src/answers.ts';
import { build } from './build.ts';
import type { FunctionSettings } from './config.ts';
import { saveMessages } from '../../packages/local/src/messages.ts';
import {
  busyPorts,
  freeOffset,
  holderOf,
  host,
  portsAt,
  type Ports,
} from '../../packages/local/src/ports.ts';
import { type FirestoreSetup, startEmulators, startMailbox } from './programs.ts';
import { endLeftovers, RunningPrograms, runningOwner } from '../../packages/local/src/record.ts';

export interface StackOptions {
  /**
   * Added to every port, so that several stacks run side by side; 'free' looks for one where nobody listens.
   * @default 0
   */
  offset?: number | 'free';
  /**
   * Whether stored messages come back at the next start. Without it the stack begins empty.
   * @default false
   */
  keepMessages?: boolean;
  /**
   * Whether package, site and functions are built first.
   * @default true
   */
  build?: boolean;
  /**
   * Whether only the site and the mailbox run.
   * @default false
   */
  siteOnly?: boolean;
  /** More settings of the functions, or other values for the ones that they get here. */
  functionSettings?: Partial<FunctionSettings>;
  /** Hears what is going on. */
  say?: (line: string) => void;
}

export interface Stack {
  ports: Ports;
  /** Address of the site, without a slash at the end. */
  site: string;
  /** The folder of the built site. */
  folder: string;
  /** Address of the caught mail: a page at `/`, JSON at `/email`. */
  mailbox: string;
  /** Why messages cannot be stored; nothing when they can. */
  withoutFirestore: string | undefined;
  /** Settles with an explanation when a part ends by itself. */
  broken: Promise<string>;
  /** Ends everything; returns whether the messages are kept, as far as that was asked for. */
  stop: () => Promise<boolean>;
}

/** Starts the site and its whole back end on this machine, and returns when every part answers. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const say = options.say ?? (() => {});
  const offset = options.offset === 'free' ? await freeOffset() : (options.offset ?? 0);
  const ports = portsAt(offset);
  const folder = folderAt(offset, options.keepMessages);
  const site = siteFolder(folder, offset);
  const record = join(folder, 'running.json');
  const messages = join(folder, 'messages');

  await claim(folder, record, ports, say);
  const firestore = options.siteOnly
    ? 'Firestore was left out, as asked for.'
    : await prepareFirestore(folder, say);
  const java = typeof firestore === 'string' ? undefined : firestore;
  if (options.build ?? true) await build(ports, site, say);
  else if (!existsSync(join(site, 'firebase.json')))
    throw new Problem(`There is no built site in ${site}: leave out --no-build this once.`);
  if (!options.keepMessages) rmSync(messages, { recursive: true, force: true });
  // The build took a while: somebody else may have come.
  await refuseBusyPorts(ports);

  const running = new RunningPrograms(record);
  let complete = false;
  let stopping: Promise<boolean> | undefined;
  const stopAll = async (): Promise<boolean> => {
    running.markStopping();
    const kept = java && options.keepMessages && complete ? await saveMessages(messages, ports) : true;
    await running.end();
    // Nobody comes back to what began empty.
    if (!options.keepMessages && site !== dist) rmSync(site, { recursive: true, force: true });
    return kept;
  };
  const stopOnce = () => (stopping ??= stopAll());

  try {
    say('Starting the mailbox');
    await running.add(startMailbox(folder, ports));
    say('Starting the emulators');
    await running.add(startEmulators({ folder, site, ports, messages, java, options }));
    await untilAllAnswer(running.programs, ports, { firestore: java !== undefined });
    running.remember();
    complete = true;
  } catch (error) {
    await stopOnce();
    throw error;
  }

  return {
    ports,
    site: `http://${host}:${ports.hosting}`,
    folder: site,
    mailbox: `http://${host}:${ports.mailbox}`,
    withoutFirestore: typeof firestore === 'string' ? firestore : undefined,
    broken: running
      .firstToEnd()
      .then((program) => (stopping ? '' : `${program.name} ended by itself.\n${lastLines(program)}`)),
    stop: stopOnce,
  };
}

/** Each has its own folder, so that one that begins empty never empties one that keeps its messages. */
function folderAt(offset: number, keepMessages = false): string {
  const kind = keepMessages ? 'stack' : 'fresh-stack';
  return join(localFolder, offset === 0 ? kind : `${kind}-${offset}`);
}

/** Each offset has a built site of its own, because a page knows by heart the port to which its form writes. */
function siteFolder(folder: string, offset: number): string {
  if (process.env['SITE_DIST'] || offset === 0) return dist;
  return `${dist}-${basename(folder)}`;
}

/** Makes sure that this stack's ports and folder are ours alone. */
async function claim(
  folder: string,
  record: string,
  ports: Ports,
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const owner = await runningOwner(record);
  if (owner !== undefined) {
    throw new Problem(
      `It is running already (process ${owner}): http://${host}:${ports.hosting}\n` +
        '  Stop that one first with Ctrl-C, or run beside it on other ports: `npm start -- --offset 100`.',
    );
  }
  const ended = await endLeftovers(record);
  if (ended > 0) say(`Ended ${ended} programs that an earlier run had left behind`);
  await refuseBusyPorts(ports);
}

async function refuseBusyPorts(ports: Ports): Promise<void> {
  const busy = await busyPorts(Object.values(ports));
  if (busy.length === 0) return;
  const lines = busy.map((port) => {
    const [use] = Object.entries(ports).find(([, candidate]) => candidate === port) ?? [''];
    return `  Port ${port} (${use}) is in use by ${holderOf(port) ?? 'another program'}.`;
  });
  throw new Problem(
    `${busy.length === 1 ? 'A port that is needed here is' : 'Ports that are needed here are'} taken:\n` +
      `${lines.join('\n')}\n` +
      '  End that program, or use other ports: `npm start -- --offset 100`.',
  );
}

/** What the Firestore emulator needs; or why there is none, where the site is worth running without it. */
async function prepareFirestore(
  folder: string,
  say: (line: string) => void,
): Promise<FirestoreSetup | string> {
  const search = await findJava();
  if (!search.found) return missingJava(search);
  let jar = findFirestoreEmulator();
  if (!jar) {
    say('Downloading the Firestore emulator');
    jar = downloadFirestoreEmulator();
  }
  const launcher = join(folder, 'firestore-emulator.jar');
  writeLauncher(jar, launcher);
  return { javaFolder: folderOf(search.found), launcher };
}
