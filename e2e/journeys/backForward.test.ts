import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { kindsOf } from '../support/short.ts';
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

async function goBackTo(address: string, isHydrated: boolean) {
  await page.goto(server.origin + address);
  if (isHydrated) await hydrate(page);
  await page.evaluate(() => ((window as Left).left = true));
  await page.goto(`${server.origin}/${address === '/o-nas' ? 'faq' : 'o-nas'}`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(server.origin + address, { waitUntil: 'commit' });
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons: because } = visit as { notRestoredReasons?: { reasons?: object[] } | null };
    return (window as Left).left ? 'as it was left' : JSON.stringify(because);
  });
}

test.each(kindsOf(2))('%s is restored from the back/forward cache', async (_, address) => {
  expect(await goBackTo(address, false)).toBe('as it was left');
});

test('a hydrated page is restored from the back/forward cache', async () => {
  expect(await goBackTo('/kontakt', true)).toBe('as it was left');
});
