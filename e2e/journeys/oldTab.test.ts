import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { dist } from '../../site/dist.ts';
import { keepOldFiles, deployListName } from '../../packages/static-site/src/deploy/keepOldFiles';
import { openBrowser } from '../support/browser.ts';
import { fillIn, send } from '../support/contactForm.ts';
import { messagesAbout } from '../support/messages.ts';
import { unexpected } from '../support/unexpected.ts';

// A tab is open, a deploy replaces its files, then the visitor sends.

const { visit, closePages } = openBrowser();
afterEach(closePages);

const { site } = inject('addresses');
/** The scripts of the build that the tab has loaded. */
const scripts = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(dist, 'assets', name), 'utf8') }));
/** The script that sends messages. */
const sender = scripts.find(({ text }) => text.includes('firestore.googleapis.com'))?.name ?? 'none';

/** A build in which the script that sends has another name. */
let next = '';
beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), 'next-'));
  cpSync(dist, next, { recursive: true });
  rmSync(join(next, 'assets', sender));
});
afterAll(() => {
  rmSync(next, { recursive: true, force: true });
  rmSync(join(dist, deployListName), { force: true });
});

/** Serves the scripts of another folder from now on. */
async function deploy(page: Page, folder: string) {
  await page.route(`${site}/assets/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    const there = readdirSync(join(folder, 'assets'), { recursive: true }).some((name) =>
      path.endsWith(String(name)),
    );
    return there ? route.fulfill({ path }) : route.fulfill({ status: 404, body: 'Not Found' });
  });
}

async function expectFilledIn(page: Page, text: string) {
  expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('Zażółć Gęśla-Jaźń');
  expect(await page.getByLabel('Telefon').inputValue()).toBe('+48 600 700 800');
  expect(await page.getByLabel('Usługa').inputValue()).toBe('Zwalczanie pluskiew');
  expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();

test('the code that sends loads on the first focus of a field', async () => {
  expect(sender).toMatch(/\.js$/);
  const { page } = await visit('/kontakt');
  const fetched = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((file) => file.name.endsWith(name)),
      sender,
    );
  expect(await fetched()).toBe(false);
  await page.getByLabel('Imię i nazwisko').click();
  await expect.poll(fetched).toBe(true);
});

test('no script preloads its imports: WebKit never retries a failed preload', () => {
  const importing = scripts.filter(({ text }) => text.includes(`import(\`./${sender}\`)`));
  expect(importing).toHaveLength(1);
  for (const { text } of importing) expect(text).not.toContain(`"assets/${sender}"`);
});

test('an old tab sends with its own scripts, which the next deploy keeps', async () => {
  const now = new Date();
  await keepOldFiles({ dist, host: site, now });
  expect(await keepOldFiles({ dist: next, host: site, now })).toBe(1);
  const { page, noise } = await visit('/kontakt');
  await deploy(page, next);

  const text = `Ze starej karty ${Date.now()}`;
  await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
  await send(page);
  await thanks(page);

  expect(await messagesAbout(text)).toHaveLength(1);
  expect(unexpected(noise)).toEqual([]);
  rmSync(join(next, 'assets', sender));
});

describe('without the old scripts', () => {
  test('the page says what to do and keeps the values, and works after a reload', async () => {
    const { page } = await visit('/kontakt');
    await deploy(page, next);
    const text = `Po odświeżeniu ${Date.now()}`;
    await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
    await send(page);

    const note = page.getByRole('alert').filter({ hasText: 'Wiadomość nie została wysłana' });
    await note.filter({ hasText: 'odśwież stronę' }).waitFor();
    await expectFilledIn(page, text);
    expect(await messagesAbout(text)).toEqual([]);

    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
    await send(page);
    await thanks(page);
    expect(await messagesAbout(text)).toHaveLength(1);
  });

  test('before hydration the page says what to do and keeps the values', async () => {
    const { page } = await visit('/kontakt');
    await page.route(`${site}/assets/**`, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const text = `Z karty przed hydracją ${Date.now()}`;
    await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'odśwież stronę' }).waitFor();
    await expectFilledIn(page, text);
  });
});
