#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { serveWithPrinter, serveWithMailbox, TryError } from './serveSite.ts';

const usage = `Usage: tarcza-try [--print]

Serves the site of this folder, and shows what its form sends. Ctrl-C ends it.

  --print   prints the messages of a form with VITE_FORM_URL. Otherwise they are stored in the running Firestore emulator,
            and sent to a mailbox on this computer by deliver.mjs`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      print: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
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

main().catch((error: Error & { code?: string }) => {
  const isExpected = error instanceof TryError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
