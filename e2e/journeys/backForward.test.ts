import { expect, inject, test } from 'vitest';
import { chromiumPath } from '../../tools/local/chromium.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';
import { hydrate } from '../support/hydration.ts';

interface Left extends Window {
  left?: true;
}

test('Back restores a hydrated page from the back/forward cache', async () => {
  const { site } = inject('addresses');
  await using browser = await launchChromium({
    // The headless shell has no back/forward cache.
    executablePath: process.env['CHROME_PATH'] ?? chromiumPath,
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeouts.wait);
  await page.goto(`${site}/kontakt`);
  await hydrate(page);
  await page.evaluate(() => ((window as Left).left = true));
  await page.goto(`${site}/o-nas`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(`${site}/kontakt`, { waitUntil: 'commit' });
  const result = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons: because } = visit as { notRestoredReasons?: { reasons?: object[] } | null };
    return (window as Left).left ? 'as it was left' : JSON.stringify(because);
  });
  expect(result).toBe('as it was left');
});
