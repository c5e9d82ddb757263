import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/local/paths.ts';
import { launchChromium } from '../support/chromium.ts';

const oldWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;
const newWorker = readFileSync(join(root, 'packages/static-site/unregister-sw.js'), 'utf8');

test('an old service worker is removed with its caches, and the open page reloads', async () => {
  let isOld = true;
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    if (isWorker) response.end(isOld ? oldWorker : newWorker);
    else
      response.end(
        isOld ? '<h1>Old</h1><script>navigator.serviceWorker.register("/sw.js")</script>' : '<h1>New</h1>',
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.goto(address);
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    isOld = false;
    await page.goto(address);
    await page.getByRole('heading', { name: 'New' }).waitFor();
    expect(
      await page.waitForFunction(
        'Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length === 0)',
      ),
    ).toBeTruthy();
  } finally {
    await browser.close();
    server.close();
  }
});
