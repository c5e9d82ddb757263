import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser, viewerOf } from '../support/browser.ts';
import { headingOf } from '../support/headingOf.ts';
import { hydrate } from '../support/hydration.ts';

const visit = openBrowser();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.skipIf(isShort)('errors', () => {
  test('a page that cannot load shows the error screen, and loads at the next visit', async () => {
    const { page } = await visit('/');
    await hydrate(page);
    const chunks = ['**/assets/faq.Page-*.js', '**/faq'];
    for (const chunk of chunks) await page.route(chunk, (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Menu główne' });

    await menu.locator('a[href="/faq"]').click();
    await title(page, 'Unexpected Application Error!');
    expect(await page.title()).toMatch(/^Unexpected/);
    const main = page.getByRole('main');
    expect(await main.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await main.locator('a[href="/"]').count()).toBe(1);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);

    await page.goBack();
    await title(page, headingOf('/'));
    for (const chunk of chunks) await page.unroute(chunk);
    await page.goForward();
    await title(page, headingOf('/faq'));
    await page.goBack();
    await title(page, headingOf('/'));
    expect(await page.title()).not.toMatch(/^(FAQ|Unexpected)/);
  });

  test.each(['main', 'Viewer'])(
    'without the script %s a message follows the thumbnail, and the next click opens the viewer',
    async (chunk) => {
      const { page } = await visit('/galeria');
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      const thumbnail = page.getByRole('button', { name: /^Powiększ obraz/ }).first();
      await thumbnail.click();
      const message = page.getByRole('alert').filter({ hasText: 'Nie udało się pobrać' });
      await message.getByRole('link', { name: /^Zadzwoń/ }).waitFor();
      expect(await thumbnail.evaluate((button) => button.nextElementSibling?.role)).toBe('alert');
      expect(await thumbnail.getAttribute('aria-busy')).toBeNull();

      await page.unroute(`**/assets/${chunk}-*.js`);
      await thumbnail.click();
      await viewerOf(page)
        .getByText(/^1 \/ \d/)
        .waitFor();
      expect(await message.count()).toBe(0);
    },
  );
});
