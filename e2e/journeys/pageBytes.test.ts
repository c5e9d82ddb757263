import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { pageKinds } from '../../tools/pageKinds.ts';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';

/** Compressed size of response bodies, in bytes. */
const budgets = {
  html: 15_000,
  page: 91_000,
  pageOnAverage: 65_000,
  /** The loader with the site's own additions. */
  script: 2500,
  styles: 16_800,
  /** At most what arrives in the first round trip of a connection, including headers. */
  font: 14_000,
  mainPicture: 25_000,
  otherPicture: 60_000,
  /** Scripts of the first interaction, including React. */
  application: 136_500,
} as const;

/** The phone that Lighthouse imitates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

interface Loaded {
  url: string;
  bytes: number;
}

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);
const sizes = new Map<string, number>();

/** Returns all files that a page has fetched, the page itself first. */
function loaded(page: Page): Promise<Loaded[]> {
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }));
  });
}

/** Returns how the largest element of the first screen is loaded: `lazy` for a lazy picture. */
const largestPaint = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
      resolve(element instanceof HTMLImageElement ? element.loading : 'no picture');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const sum = (all: readonly Loaded[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);
const ending = (all: readonly Loaded[], pattern: RegExp) => all.filter(({ url }) => pattern.test(url));

test.each(Object.entries(pageKinds))('%s is within its budget on a phone', async (kind, address) => {
  const { page } = await visit(server.origin + address, phone);
  await page.waitForLoadState('networkidle');

  // A lazy picture would wait for the layout: docs/performance.md, "First sight".
  expect(await page.evaluate(largestPaint)).not.toBe('lazy');

  const first = await loaded(page);
  sizes.set(kind, sum(first));
  expect(sum(first)).toBeLessThanOrEqual(budgets.page);
  expect(first[0]?.bytes).toBeLessThanOrEqual(budgets.html);

  // The loader, and nothing of the application.
  const scripts = ending(first, /\.js$/);
  expect(scripts).toHaveLength(1);
  expect(sum(scripts)).toBeLessThanOrEqual(budgets.script);

  const fonts = ending(first, /\.woff2$/);
  expect(fonts).toHaveLength(1);
  expect(sum(fonts)).toBeLessThanOrEqual(budgets.font);

  const styles = ending(first, /\.css$/);
  expect(styles).toHaveLength(1);
  expect(sum(styles)).toBeLessThanOrEqual(budgets.styles);

  const main = page.locator('img[fetchpriority="high"]');
  expect(await main.count()).toBeLessThanOrEqual(1);
  const mainUrl = (await main.count()) && (await main.evaluate((img: HTMLImageElement) => img.currentSrc));
  const mainPicture = first.filter(({ url }) => url === mainUrl);
  expect(mainPicture).toHaveLength(await main.count());
  expect(sum(mainPicture)).toBeLessThanOrEqual(budgets.mainPicture);

  expect(await page.locator('img:not([fetchpriority="high"]):not([loading="lazy"])').count()).toBe(0);
  // Loads each picture, as scrolling does.
  await page.locator('img[loading="lazy"]').evaluateAll(async (waiting: HTMLImageElement[]) => {
    for (const picture of waiting) picture.loading = 'eager';
    await Promise.all(waiting.map((picture) => picture.decode()));
  });
  const pictures = ending(await loaded(page), /\.(avif|webp|jpg|png|svg)$/).filter(
    ({ url }) => url !== mainUrl,
  );
  expect(pictures.filter(({ bytes }) => bytes > budgets.otherPicture)).toEqual([]);

  await page.evaluate(async () => {
    const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
    for (const file of app.split(' ')) await (await fetch(file)).blob();
  });
  // Counts each file once: the gallery and the contact page prefetch theirs.
  const everything = new Map((await loaded(page)).map((one) => [one.url, one]));
  const application = ending([...everything.values()], /\.js$/).filter(({ url }) => url !== scripts[0]?.url);
  expect(application.length).toBeGreaterThan(2);
  expect(sum(application)).toBeLessThanOrEqual(budgets.application);
});

test('the average page is within its budget', () => {
  expect(sizes.size).toBe(Object.keys(pageKinds).length);
  expect([...sizes.values()].reduce((a, b) => a + b, 0) / sizes.size).toBeLessThanOrEqual(
    budgets.pageOnAverage,
  );
});
