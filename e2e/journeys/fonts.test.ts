import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { layoutShifts } from '../support/layoutShifts.ts';

/** Layout while the web font is late or missing. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

const open = async (path: string) => (await visit(server.origin + path)).page;

test.each(['/', '/blog/jak-rozpoznac-pluskwy-w-domu'])('%s: a late web font shifts nothing', async (path) => {
  const page = await open('/404');
  let bring = () => {};
  const late = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  bring();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  expect(await layoutShifts(page)).toEqual([]);
});

test.each(['/', '/kontakt', '/przygotowanie/zwalczanie-pluskiew'])(
  '%s: fits a screen of 320 px with text at 200 % in the fallback font',
  async (path) => {
    const page = await open('/404');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(server.origin + path);
    // clientWidth excludes Firefox's scrollbar. The window may be wider than 320 px, because some browsers have a minimum.
    const [width, room] = await page.evaluate(() => {
      const { documentElement: html } = document;
      html.style.fontSize = '200%';
      return [html.scrollWidth, html.clientWidth];
    });
    expect(width).toBe(room);
  },
);
