import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { describeFailure, Problem } from '../local/problem.ts';
import { host, project, type Ports } from '../local/ports.ts';
import { startStack, type Stack, type StackOptions } from '../stack/stack.ts';

let stack: Stack | undefined;
let leaving = false;
const say = (line: string) => console.log(`· ${line} …`);

/** Stops everything. Ctrl-C may call it several times: the terminal and npm both send the signal. */
async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  if (!stack) process.exit(code);
  say(stack.withoutFirestore ? 'Stopping' : 'Saving the messages and stopping');
  const isSaved = await stack.stop().catch((error: unknown) => {
    console.error(`\n✖ ${describeFailure(error)}`);
    return false;
  });
  if (isSaved) process.exit(code);
  console.error('✖ The messages of this run could not be saved. See .local/stack/logs/emulators.log');
  process.exit(1);
}

// Writing to a closed terminal must not end the export.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
process.on('disconnect', () => void leave(0));

const usage = `Usage: npm start -- [OPTIONS]

  --offset 100   adds a number to every port
  --site-only    omits the back end
  --no-build     serves what is built`;

function readStackOptions(): Omit<StackOptions, 'say'> {
  const options = readOptions(usage, {
    offset: { type: 'string', default: '0' },
    'site-only': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  });
  const offset = Number(options.offset);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000)
    throw new Problem('--offset is a whole number from 0 to 50000, such as --offset 100.');
  return { offset, siteOnly: options['site-only'], build: !options['no-build'] };
}

function formatTable({ ports, site, mailbox, withoutFirestore }: Stack): string {
  const rows = [
    ['The site', site],
    ['The mailbox', `${mailbox} (SMTP 127.0.0.1:${ports.smtp})`],
    ['Firestore', withoutFirestore ? 'not running' : `127.0.0.1:${ports.firestore} (project ${project})`],
    ['Functions', withoutFirestore ? 'not running' : `127.0.0.1:${ports.functions}`],
  ];
  return rows.map(([name = '', where = '']) => `  ${name.padEnd(14)}${where}`).join('\n');
}

/** What the cloud reads of the built functions. */
type BuiltFunctions = { sweepContactMessages?: { __endpoint?: { region?: string[] } } };

/** The Functions emulator runs no schedules. Errors of a sweep are in the log of the emulators. */
async function sweepEveryMinute({ functions }: Ports): Promise<void> {
  const built = pathToFileURL(join(root, 'functions/lib/index.js')).href;
  const { sweepContactMessages: sweeper = {} } = (await import(built)) as BuiltFunctions;
  const { __endpoint: endpoint } = sweeper;
  const region = endpoint?.region?.[0];
  if (!region) throw new Problem('The built functions have no sweepContactMessages with a region.');
  const address = `http://${host}:${functions}/${project}/${region}/sweepContactMessages-0`;
  const sweep = () => void fetch(address, { method: 'POST' }).catch(() => {});
  sweep();
  setInterval(sweep, 60_000).unref();
}

try {
  stack = await startStack({ ...readStackOptions(), keepMessages: true, say });
  const { withoutFirestore, ports } = stack;
  console.log(`\n${formatTable(stack)}\n`);
  if (withoutFirestore) {
    console.log(
      `! Messages cannot be stored, and the form reports that sending failed.\n  ${withoutFirestore}\n`,
    );
    console.log('Ctrl-C stops it.');
  } else {
    await sweepEveryMinute(ports);
    console.log('Ctrl-C stops it and keeps the messages for the next start.');
  }
  const reason = await stack.broken;
  if (!leaving) {
    console.error(`\n✖ ${reason}\n`);
    await leave(1);
  }
} catch (error) {
  if (!leaving) {
    console.error(`\n✖ ${describeFailure(error)}\n`);
    process.exit(1);
  }
}
