import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject, onTestFailed } from 'vitest';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { collectNoise } from './chromium.ts';

/** Options of `visit` for a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface VisitorOptions {
  viewport?: { width: number; height: number };
  hasTouch?: boolean;
  isMobile?: boolean;
  deviceScaleFactor?: number;
  javaScriptEnabled?: boolean;
  timezoneId?: string;
  /** Text size of the browser, 1 for the usual one. */
  textScale?: number;
}

/** Returns `visit`, which opens a page in a new context. Contexts are closed after each test. */
export function openBrowser() {
  const { site, browser: address } = inject('addresses');
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(address);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

  /** `noise` collects console errors and warnings. */
  return async (path: string, { textScale = 1, ...options }: VisitorOptions = {}) => {
    const context = await browser.newContext({ baseURL: site, locale: 'pl-PL', ...options });
    contexts.push(context);
    context.setDefaultTimeout(timeouts.wait);
    const page = await context.newPage();
    const noise = collectNoise(page);
    onTestFailed(() => {
      if (noise.length > 0) console.error(`Console:\n${noise.join('\n')}`);
    });
    if (textScale !== 1) {
      const devtools = await context.newCDPSession(page);
      const fontSizes = { standard: 16 * textScale, fixed: 13 * textScale };
      await devtools.send('Page.setFontSizes', { fontSizes });
    }
    if (path !== 'about:blank') await page.goto(path);
    return { page, noise };
  };
}

/** Returns the gallery's open viewer. */
export const viewerOf = (page: Page) => page.locator('body > [role="dialog"]');

/**
 * Returns the console's messages without the refusals that a slow database causes. The form retries a request that has no
 * response yet; the later one gets 403 from the rules or 409 from the database, because the message is stored.
 */
export const unexpected = (noise: readonly string[]) =>
  noise.filter((text) => !/responded with a status of (403|409)\b/.test(text));
