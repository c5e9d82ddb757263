import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { phone } from '../support/phone.ts';
import { hydrate, untilHydrated } from '../support/hydration.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

describe('the menu of phones', () => {
  test('opens without script, and closes on Esc and on a tap elsewhere', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const toggle = page.getByRole('button', { name: 'Menu główne' });
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    await page.touchscreen.tap(200, 800);
    expect(await menu.isVisible()).toBe(false);
  });

  test('closes when the focus moves to the page, which it would cover', async () => {
    const { page } = await visit('/', { viewport: { width: 390, height: 740 } });
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const goTo = async (key: string, part: string) => {
      const isThere = () => page.evaluate((name) => document.activeElement?.closest(name) !== null, part);
      for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
      expect(await isThere()).toBe(true);
    };
    await page.getByRole('button', { name: 'Menu główne' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.isVisible()).toBe(true);
    await untilHydrated(page);

    await goTo('Tab', 'main');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.locator('nav:popover-open').count()).toBe(0);
    await goTo('Shift+Tab', 'header');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Menu główne' }).isVisible()).toBe(true);
  });

  test('leaves the logo and its button in sight, and fits the screen', async () => {
    const height = 740;
    const { page } = await visit('/', { viewport: { width: 320, height }, reducedMotion: 'reduce' });
    const toggle = page.getByRole('button', { name: 'Menu główne' });
    const nav = page.getByRole('navigation', { name: 'Menu główne' });
    const logo = page.getByRole('banner').getByRole('link', { name: 'strona główna' });
    for (const [wanted, scale, down] of [
      [320, 1, 0],
      [390, 1, 900],
      [768, 1, 0],
      [320, 2, 900],
    ] as const) {
      const state = `${wanted} px, text × ${scale}, scrolled by ${down}`;
      await page.setViewportSize({ width: wanted, height });
      // Some browsers have a minimum width.
      const width = await page.evaluate(
        ([text, y]) => {
          document.documentElement.style.fontSize = `${text * 100}%`;
          scrollTo(0, y);
          return innerWidth;
        },
        [scale, down] as const,
      );
      await toggle.click();
      const menu = (await nav.boundingBox())!;
      for (const part of [toggle, logo]) {
        const box = (await part.boundingBox())!;
        expect(box.y, state).toBeGreaterThanOrEqual(0);
        expect(menu.y, state).toBeGreaterThanOrEqual(box.y + box.height);
      }
      expect(menu.x + menu.width, state).toBeLessThanOrEqual(width);
      expect(menu.y + menu.height, state).toBeLessThanOrEqual(height);
      // Every item can be reached, if necessary by scrolling.
      const last = nav.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await last.click({ trial: true });
      const [wide, room] = await page.evaluate(() => {
        const { documentElement: html } = document;
        return [html.scrollWidth, html.clientWidth];
      });
      expect(wide, state).toBe(room);
      const number = page
        .getByRole('banner')
        .getByRole('link', { name: /^\d{3} \d{3} \d{3}$/ })
        .first();
      expect(await number.evaluate((link) => link.getClientRects().length), state).toBe(1);
      await page.keyboard.press('Escape');
      await nav.waitFor({ state: 'hidden' });
    }
  });

  test('closes when a link is followed, and when anything dispatches closeMenus', async () => {
    const { page } = await visit('/', phone);
    await hydrate(page);
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    const toggle = page.getByRole('button', { name: 'Menu główne' });
    await toggle.tap();
    await page.evaluate(() => window.dispatchEvent(new Event('closeMenus')));
    expect(await menu.isVisible()).toBe(false);
    await toggle.tap();
    await menu.getByRole('link', { name: 'FAQ' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Często zadawane pytania' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
  });
});
