import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { hydrate } from '../support/hydration.ts';
import { launchChromium } from '../support/chromium.ts';
import { chromiumPath } from '../../tools/local/chromium.ts';

/** Back and forward restore a page from the back/forward cache. The browser reports why it cannot. */

const server = serveBuiltSite();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium({
    // The headless shell has no back/forward cache.
    executablePath: process.env['CHROME_PATH'] ?? chromiumPath,
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  page = await browser.newPage();
  page.setDefaultTimeout(patience.wait);
});
afterAll(() => browser.close());

interface Left extends Window {
  left?: true;
}

test.each([
  ['/uslugi/zwalczanie-pluskiew', 'static'],
  ['/kontakt', 'hydrated'],
])('%s is restored from the back/forward cache when it is %s', async (address, state) => {
  await page.goto(server.origin + address);
  if (state === 'hydrated') await hydrate(page);
  await page.evaluate(() => ((window as Left).left = true));
  await page.goto(`${server.origin}/o-nas`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(server.origin + address, { waitUntil: 'commit' });
  const result = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons: because } = visit as { notRestoredReasons?: { reasons?: object[] } | null };
    return (window as Left).left ? 'as it was left' : JSON.stringify(because);
  });
  expect(result).toBe('as it was left');
});
