import { chromium, firefox, webkit, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startStack, type Stack } from '../tools/stack/stack.ts';
import { chromiumOptions } from './support/chromium.ts';

export interface Addresses {
  /** The site, without a slash at the end. */
  site: string;
  /** Caught mail: a page at `/`, JSON at `/email`. */
  mailbox: string;
  /** Host and port of the Firestore emulator. */
  firestore: string;
  /** The browser that all tests share. */
  browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    addresses: Addresses;
  }
}

/** The stack that projects of one run share, and how many of them do. */
const shared = globalThis as { endToEnd?: { stack: Promise<Stack>; users: number } };

const launch = (name: string | undefined): Promise<BrowserServer> =>
  name === 'firefox' || name === 'webkit'
    ? { firefox, webkit }[name].launchServer()
    : chromium.launchServer(chromiumOptions);

/** Runs the whole stack for all end-to-end tests (emulators, functions, SMTP server, without old data), and one browser. */
export default async function setup({ config, provide }: TestProject) {
  // `npm test` has built everything for its own ports; alone, these tests build it themselves.
  const chosen = process.env['PORT_OFFSET'];
  const ours = (shared.endToEnd ??= {
    users: 0,
    stack: startStack({
      offset: chosen === undefined ? 'free' : Number(chosen),
      build: chosen === undefined,
      say: (line) => console.log(`· ${line} …`),
    }),
  });
  ours.users += 1;
  const stack = await ours.stack;
  const firestore = `127.0.0.1:${stack.ports.firestore}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['SITE_DIST'] = stack.folder;
  const browser = await launch(config.env['BROWSER']);
  provide('addresses', {
    site: stack.site,
    mailbox: stack.mailbox,
    firestore,
    browser: browser.wsEndpoint(),
  });
  return async () => {
    await browser.close();
    ours.users -= 1;
    if (ours.users > 0) return;
    delete shared.endToEnd;
    await stack.stop();
  };
}
