import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { viewerOf } from '../support/viewer.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('the gallery', () => {
  test('scrolls to the focused button at 400 % zoom', async () => {
    const { page } = await visit('/galeria');
    await page.setViewportSize({ width: 320, height: 256 });
    const thumbnail = page.getByRole('button', { name: /^Powiększ/ }).first();
    await thumbnail.press('Enter');
    await viewerOf(page).waitFor();
    for (const name of ['Następn', 'Zamknij', 'Pomniejsz', 'Powiększ', 'Poprzedni']) {
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
});
