import { chromium as playwright, type BrowserContext } from 'playwright-core';
import { patience } from '../../tools/testing/patience.ts';
import type { Page } from '../support/page.ts';
import type { Engine, Visitor } from './engine.ts';

const launchArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** A page of a fresh visitor, and all that it says. */
export async function visitorOf(context: BrowserContext): Promise<Visitor> {
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return { page: page as unknown as Page, noise, leave: () => context.close() };
}

export const chromium: Engine = {
  title: 'Chromium',
  cannot: {},
  launch: async () => {
    const browser = await playwright.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: launchArgs,
      timeout: patience.wait,
    });
    return {
      version: browser.version(),
      visitor: async (site, { textScale = 1, ...options }) => {
        const context = await browser.newContext({ baseURL: site, locale: 'pl-PL', ...options });
        const visitor = await visitorOf(context);
        if (textScale !== 1) {
          const devtools = await context.newCDPSession(context.pages()[0]!);
          const fontSizes = { standard: 16 * textScale, fixed: 13 * textScale };
          await devtools.send('Page.setFontSizes', { fontSizes });
        }
        return visitor;
      },
      close: () => browser.close(),
    };
  },
};
