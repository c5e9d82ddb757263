import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { viewerOf } from '../support/viewer.ts';
import { hydrate } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

describe('the gallery', () => {
  test('opens a picture, navigates around both ends, and returns the focus', { tags: 'smoke' }, async () => {
    const { page } = await visit('/galeria');
    await page
      .getByRole('button', { name: /^Powiększ obraz/ })
      .first()
      .click();
    const viewer = viewerOf(page);
    await viewer.getByText('1 / 3').waitFor();
    expect(await overflow(page)).toBe('hidden');
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('3 / 3').first().waitFor();
    await viewer.getByRole('button', { name: 'Następny obraz' }).click();
    await viewer.getByText('1 / 3').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toContain('Odgrzybianie ściany');
    expect(await overflow(page)).toBe('visible');
  });

  test('scrolls to the focused button at 400 % zoom', async () => {
    const { page } = await visit('/galeria');
    await page.setViewportSize({ width: 320, height: 256 });
    const thumbnail = page.getByRole('button', { name: /^Powiększ/ }).first();
    await thumbnail.press('Enter');
    await viewerOf(page).waitFor();
    for (const name of ['Następn', 'Zamknij', 'Poprzedni']) {
      const button = viewerOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      const { y, height } = (await button.boundingBox())!;
      expect(Math.ceil(y), name).toBeGreaterThanOrEqual(0);
      expect(Math.floor(y + height), name).toBeLessThanOrEqual(256);
      await page.keyboard.press('Tab');
    }
  });

  test('opens the picture without scripting', async () => {
    const { page } = await visit('/galeria', { javaScriptEnabled: false });
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Powiększ obraz/ })
      .nth(1);
    expect(await page.getByRole('button', { name: /^Powiększ obraz/ }).count()).toBe(0);
    const address = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${address}`);
  });

  test('opens in a modal <dialog>, and Escape closes the viewer before the dialog', async () => {
    const { page } = await visit('/galeria');
    await hydrate(page);
    const dialog = page.locator('dialog');
    const viewer = dialog.getByRole('dialog', { name: 'Podgląd obrazów' });
    await page.evaluate(() => {
      const element = document.createElement('dialog');
      document.querySelector('main')!.append(element);
      element.append(document.querySelector('main ul:has(figure)')!);
      element.showModal();
    });
    await dialog
      .getByRole('button', { name: /^Powiększ obraz/ })
      .first()
      .click();
    await viewer.getByText('1 / 3').waitFor();
    await viewer.getByRole('button', { name: 'Następny obraz' }).click();
    await viewer.getByText('2 / 3').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
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
