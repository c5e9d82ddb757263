import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { holdBack } from '../support/wakeUp.ts';

/** What a visitor sees of a press before the scripts behind it are there, and what is fetched before anybody presses. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Chromium's, which can do more than those of all engines. */
const blank = async () =>
  (await visit('about:blank', { viewport: { width: 390, height: 844 } })).page as unknown as Page;

/** A page whose scripts do not come before they are let. */
async function openHeld(path: string) {
  const page = await blank();
  await page.goto(server.origin + path);
  return { page, release: await holdBack(page) };
}

describe('a press whose script is on its way', () => {
  test('opens the picture, which the viewer takes over where it stands', async () => {
    const { page, release } = await openHeld('/galeria');
    await page
      .getByRole('button', { name: /^Powiększ zdjęcie/ })
      .nth(1)
      .click();
    const view = page.locator('[role="dialog"]:popover-open');
    const parts = (dialog: Locator) =>
      dialog.evaluate((element) =>
        [...element.querySelectorAll('img, [role="status"], button:not([aria-hidden])')]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [part.ariaLabel ?? part.textContent, x, y, width, height].join(' ');
          })
          .sort(),
      );
    await expect
      .poll(() => view.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Następne zdjęcie');
    const before = await parts(view);
    expect(before).toHaveLength(5);

    release();
    const viewer = page.locator('body > [role="dialog"]');
    await viewer.waitFor();
    await expect.poll(() => view.count()).toBe(0);
    expect(await parts(viewer)).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Następne zdjęcie');
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('3 / 3').waitFor();
  });

  test('opens the picture, and shows the next one once it can', async () => {
    const { page, release } = await openHeld('/galeria');
    await page
      .getByRole('button', { name: /^Powiększ zdjęcie/ })
      .nth(1)
      .click();
    const next = page.getByRole('button', { name: 'Następne zdjęcie' });
    await next.click();
    expect(await next.getAttribute('aria-busy')).toBe('true');
    release();
    await page.locator('body > [role="dialog"]').getByText('3 / 3').waitFor();
  });

  test('opens the picture, which closes as well', async () => {
    const { page, release } = await openHeld('/galeria');
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).first();
    const view = page.locator('[role="dialog"]:popover-open');
    // Its button, beside the picture, and Escape.
    const ways = [
      () => view.getByRole('button', { name: 'Zamknij' }).click({ position: { x: 24, y: 24 } }),
      () => page.mouse.click(195, 120),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await thumbnail.click();
      await view.waitFor();
      await page.mouse.click(195, 400);
      expect(await view.count()).toBe(1);
      await close();
      await expect.poll(() => view.count()).toBe(0);
      expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    release();
    // Nothing opens by itself once the application is there.
    await expect
      .poll(() => page.locator('#root').evaluate((root) => Object.keys(root).length))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[role="dialog"]:visible').count()).toBe(0);
  });
});

describe('the first frame of a page', () => {
  const fetched = (page: Page) =>
    page.evaluate(() =>
      [...document.images].map(({ src, loading, fetchPriority }) => ({
        lazy: loading === 'lazy',
        main: fetchPriority === 'high',
        there: performance.getEntriesByType('resource').some(({ name }) => name === src),
      })),
    );

  test('waits for no picture that lies below it, and those that are near come right after it', async () => {
    const page = await blank();
    // Holds the first frame of every animation.
    await page.addInitScript(() => {
      const hold = new CSSStyleSheet();
      hold.replaceSync('* { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [hold];
    });
    // Its pictures are drawings, each in one format.
    await page.goto(`${server.origin}/blog`);
    await page.waitForLoadState('networkidle');
    const first = await fetched(page);
    expect(first.filter(({ lazy }) => lazy).length).toBeGreaterThan(3);
    expect(first.filter(({ lazy, there }) => lazy && there)).toEqual([]);
    expect(first.filter(({ main, there }) => main && !there)).toEqual([]);

    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await expect.poll(async () => (await fetched(page)).some(({ lazy, there }) => lazy && there)).toBe(true);
    for (const image of await page.locator('img').all())
      expect((await image.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  });
});

describe('a visitor who scrolls', () => {
  const scripts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/main-.*\.js$/.test(name)),
    );
  const open = async (path: string, saveData = false) => {
    const page = await blank();
    if (saveData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
    await page.goto(server.origin + path);
    expect(await scripts(page)).toEqual([]);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
    return page;
  };

  test.each(['/galeria', '/kontakt'])('%s: has what the page is for fetched, and not run', async (path) => {
    const page = await open(path);
    await expect.poll(() => scripts(page)).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    // React marks the elements that it has taken.
    const taken = () =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')));
    expect(await taken()).toBe(false);
    await page.locator('main figure button, form button').first().click();
    await expect.poll(taken).toBe(true);
  });

  test.each([
    ['reads what needs no script', '/faq', false],
    ['saves data', '/galeria', true],
  ])('and %s has nothing fetched', async (_, path, saveData) => {
    const page = await open(path, saveData);
    await page.waitForLoadState('networkidle');
    expect(await scripts(page)).toEqual([]);
  });
});
