import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startStack } from '../tools/stack/stack.ts';
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

/** Runs the whole stack for all end-to-end tests (emulators, functions, SMTP server, without old data), and one browser. */
export default async function setup({ provide }: TestProject) {
  // `npm test` has built everything for its own ports; alone, these tests build it themselves.
  const chosen = process.env['PORT_OFFSET'];
  const stack = await startStack({
    offset: chosen === undefined ? 'free' : Number(chosen),
    build: chosen === undefined,
    say: (line) => console.log(`· ${line} …`),
  });
  const firestore = `127.0.0.1:${stack.ports.firestore}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['SITE_DIST'] = stack.folder;
  const browser = await chromium.launchServer(chromiumOptions);
  provide('addresses', {
    site: stack.site,
    mailbox: stack.mailbox,
    firestore,
    browser: browser.wsEndpoint(),
  });
  return async () => {
    await browser.close();
    await stack.stop();
  };
}
