import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';
import { untilHydrated } from '../support/hydration.ts';
import type { Consumer } from './consumer.ts';
import { build, serve, unpackCreateSite } from './createdSite.ts';

let site: Consumer;
let browser: Browser;

let home: ReturnType<typeof unpackCreateSite>;

/** Adds options of the plugin to the created site, and builds it. */
function buildWith(options: string) {
  const original = readFileSync(join(site.folder, 'vite.config.ts'), 'utf8');
  const changed = original.replace('staticSite({', `staticSite({ ${options}`);
  writeFileSync(join(site.folder, 'vite.config.ts'), changed);
  try {
    build(site, { VITE_FORM_URL: 'https://hooks.example/form' });
  } finally {
    writeFileSync(join(site.folder, 'vite.config.ts'), original);
  }
}

/** Opens a page and returns what its console reports, such as what the policy blocks. */
async function open(): Promise<{ page: Page; noise: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.wait);
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return { page, noise };
}

beforeAll(async () => {
  home = unpackCreateSite();
  home.create('site', '--language', 'cs', '--form', 'webhook', '--yes');
  site = home.install('site');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  home.remove();
});

test('a configured script runs once, also after a navigation, and loads what its policy allows', async () => {
  writeFileSync(join(site.folder, 'public/own.js'), 'window.own = (window.own ?? 0) + 1;');
  const policy = "{ 'img-src': 'https://pixel.example' }";
  buildWith(
    `scripts: [{ src: 'https://cdn.example/counter.js?v=1', policy: ${policy} }, { src: '/own.js', attributes: { async: '' } }],`,
  );
  expect(readFileSync(join(site.folder, 'dist/cenik.html'), 'utf8').match(/counter\.js/g)).toHaveLength(1);
  const server = await serve(site, 'preview', '--port', '0');
  const { page, noise } = await open();
  const pixels: string[] = [];
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "window.runs = (window.runs ?? 0) + 1; new Image().src = 'https://pixel.example/p.svg';",
    }),
  );
  await page.route('https://pixel.example/**', (route) => {
    pixels.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  try {
    await page.goto(server.address);
    await page.waitForFunction('window.runs === 1 && window.own === 1');
    await page.getByRole('button', { name: 'Kolik to stojí?' }).click();
    await page.getByText('Více najdete v ceníku.').waitFor();
    await untilHydrated(page);
    await page.locator('main a[href="/cenik"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Ceník' }).waitFor();
    expect(await page.evaluate('[window.runs, window.own]')).toEqual([1, 1]);
    expect(await page.locator('head script[src*="counter.js"]').count()).toBe(1);
    expect(pixels).toEqual(['https://pixel.example/p.svg']);
    expect(noise).toEqual([]);
  } finally {
    await page.close();
    server.end();
  }
});

const oldWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

test('an old service worker is removed with its caches, and the open page reloads', async () => {
  const old = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isWorker
        ? oldWorker
        : '<h1>Stara strona</h1><script>navigator.serviceWorker.register("/sw.js")</script>',
    );
  });
  old.listen(0, '127.0.0.1');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const { page } = await open();
  await page.goto(address);
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  old.closeAllConnections();
  old.close();

  cpSync(
    join(site.folder, 'node_modules/@tarcza/static-site/unregister-sw.js'),
    join(site.folder, 'public/sw.js'),
  );
  buildWith('');
  const server = await serve(site, 'preview', '--port', `${port}`, '--strictPort');
  try {
    expect((await fetch(`${address}sw.js`)).headers.get('cache-control')).toBe('no-cache');
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      'Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length === 0)',
    );
  } finally {
    await page.close();
    server.end();
  }
});
