import type { Page, Route } from '../support/page.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { viewerOfReact } from '../support/viewer.ts';
import { wakeUp } from '../support/wakeUp.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Path and fragment. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash);

describe('the gallery', () => {
  test('opens a picture, leafs round both ends, and gives the focus back', { tags: 'smoke' }, async () => {
    const { page } = await visit('/galeria');
    await page
      .getByRole('button', { name: /^Powiększ zdjęcie/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('1 / 3').first().waitFor();
    const viewer = viewerOfReact(page);
    await viewer.waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('3 / 3').first().waitFor();
    await viewer.getByRole('button', { name: 'Następne zdjęcie' }).click();
    await viewer.getByText('1 / 3').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toContain('Odgrzybianie ściany');
  });

  test('Back closes the picture and no more: the page, its place and the router stay as they are', async () => {
    const { page, noise } = await visit('/', { viewport: { width: 390, height: 844 } });
    // From another page, by the router, to an address with a fragment.
    await wakeUp(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('nav a[href="/galeria"]');
      link?.click();
    });
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    await page.evaluate(() => {
      location.hash = 'tresc';
    });
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).nth(1);
    await thumbnail.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const seenAt = await place();
    const entries = await page.evaluate(() => history.length);
    const viewer = viewerOfReact(page);
    const main = page.getByRole('main');
    await main.evaluate((element) => void Object.assign(element, { isTheFirst: true }));

    await thumbnail.click();
    await viewer.getByText('2 / 3').waitFor();
    await viewer.getByRole('button', { name: 'Następne zdjęcie' }).click();
    await viewer.getByText('3 / 3').waitFor();
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(await addressOf(page)).toBe('/galeria#tresc');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toContain('Ślady');
    expect(Math.abs((await place()) - seenAt)).toBeLessThan(844);

    // Forward opens it again; closed by its button, nothing is left to go back to.
    await page.goForward();
    await viewer.getByText('3 / 3').waitFor();
    await viewer.getByRole('button', { name: 'Zamknij' }).click();
    await viewer.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Viewer');
    await thumbnail.click();
    await viewer.waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Viewer');

    // Nothing was loaded or drawn anew, and Back leads where it would have led.
    expect(await main.evaluate((element) => 'isTheFirst' in element)).toBe(true);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('/galeria');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pluskwy' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    expect(await viewer.count()).toBe(0);
    expect(noise).toEqual([]);
  });

  test('a page loaded anew with the picture open has no more than one entry for it', async () => {
    const { page } = await visit('/galeria');
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).first();
    const viewer = viewerOfReact(page);
    await thumbnail.click();
    await viewer.waitFor();
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    expect(await viewer.count()).toBe(0);
    await thumbnail.click();
    await viewer.waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(await addressOf(page)).toBe('/galeria');
  });

  test('a picture opens and closes without scripting, and the focus comes back', async () => {
    const { page } = await visit('/galeria', { javaScriptEnabled: false });
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).nth(1);
    const viewer = page.getByRole('dialog', { name: 'Podgląd zdjęć' });
    await thumbnail.click();
    await viewer.getByText('2 / 3').waitFor();
    await expect
      .poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Nothing is offered that scripts would have to do.
    expect(await viewer.getByRole('button').count()).toBe(1);
    await viewer.getByRole('button', { name: 'Zamknij' }).click();
    await viewer.waitFor({ state: 'hidden' });
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true);
    await thumbnail.click();
    await viewer.waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  test.each([
    ['that the host answered with an error', (route: Route) => route.fulfill({ status: 503, body: '' })],
    ['that did not come', (route: Route) => route.abort()],
  ])('a first picture %s is there when the page is loaded anew', async (_, fail) => {
    const { page } = await visit('/galeria');
    const picture = page.locator('main img').first();
    const shown = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(shown).toBe(true);
    await page.route('**/assets/*.svg', fail);
    await page.goto('/blog');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    expect(await shown()).toBe(false);
    await page.unroute('**/assets/*.svg');
    await page.reload();
    await expect.poll(shown).toBe(true);
  });
});
