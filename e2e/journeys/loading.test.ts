import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { viewerOf } from '../support/viewer.ts';
import { hydrate } from '../support/hydration.ts';

/** First interactions while scripts load late, in another order, or fail to load. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

const thumbnail = (page: Page) => page.getByRole('button', { name: /^Powiększ obraz/ }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu główne' });
const failureMessage = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nie udało się pobrać' });

/** Opens a page. Fails if it shows a dialog of the browser. */
async function open(path: string) {
  const { page } = await visit(server.origin + path);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect.unreachable(dialog.message())));
  return page;
}

/** Fills in values that the browser accepts and the form refuses. Does not focus a field, which would load React. */
const fillInWrongly = (page: Page) =>
  page.locator('form [required]').evaluateAll((fields: HTMLInputElement[]) => {
    for (const field of fields) field.value = 'Z';
  });

describe('a script that fails to load', () => {
  test.each(['main', 'Viewer'])(
    '%s: a message and a link to the picture are shown after the thumbnail, and the next click opens the viewer',
    async (chunk) => {
      const page = await open('/galeria');
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      await thumbnail(page).click();
      await failureMessage(page).waitFor();
      expect(await thumbnail(page).evaluate((button) => button.nextElementSibling?.role)).toBe('alert');
      expect(await thumbnail(page).getAttribute('aria-busy')).toBeNull();
      await page.keyboard.press('Tab');
      const call = failureMessage(page).getByRole('link', { name: /^Zadzwoń/ });
      expect(await call.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await call.getAttribute('href')).toMatch(/^tel:/);
      const link = page.getByRole('link', { name: /^Powiększ obraz/ });
      expect(await link.getAttribute('href')).toMatch(/^\/.+/);

      await page.unroute(`**/assets/${chunk}-*.js`);
      await thumbnail(page).click();
      await viewerOf(page).getByText('1 / 3').waitFor();
      expect(await failureMessage(page).count()).toBe(0);
    },
  );

  test('Viewer, after hydration: the page goes to the picture, and Back returns', async () => {
    const page = await open('/');
    await hydrate(page);
    await page.route('**/assets/Viewer-*.js', (route) => route.abort());
    await menu(page).getByRole('link', { name: 'Galeria' }).click();
    const address = await page.locator('main figcaption a').first().getAttribute('href');
    await thumbnail(page).click();
    await page.waitForURL(`**${address}`);
    await page.goBack();
    await thumbnail(page).waitFor();
  });

  test('offline shows an error, and later clicks work', async () => {
    const page = await open('/kontakt');
    await page.context().setOffline(true);
    await fillInWrongly(page);
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await failureMessage(page).waitFor();

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await page.getByRole('group', { name: 'Popraw formularz' }).waitFor();
    expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('Z');
    expect(await failureMessage(page).count()).toBe(0);
  });
});

test('each file of a click and of the next page is requested once', async () => {
  const page = await open('/galeria');
  await thumbnail(page).click();
  await viewerOf(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { level: 1, name: /pytania/i }).waitFor();
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\.(js|css)$/.test(name) && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(files).size).toBe(files.length);
});
