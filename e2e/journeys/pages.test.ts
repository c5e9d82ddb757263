import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { serveFolder, type StaticServer } from '../../tools/local/serveFolder.ts';
import { pageKinds } from '../../tools/pageKinds.ts';
import { openBrowser } from '../support/browser.ts';
import { delayFiles, hydrate } from '../support/hydration.ts';
import { layoutShifts } from '../support/layoutShifts.ts';

/** What holds for every kind of page: its size, and its state before and after hydration. */

/** Compressed size of response bodies, in bytes. They may be exceeded by 3 %. */
const budgets = {
  html: 15_000,
  page: 92_500,
  pageOnAverage: 65_000,
  /** The loader with the site's own additions, and room for the owner's holidays. */
  script: 3000,
  styles: 17_100,
  /** At most what arrives in the first round trip of a connection, including headers. */
  font: 14_000,
  mainPicture: 25_000,
  otherPicture: 60_000,
  /** Scripts of the first interaction, including React. */
  application: 137_000,
} as const;

/** Fails with advice if a size is over its budget. */
function expectWithin(budget: keyof typeof budgets, bytes: number): void {
  const advice = `${budget} has ${bytes} bytes of ${budgets[budget]}: make it smaller, or raise \`budgets\``;
  expect(bytes, advice).toBeLessThanOrEqual(budgets[budget] * 1.03);
}

/** The phone that Lighthouse imitates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

interface Loaded {
  url: string;
  bytes: number;
}

// The emulator of Firebase Hosting compresses less than Firebase.
let server: StaticServer;
beforeAll(async () => {
  server = await serveFolder(dist);
});
afterAll(() => server.close());
const visit = openBrowser();
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

/** Returns how the largest element of the first screen is loaded: `lazy` for a lazy picture. Only Chromium reports it. */
const largestPaint = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
      resolve(element instanceof HTMLImageElement ? element.loading : 'no picture');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Safari removes the role of a list with `list-style: none`, but not within a <nav>. */
const listsWithoutRole = (page: Page) =>
  page
    .locator(':is(ul, ol):not(nav *, [role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => `<${list.localName} class="${list.className}"> ${list.textContent.slice(0, 40)}`),
    );

/** Returns the pictures whose drawn ratio is not their natural one. An SVG keeps it in any box. */
const distorted = (pictures: (HTMLElement | SVGElement)[]) =>
  (pictures as HTMLImageElement[])
    .filter((picture) => picture.naturalWidth > 0 && getComputedStyle(picture).objectFit === 'fill')
    .filter((picture) => !picture.currentSrc.includes('.svg'))
    .filter(
      ({ width, height, naturalWidth, naturalHeight }) =>
        Math.abs(width * naturalHeight - height * naturalWidth) > 2 * naturalWidth,
    )
    .map(({ currentSrc, width, height }) => `${currentSrc} is drawn ${width} × ${height}`);

const sum = (all: readonly Loaded[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);
const ending = (all: readonly Loaded[], pattern: RegExp) => all.filter(({ url }) => pattern.test(url));

/** Checks what a page loads before an interaction. Returns the URLs of the loader and of the main picture. */
async function checkFirstFiles(page: Page, kind: string) {
  await page.waitForLoadState('networkidle');
  // A lazy picture waits for the layout. Home has two, by the hour, and loads one of them.
  if (kind !== 'home') expect(await page.evaluate(largestPaint)).not.toBe('lazy');

  const first = await loaded(page);
  sizes.set(kind, sum(first));
  expectWithin('page', sum(first));
  expectWithin('html', first[0]!.bytes);
  // One script: the loader, and nothing of the application.
  for (const [pattern, budget] of [
    [/\.js$/, 'script'],
    [/\.woff2$/, 'font'],
    [/\.css$/, 'styles'],
  ] as const) {
    const files = ending(first, pattern);
    expect(files, String(pattern)).toHaveLength(1);
    expectWithin(budget, sum(files));
  }
  const main = page.locator('img[fetchpriority="high"]');
  const mainUrls = await main.evaluateAll((images: HTMLImageElement[]) =>
    images.map((img) => img.currentSrc),
  );
  const mainPicture = first.filter(({ url }) => mainUrls.includes(url));
  expect(mainPicture).toHaveLength(mainUrls.length);
  expectWithin('mainPicture', sum(mainPicture));
  expect(await page.locator('img:not([fetchpriority="high"]):not([loading="lazy"])').count()).toBe(0);
  return [...mainUrls, ending(first, /\.js$/)[0]!.url];
}

/** Checks the pictures that scrolling loads, and the scripts of the first interaction. */
async function checkLaterFiles(page: Page, firstFiles: readonly string[]) {
  await page.locator('img[loading="lazy"]').evaluateAll(async (waiting: HTMLImageElement[]) => {
    for (const picture of waiting) picture.loading = 'eager';
    await Promise.all(waiting.map((picture) => picture.decode()));
  });
  await page.evaluate(async () => {
    const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
    for (const file of app.split(' ')) await (await fetch(file)).blob();
  });
  // Counts each file once: the gallery and the contact page prefetch theirs.
  const files = [...new Map((await loaded(page)).map((one) => [one.url, one])).values()];
  const later = files.filter(({ url }) => !firstFiles.includes(url));
  const pictures = ending(later, /\.(avif|webp|jpg|png|svg)$/);
  expect(pictures.filter(({ bytes }) => bytes > budgets.otherPicture)).toEqual([]);
  const application = ending(later, /\.js$/);
  expect(application.length).toBeGreaterThan(2);
  expectWithin('application', sum(application));
}

test.each(Object.entries(pageKinds))(
  '%s is within its budget, quiet, by itself, and the same before and after hydration',
  async (kind, address) => {
    const { page, noise } = await visit('about:blank', phone);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`The policy blocks ${effectiveDirective} ${blockedURI}.`),
      ),
    );
    await page.goto(server.origin + address);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await listsWithoutRole(page)).toEqual([]);
    await checkLaterFiles(page, await checkFirstFiles(page, kind));
    expect(await page.locator('img').evaluateAll(distorted)).toEqual([]);

    const before = await page.getByRole('main').innerText();
    const known = new Set(requests);
    await hydrate(page);
    expect(requests.filter((url) => url.endsWith('.js') && !known.has(url))).toEqual([]);
    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(await layoutShifts(page)).toEqual([]);
    expect(noise).toEqual([]);
    const foreign = (url: string) => !url.startsWith(`${server.origin}/`) && !url.startsWith('data:');
    expect(requests.filter(foreign)).toEqual([]);
  },
);

test('the average page is within its budget', () => {
  expect(sizes.size).toBe(Object.keys(pageKinds).length);
  expectWithin('pageOnAverage', [...sizes.values()].reduce((a, b) => a + b, 0) / sizes.size);
});

test.each(['/', '/blog/jak-rozpoznac-pluskwy-w-domu'])('%s: a late web font shifts nothing', async (path) => {
  const { page } = await visit('about:blank');
  const release = await delayFiles(page, '**/*.woff2');
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  release();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  expect(await layoutShifts(page)).toEqual([]);
});
