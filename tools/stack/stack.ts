import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  downloadFirestoreEmulator,
  findFirestoreEmulator,
  writeLauncher,
} from '../setup/firestoreEmulator.ts';
import { findJava, folderOf, missingJava } from '../setup/java.ts';
import { localFolder, root } from '../setup/paths.ts';
import { Problem } from '../setup/problem.ts';
import { build } from './build.ts';
import { localFirebaseConfig, writeFunctionsFolder, type FunctionSettings } from './config.ts';
import { busyPorts, freeOffset, holderOf, host, portsAt, project, type Ports } from './ports.ts';
import { delay, descendantsOf, launch, stop, type Program } from './processes.ts';
import { hasMessages, saveMessages } from './messages.ts';
import {
  endEntries,
  endLeftovers,
  entryOf,
  markStopping,
  removeRecord,
  runningOwner,
  writeRecord,
  type Entry,
} from './record.ts';

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
  // Each has its own folder, so that one that begins empty never empties one that keeps its messages.
  const kind = options.keepMessages ? 'stack' : 'fresh-stack';
  const folder = join(localFolder, offset === 0 ? kind : `${kind}-${offset}`);
  const record = join(folder, 'running.json');
  const messages = join(folder, 'messages');

  await claim(folder, record, ports, say);
  const firestore = options.siteOnly
    ? 'Firestore was left out, as asked for.'
    : prepareFirestore(folder, say);
  const java = typeof firestore === 'string' ? undefined : firestore;
  if (options.build ?? true) await build(ports, say);
  if (!options.keepMessages) rmSync(messages, { recursive: true, force: true });
  // The build took a while: somebody else may have come.
  await refuseBusyPorts(ports);

  const programs: Program[] = [];
  let descendants: Entry[] = [];
  const remember = () => {
    descendants = programs.flatMap(({ pid }) => descendantsOf(pid)).map(entryOf);
    const entries = programs.map(({ pid }) => entryOf(pid));
    writeRecord(record, { owner: entryOf(process.pid), stopping: false, programs: entries, descendants });
  };

  let complete = false;
  let stopping: Promise<boolean> | undefined;
  const stopAll = async (): Promise<boolean> => {
    markStopping(record);
    const kept = java && options.keepMessages && complete ? await saveMessages(messages, ports) : true;
    await Promise.all(programs.map((program) => stop(program, 30_000)));
    // What a crashed program had started is nobody's child any more.
    await endEntries(descendants);
    removeRecord(record);
    return kept;
  };
  const stopOnce = () => (stopping ??= stopAll());

  try {
    say('Starting the mailbox');
    programs.push(await startMailbox(folder, ports));
    remember();
    say('Starting the emulators');
    programs.push(await startEmulators({ folder, ports, messages, java, options }));
    remember();
    await Promise.all([
      untilAnswers(
        programs,
        'the mailbox',
        `http://${host}:${ports.mailbox}/email`,
        (status) => status === 200,
      ),
      untilAnswers(programs, 'the site', `http://${host}:${ports.hosting}/`, (status) => status < 500),
      ...(java ? [untilBackEndAnswers(programs, ports)] : []),
    ]);
    remember();
    complete = true;
  } catch (error) {
    await stopOnce();
    throw error;
  }

  const broken = Promise.race(
    programs.map(async (program) => {
      await program.ended;
      return stopping ? '' : `${program.name} ended by itself.\n${lastLines(program)}`;
    }),
  );
  return {
    ports,
    site: `http://${host}:${ports.hosting}`,
    mailbox: `http://${host}:${ports.mailbox}`,
    withoutFirestore: typeof firestore === 'string' ? firestore : undefined,
    broken,
    stop: stopOnce,
  };
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

interface FirestoreSetup {
  javaFolder: string;
  launcher: string;
}

/** What the Firestore emulator needs; or why there is none, where the site is worth running without it. */
function prepareFirestore(folder: string, say: (line: string) => void): FirestoreSetup | string {
  const search = findJava();
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

function startMailbox(folder: string, ports: Ports): Promise<Program> {
  const args = ['--ip', host, '--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  return launch('The mailbox', process.execPath, [join(root, 'node_modules/maildev/bin/maildev'), ...args], {
    cwd: folder,
    env: process.env,
    log: join(folder, 'logs/mailbox.log'),
  });
}

