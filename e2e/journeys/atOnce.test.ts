import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { application } from '../support/wakeUp.ts';

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
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  return { page, release };
}

describe('a press whose script is on its way', () => {
  test('lets the picture grow, over a page that steps back and that nothing moves in', async () => {
    const { page, release } = await openHeld('/galeria');
    const thumbnail = page.getByRole('button', { name: /^Powiększ zdjęcie/ }).first();
    const places = () =>
      page.locator('figure').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
    const before = await places();
    await thumbnail.click();
    const look = () =>
      page
        .locator('figure')
        .first()
        .evaluate((figure) => {
          const { scale, boxShadow } = getComputedStyle(figure);
          return { grows: Number(scale) > 1, darkens: boxShadow !== 'none' };
        });
    await expect.poll(look).toEqual({ grows: true, darkens: true });
    expect(await places()).toEqual(before);

    release();
    await page.getByRole('dialog').waitFor();
    await expect.poll(look).toEqual({ grows: false, darkens: false });
  });

  test('marks the empty fields of a form, in the words in which they are marked in the end', async () => {
    const { page, release } = await openHeld('/kontakt');
    await page.getByLabel('Imię i nazwisko').evaluate((field: HTMLInputElement) => (field.value = 'Zofia'));
    const send = page.getByRole('button', { name: 'Wyślij wiadomość' });
    await send.click();
    const said = await page.locator('form [data-missing]').evaluateAll((fields) =>
      fields
        .map((field) => getComputedStyle(field, '::after').content)
        .filter((words) => words !== 'none')
        .map((words) => words.slice(1, -1)),
    );
    expect(said).toHaveLength(2);

    release();
    await page.getByRole('group', { name: 'Popraw formularz' }).waitFor();
    const errors = page.locator('form [aria-invalid="true"] + p');
    expect(await errors.allTextContents()).toEqual(said);
    expect(await send.getAttribute('aria-busy')).toBeNull();
    const doubled = await page
      .locator('form [data-missing]')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field, '::after').content));
    expect(new Set(doubled)).toEqual(new Set(['none']));
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
