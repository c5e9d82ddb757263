import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';

const launchArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Starts one browser for the tests of a file, and opens pages of the site in it. */
export function openBrowser() {
  const { site } = inject('addresses');
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: launchArgs,
      timeout: patience.wait,
    });
  });
  afterAll(() => browser.close());

  return {
    /** A page of a fresh visitor; `noise` collects what a clean page never says in the console. */
    visit: async (
      path: string,
      options: BrowserContextOptions = {},
    ): Promise<{ page: Page; noise: string[] }> => {
      const context = await browser.newContext({ baseURL: site, locale: 'pl-PL', ...options });
      contexts.push(context);
      context.setDefaultTimeout(patience.wait);
      const page = await context.newPage();
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      onTestFailed(() => {
        if (noise.length > 0) console.error(`The browser said:\n${noise.join('\n')}`);
      });
      await page.goto(path);
      return { page, noise };
    },
    closePages: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
