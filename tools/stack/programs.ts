import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../packages/local/src/paths.ts';
import { localFirebaseConfig, writeFunctionsFolder, type FunctionSettings } from './config.ts';
import { hasMessages } from '../../packages/local/src/messages.ts';
import { host, project, type Ports } from '../../packages/local/src/ports.ts';
import { launch, type Program } from '../../packages/local/src/processes.ts';

/** What the Firestore emulator needs. */
export interface FirestoreSetup {
  javaFolder: string;
  launcher: string;
}

export function startMailbox(folder: string, ports: Ports): Promise<Program> {
  const args = ['--ip', host, '--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  return launch('The mailbox', process.execPath, [join(root, 'node_modules/maildev/bin/maildev'), ...args], {
    cwd: folder,
    env: process.env,
    log: join(folder, 'logs/mailbox.log'),
  });
}

export interface EmulatorsSetup {
  folder: string;
  /** The built site. */
  site: string;
  ports: Ports;
  messages: string;
  java: FirestoreSetup | undefined;
  options: { keepMessages?: boolean; functionSettings?: Partial<FunctionSettings> };
}

export async function startEmulators({
  folder,
  site,
  ports,
  messages,
  java,
  options,
}: EmulatorsSetup): Promise<Program> {
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(await localFirebaseConfig(folder, ports, site), undefined, 2));

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
    [
      '--import',
      pathToFileURL(join(root, 'tools/stack/readableAddresses.mjs')).href,
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...args,
    ],
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
        // Without UTF-8 Java opens no file in a folder with a letter such as "ó".
        LC_ALL: 'C.UTF-8',
        // Somebody's login and settings of firebase-tools have no business here; CI keeps it from calling home.
        XDG_CONFIG_HOME: join(folder, 'config'),
        NO_UPDATE_NOTIFIER: '1',
        CI: 'true',
      },
      log: join(folder, 'logs/emulators.log'),
    },
  );
}
