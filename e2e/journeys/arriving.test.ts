import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import { layoutShifts } from '../support/layoutShifts.ts';

/** A page of which a part is still coming, or comes as something else: nothing moves, and everything has room. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

const open = async (path: string) => (await visit(server.origin + path)).page;

test.each(['/', '/uslugi/zwalczanie-pluskiew', '/blog/jak-rozpoznac-pluskwy-w-domu'])(
  '%s: a typeface that comes late moves nothing',
  async (path) => {
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
  },
);

/** Serves the site, of which one page comes in pieces, with a pause after each. */
async function comingInPieces(path: string, split: (html: string) => string[], pause: number) {
  const pieces = split(await (await fetch(server.origin + path)).text());
  const slow = createServer((request, response) => {
    void (async () => {
      if (request.url === path) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        for (const piece of pieces) {
          response.write(piece);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
        return response.end();
      }
      const answer = await fetch(server.origin + request.url);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      return response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(slow.address() as AddressInfo).port}${path}`,
    [Symbol.dispose]: () => {
      slow.closeAllConnections();
      slow.close();
    },
  };
}

test.each([
  ['with its whole header', '/faq', (html: string) => html.indexOf('</a>', html.indexOf('href="mailto:'))],
  ['with its first picture', '/uslugi/dezynfekcja/nowy-sacz', (html: string) => html.indexOf('</h1>')],
])('a page that comes in pieces is first seen %s, and nothing moves', async (_, path, at) => {
  using slow = await comingInPieces(path, (html) => [html.slice(0, at(html)), html.slice(at(html))], 1000);
  const page = await open('/404');
  await page.goto(slow.address);
  expect(await layoutShifts(page)).toEqual([]);
});

test('cards that come one after the other do not move those that are there', async () => {
  using slow = await comingInPieces(
    '/przygotowanie',
    (html) => html.split(/(?<=<\/li>)(?=[^]*<\/main>)/),
    30,
  );
  const page = await open('/404');
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(slow.address);
  expect(await layoutShifts(page)).toEqual([]);
});

test.each([
  '/',
  '/miasta/nowy-sacz',
  '/uslugi/pluskwy-landing',
  '/kontakt',
  '/przygotowanie/zwalczanie-pluskiew',
])(
  '%s: fits the narrowest phone with text twice as large in a wider typeface, which came instead of ours',
  async (path) => {
    const page = await open('/404');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(server.origin + path);
    // Beside the bar for scrolling, which takes room in Firefox; and an engine may have no window as narrow as that.
    const [width, room] = await page.evaluate(() => {
      const { documentElement: html } = document;
      html.style.fontSize = '200%';
      return [html.scrollWidth, html.clientWidth];
    });
    expect(width).toBe(room);
  },
);