interface EmulatorsSetup {
  folder: string;
  ports: Ports;
  messages: string;
  java: FirestoreSetup | undefined;
  options: StackOptions;
}

async function startEmulators({ folder, ports, messages, java, options }: EmulatorsSetup): Promise<Program> {
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(await localFirebaseConfig(folder, ports), undefined, 2));

  const args = ['emulators:start', '--project', project, '--config', config, '--non-interactive'];
  args.push('--only', java ? 'hosting,functions,firestore' : 'hosting');
  if (java && options.keepMessages) {
    if (hasMessages(messages)) args.push('--import', messages);
    // For the suite that is ended by somebody else than us.
    args.push('--export-on-exit', messages);
  }

  const { params, secrets } = options.functionSettings ?? {};
  writeFunctionsFolder(join(folder, 'functions'), {
    params: { MAIL_FROM: 'Strona <strona@example.com>', MAIL_TO: 'biuro@example.com', ...params },
    secrets: { SMTP_URL: `smtp://${host}:${ports.smtp}`, ...secrets },
  });

  const tools = join(root, 'node_modules/.bin');
  return launch(
    'The emulator suite',
    process.execPath,
    [join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'), ...args],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...(java && { FIRESTORE_EMULATOR_BINARY_PATH: java.launcher }),
        PATH: [java?.javaFolder, tools, process.env['PATH']].filter(Boolean).join(delimiter),
        // The address of the suite's control port is kept in a file named after the project alone: two stacks
        // that share the folder would save each other's messages.
        TMPDIR: join(folder, 'tmp'),
        TEMP: join(folder, 'tmp'),
        // Somebody's login and settings of firebase-tools have no business here; CI keeps it from calling home.
        XDG_CONFIG_HOME: join(folder, 'config'),
        NO_UPDATE_NOTIFIER: '1',
        CI: 'true',
      },
      log: join(folder, 'logs/emulators.log'),
    },
  );
}

async function untilBackEndAnswers(programs: readonly Program[], ports: Ports): Promise<void> {
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  // Reading is forbidden to everybody. Rules that do not compile make every answer a 400.
  await untilAnswers(programs, 'Firestore', `${documents}/contact_messages/warm-up`, (status, body) => {
    if (status === 400) throw new Problem(`firestore.rules cannot be used:\n  ${reasonIn(body)}`);
    return status === 403 || status === 404;
  });
  const triggers = `http://${host}:${ports.functions}/backends`;
  await untilAnswers(programs, 'the functions', triggers, (status, body) => {
    const emulators = programs.at(-1);
    const failure = /functions: (Failed to load function definition.*|.*Your function was killed.*)/.exec(
      emulators?.output() ?? '',
    );
    if (failure) throw new Problem(`The functions could not be loaded.\n${lastLines(emulators)}`);
    return status === 200 && body.includes('sendContactEmail');
  });
}

function reasonIn(body: string): string {
  try {
    return (JSON.parse(body) as { error: { message: string } }).error.message;
  } catch {
    return body.slice(0, 500);
  }
}

/** Asks again until the answer satisfies; gives up after two minutes, or when a part has ended. */
async function untilAnswers(
  programs: readonly Program[],
  name: string,
  url: string,
  satisfies: (status: number, body: string) => boolean,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const ended = programs.find((program) => !program.isRunning());
    if (ended) throw new Problem(`${ended.name} ended while it was starting.\n${lastLines(ended)}`);
    const answer = await ask(url);
    if (answer && satisfies(answer.status, answer.body)) return;
    await delay(150);
  }
  throw new Problem(`Gave up waiting for ${name} at ${url}.\n${lastLines(programs.at(-1))}`);
}

async function ask(url: string): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}

function lastLines(program: Program | undefined): string {
  const lines = (program?.output() ?? '').split('\n').filter((line) => line.trim());
  return lines
    .slice(-8)
    .map((line) => `  | ${line}`)
    .join('\n');
}
