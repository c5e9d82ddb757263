import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeLauncher } from '../local/firestoreEmulator.ts';
import { ensureJava } from '../local/java.ts';
import { root } from '../local/paths.ts';
import { describeFailure } from '../local/problem.ts';
import { host, project, type Ports } from '../local/ports.ts';
import { launch, type Program } from '../local/processes.ts';
import { createLocalConfig, writeFunctionsFolder } from './config.ts';

/** The programs that the Firestore emulator needs. */
interface FirestoreSetup {
  javaFolder: string;
  launcher: string;
}

/** Finds Java and the emulator, or downloads them. Returns a message if one is missing. */
export async function prepareFirestore(
  folder: string,
  say: (line: string) => void,
): Promise<FirestoreSetup | string> {
  const launcher = join(folder, 'firestore-emulator.jar');
  try {
    const javaFolder = dirname(await ensureJava(say));
    writeLauncher(launcher, say);
    return { javaFolder, launcher };
  } catch (error) {
    return describeFailure(error);
  }
}

export function startMailbox(folder: string, ports: Ports): Promise<Program> {
  const args = ['--ip', host, '--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  return launch('The mailbox', process.execPath, [join(root, 'node_modules/maildev/bin/maildev'), ...args], {
    cwd: folder,
    // It leaves the e-mails behind.
    env: { ...process.env, TMPDIR: join(folder, 'tmp') },
    log: join(folder, 'logs/mailbox.log'),
  });
}

interface EmulatorsSetup {
  folder: string;
  /** The built site. */
  site: string;
  ports: Ports;
  /** Folder in which the messages are kept for the next start. */
  messages: string | undefined;
  /** Undefined serves the site only. */
  firestore: FirestoreSetup | undefined;
}

export async function startEmulators(setup: EmulatorsSetup): Promise<Program> {
  const { folder, site, ports, messages, firestore } = setup;
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(await createLocalConfig(folder, ports, site), undefined, 2));
  const args = ['emulators:start', '--project', project, '--config', config, '--non-interactive'];
  args.push('--only', firestore ? 'hosting,functions,firestore' : 'hosting');
  if (firestore && messages) {
    if (existsSync(messages)) args.push('--import', messages);
    args.push('--export-on-exit', messages);
  }
  writeFunctionsFolder(join(folder, 'functions'), {
    params: { MAIL_FROM: 'Strona <strona@example.com>', MAIL_TO: 'biuro@example.com' },
    secrets: { SMTP_URL: `smtp://${host}:${ports.smtp}` },
  });
  const readableAddresses = pathToFileURL(join(root, 'tools/stack/readableAddresses.mjs')).href;
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  return launch('The emulator suite', process.execPath, ['--import', readableAddresses, firebase, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...(firestore && { FIRESTORE_EMULATOR_BINARY_PATH: firestore.launcher }),
      PATH: [firestore?.javaFolder, join(root, 'node_modules/.bin'), process.env['PATH']]
        .filter(Boolean)
        .join(delimiter),
      // firebase-tools writes the address of its hub to a file named after the project: each stack needs its own.
      TMPDIR: join(folder, 'tmp'),
      // Without UTF-8 Java cannot open a folder with a letter such as "ó".
      LC_ALL: 'C.UTF-8',
      // No login and no settings of the user; CI turns off the usage statistics.
      XDG_CONFIG_HOME: join(folder, 'config'),
      NO_UPDATE_NOTIFIER: '1',
      CI: 'true',
    },
    log: join(folder, 'logs/emulators.log'),
  });
}
