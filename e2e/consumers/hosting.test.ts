import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anyFreePorts } from '../../tools/local/ports.ts';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';
import { copyFixture, installDeclared, programOf, type Consumer } from './consumer.ts';

let site: Consumer;
let browser: Browser;

const build = () =>
  site.run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production' });

function configure(options: string) {
  const config = `import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), staticSite(${options})] });
`;
  writeFileSync(join(site.folder, 'vite.config.ts'), config);
}

/** Runs `vite preview`, and returns its address. */
async function serve(port?: number) {
  const [free] = await anyFreePorts(1);
  const args = ['preview', '--host', '127.0.0.1', '--port', String(port ?? free), '--strictPort'];
  const program = spawn(process.execPath, [programOf('vite/bin/vite.js'), ...args], { cwd: site.folder });
  const ended = once(program, 'exit');
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const address = `http://127.0.0.1:${args[4]}/`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`vite preview did not start:\n${output}`);
    await delay(50);
  }
  const close = async () => {
    program.kill();
    await ended;
  };
  return { address, close };
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
  site = copyFixture('threePages');
  installDeclared(site, [inject('staticSite'), inject('firstAct')]);
  mkdirSync(join(site.folder, 'public'), { recursive: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.remove();
});

test('a configured script runs once, also after a navigation, and loads what its policy allows', async () => {
  configure(`{
    scripts: [
      { src: 'https://cdn.example/counter.js?v=1', policy: { 'img-src': 'https://pixel.example' } },
      { src: '/own.js', attributes: { async: '' } },
    ],
  }`);
  writeFileSync(join(site.folder, 'public/own.js'), 'window.own = (window.own ?? 0) + 1;');
  build();
  expect(readFileSync(join(site.folder, 'dist/cennik.html'), 'utf8').match(/counter\.js/g)).toHaveLength(1);
  const server = await serve();
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
    await page.getByRole('button', { name: 'Godziny' }).click();
    await page.getByText('Od wtorku do soboty').waitFor();
    await page.getByRole('link', { name: 'Cennik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    expect(await page.evaluate('[window.runs, window.own]')).toEqual([1, 1]);
    expect(await page.locator('head script[src*="counter.js"]').count()).toBe(1);
    expect(pixels).toEqual(['https://pixel.example/p.svg']);
    expect(noise).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});

test('the build fails for a missing script', () => {
  configure("{ scripts: [{ src: '/brak.js' }] }");
  expect(build).toThrow(/scripts\[0\]\.src is \/brak\.js, and the site has no such file/);
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

  configure('');
  cpSync(
    join(site.folder, 'node_modules/@tarcza/static-site/unregister-sw.js'),
    join(site.folder, 'public/sw.js'),
  );
  build();
  const server = await serve(port);
  try {
    expect((await fetch(`${address}sw.js`)).headers.get('cache-control')).toBe('no-cache');
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Szewc Nowak' }).waitFor();
    await page.waitForFunction(
      'Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length === 0)',
    );
  } finally {
    await page.close();
    await server.close();
  }
});
