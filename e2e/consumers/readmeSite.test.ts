import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { unexpected } from '../support/unexpected.ts';
import { programOf } from './consumer.ts';
import { readmeSite, type ReadmeSite } from './readmeSite.ts';
import { startBackEnd, type BackEnd } from './backEnd.ts';
import { chromiumPath } from '../../tools/local/chromium.ts';

// Follows the README in an empty folder with the packed packages: the form of the site delivers to a mailbox.
let site: ReadmeSite;
let running: BackEnd;
let browser: Browser;
let page: Page;
const noise: string[] = [];
const executablePath = chromiumPath;

beforeAll(async () => {
  site = readmeSite([...inject('tarballs'), inject('staticSite'), inject('firstAct')]);
  running = await startBackEnd(site);
  browser = await chromium.launch({
    executablePath,
    timeout: patience.wait,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  page = await browser.newPage({ baseURL: running.address, locale: 'pl-PL', reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.wait);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await running?.end();
  site?.remove();
});

test('a message from its form arrives in the mailbox', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Kontakt' }).click();
  await page.getByLabel('Imię i nazwisko').fill('Zofia Wiśniewska');
  await page.getByLabel('Telefon').fill('123 456 789');
  await page.getByLabel('Wiadomość').fill('Odkleiła się podeszwa lewego buta.');
  await page.getByRole('button', { name: /Wyślij/ }).click();
  // The thanks go after five seconds, and the e-mail may take longer.
  await page
    .getByText(/Numer zapytania|Dziękujemy/)
    .first()
    .waitFor();
  const mail = await vi.waitUntil(
    async () => (await running.mail()).find(({ text }) => text.includes('Odkleiła się podeszwa')),
    // What fails at first is tried again after five minutes.
    { timeout: 4 * patience.wait, interval: 200 },
  );
  expect(mail.text).toContain('Zofia Wiśniewska');
  expect(mail.to.map(({ address }) => address)).toEqual(['biuro@szewc.example']);
  expect(unexpected(noise)).toEqual([]);
});

test('its rules accept nothing but messages', async () => {
  const documents = `http://${running.firestore}/v1/projects/${running.project}/databases/(default)/documents`;
  const read = await fetch(`${documents}/contact_messages`);
  expect(read.status).toBe(403);
  const other = await fetch(`${documents}/something`, { method: 'POST', body: '{"fields":{}}' });
  expect(other.status).toBe(403);
});

test('its host applies the written configuration', async () => {
  const home = await fetch(running.address);
  const policy = home.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules'");
  expect(policy).toContain(`connect-src 'self' http://${running.firestore}`);
  const [, loader = ''] = /<script src="(\/assets\/loader-[^"]+)"/.exec(await home.text()) ?? [];
  expect((await fetch(running.address + loader)).headers.get('cache-control')).toContain('immutable');
  const missing = await fetch(`${running.address}/assets/nie-ma.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await (await fetch(`${running.address}/nie-ma`)).text()).toContain('Nie ma takiej strony');
});

// What depends on how busy the computer is, `node tools/bench/site.ts --readme` measures.
// Each takes a quarter of a minute, which `npm run release:check` has.
test.runIf(process.env['CONSUMERS'] === 'all').each(['/', '/cennik', '/kontakt'])(
  'Lighthouse reports no failed audit at %s',
  (path) => {
    const { categories, audits } = lighthouse(running.address + path);
    const failed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
    );
    expect(failed).toEqual([]);
    expect(Object.entries(categories).map(([id, { score }]) => [id, score])).toEqual([
      ['accessibility', 1],
      ['best-practices', 1],
      ['seo', 1],
    ]);
  },
);

interface LighthouseReport {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** In a process of its own: a test runner resolves its parts as for a browser. */
function lighthouse(address: string): LighthouseReport {
  const report = join(site.folder, 'lighthouse.json');
  site.run(
    process.execPath,
    [
      programOf('lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=accessibility,best-practices,seo',
      '--throttling-method=provided',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { CHROME_PATH: executablePath, CI: 'true' },
  );
  return JSON.parse(readFileSync(report, 'utf8')) as LighthouseReport;
}
