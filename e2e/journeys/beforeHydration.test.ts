import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';

/** Requests before an interaction. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Opens an empty page of a phone. */
const blank = async () => (await visit('about:blank', { viewport: { width: 390, height: 844 } })).page;

const fetched = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map(({ src, loading, fetchPriority }) => ({
      lazy: loading === 'lazy',
      main: fetchPriority === 'high',
      there: performance.getEntriesByType('resource').some(({ name }) => name === src),
    })),
  );

test('the first frame loads pictures of the first screen first, and those near it right after', async () => {
  const page = await blank();
  // Stops every animation at its first frame.
  await page.addInitScript(() => {
    const pause = new CSSStyleSheet();
    pause.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [pause];
  });
  // Its pictures are SVGs, each in one format.
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

describe('scrolling', () => {
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

  test.each(['/galeria', '/kontakt'])(
    '%s: prefetches the code of the page without running it',
    async (path) => {
      const page = await open(path);
      await expect.poll(() => scripts(page)).not.toEqual([]);
      await page.waitForLoadState('networkidle');
      // React marks hydrated elements.
      const taken = () =>
        page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')));
      expect(await taken()).toBe(false);
      await page.locator('main figure button, form button').first().click();
      await expect.poll(taken).toBe(true);
    },
  );

  test.each([
    ['reads what needs no script', '/faq', false],
    ['saves data', '/galeria', true],
  ])('fetches nothing if the visitor %s', async (_, path, saveData) => {
    const page = await open(path, saveData);
    await page.waitForLoadState('networkidle');
    expect(await scripts(page)).toEqual([]);
  });
});
