#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `Usage: tarcza-try [--print]

Serves the site of this folder, and shows what its form sends. Ctrl-C ends it.

  --print   prints the messages of a form with VITE_FORM_URL. Otherwise they are stored in the running Firestore emulator,
            and sent to a mailbox on this computer by deliver.mjs`;

const host = '127.0.0.1';

/** An error with what to do. */
class TryError extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { print: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(usage);
  endWithParent();
  return values.print ? serveWithPrinter() : serveWithMailbox();
}

/** Ends this program when npm ends, which passes a signal on to its shell only. */
function endWithParent(): void {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, 500).unref();
}

/** The parts of Vite in use. The site has it installed. */
interface Vite {
  createServer: (options: object) => Promise<{ listen: () => Promise<unknown>; printUrls: () => void }>;
}

/** Resolves a file of a package that the site has installed. */
function resolveInSite(name: string): string {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    throw new TryError(`${name} is not installed. Run npm install in the folder of the site.`);
  }
}

async function serve(message: string, plugins: readonly object[] = []): Promise<void> {
  const vite = (await import(pathToFileURL(resolveInSite('vite')).href)) as Vite;
  const server = await vite.createServer({ plugins, server: { host } });
  await server.listen();
  console.log(message);
  server.printUrls();
}

/** Serves the site inside the emulator, with a mailbox and `deliver.mjs`. */
async function serveWithMailbox(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT = 'demo-tarcza' } = process.env;
  if (!FIRESTORE_EMULATOR_HOST) throw new TryError('There is no emulator. Run: npm run try');
  const [smtp, mailbox] = await Promise.all([findFreePort(), findFreePort()]);
  Object.assign(process.env, {
    VITE_FIREBASE_PROJECT_ID: GCLOUD_PROJECT,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIRESTORE_EMULATOR: FIRESTORE_EMULATOR_HOST,
    SMTP_URL: `smtp://${host}:${smtp}`,
    // This computer is not in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
  });
  const maildev = resolveInSite('maildev/bin/maildev');
  const program = spawn(
    process.execPath,
    [maildev, '--ip', host, '--smtp', String(smtp), '--web', String(mailbox)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.once('exit', () => program.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  await import(pathToFileURL(join(process.cwd(), 'deliver.mjs')).href);
  await serve(`Write a message in the form. The e-mail arrives in the mailbox: http://${host}:${mailbox}`);
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Serves the site, and prints each message of a form that posts to VITE_FORM_URL. */
async function serveWithPrinter(): Promise<void> {
  process.env['VITE_FORM_URL'] = '/try-form';
  const printMessages = {
    name: 'print-messages',
    configureServer({ middlewares }: { middlewares: { use: (path: string, handle: unknown) => void } }) {
      middlewares.use('/try-form', (request: IncomingMessage, response: ServerResponse) => {
        printMessage(request).then(
          () => response.end(),
          () => response.writeHead(400).end(),
        );
      });
    },
  };
  await serve('Write a message in the form. It appears here.', [printMessages]);
}

async function printMessage(request: IncomingMessage): Promise<void> {
  const body = Readable.toWeb(request) as ReadableStream;
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const message = await new Response(body, { headers }).formData();
  console.log('New message:');
  for (const [name, value] of message)
    console.log(`  ${name}: ${typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`}`);
}

main().catch((error: Error & { code?: string }) => {
  const isExpected = error instanceof TryError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
