import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { axe } from '../../tools/audit/checks/axe.ts';
import { checkKeyboard } from '../../tools/audit/checks/keyboard.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { withoutSticky } from '../../tools/audit/pageTools.ts';
import { newVisitor, open } from '../../tools/audit/visit.ts';
import { root } from '../../tools/local/paths.ts';
import { patience } from '../../tools/testing/patience.ts';
import { unexpected } from '../support/unexpected.ts';
import { startBackEnd, type BackEnd } from './backEnd.ts';
import { sisterSite, type SisterSite } from './sisterSite.ts';
import { chromiumPath } from '../../tools/local/chromium.ts';

// A locksmith's site in Polish and English, from the packed packages alone: its pages, its form, its mailbox.
let site: SisterSite;
let running: BackEnd;
let browser: Browser;

const twins = [
  ['/', '/en'],
  ['/uslugi', '/en/services'],
  ['/cennik', '/en/prices'],
  ['/pytania', '/en/questions'],
  ['/kontakt', '/en/contact'],
  ['/prywatnosc', '/en/privacy'],
] as const;

beforeAll(async () => {
  site = sisterSite([...inject('tarballs'), inject('staticSite'), inject('firstAct')]);
  running = await startBackEnd(site);
  browser = await chromium.launch({
    executablePath: chromiumPath,
    timeout: patience.wait,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});
afterAll(async () => {
  await browser?.close();
  await running?.end();
  site?.remove();
});

test('its theme, types and rules pass its checks', () => site.check());

test('every page exists in both languages, with lang and hreflang', () => {
  const pageAt = (address: string) =>
    readFileSync(join(site.folder, 'dist', `${address === '/' ? 'index' : address.slice(1)}.html`), 'utf8');
  const pages = readdirSync(join(site.folder, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(pages.filter((file) => file.endsWith('.html'))).toHaveLength(2 * twins.length + 1);
  for (const [pl, en] of twins) {
    const links = `<link rel="alternate" hreflang="pl" href="https://zapadka.example${pl}" data-page>
<link rel="alternate" hreflang="en" href="https://zapadka.example${en}" data-page>
<link rel="alternate" hreflang="x-default" href="https://zapadka.example${pl}" data-page>`;
    expect(pageAt(pl)).toMatch(/<html lang="pl">[^]*Przejdź do treści/);
    expect(pageAt(pl)).toContain(links);
    expect(pageAt(pl)).toContain(`lang="en" hrefLang="en"`);
    expect(pageAt(en)).toMatch(/<html lang="en">[^]*Skip to content/);
    expect(pageAt(en)).toContain(links);
    expect(pageAt(en)).toContain('<meta property="og:locale" content="en_GB" data-page>');
    // The failure message of the loader, too.
    expect(pageAt(en)).toMatch(/<template data-act="failed">[^]*This could not be loaded/);
  }
});

describe('a visitor', () => {
  let page: Page;
  const noise: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ baseURL: running.address, locale: 'en-GB', reducedMotion: 'reduce' });
    page.setDefaultTimeout(patience.wait);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
  });

  test('changes the language without a reload', async () => {
    await page.goto('/uslugi');
    // Until the page is hydrated, its links are the browser's own.
    await page.getByRole('button', { name: 'Powiększ zdjęcie: Sejf po dziadku' }).click();
    const viewer = page.locator('body > [role="dialog"]');
    await viewer.waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/services');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await page.title()).toBe('Locksmith services in the Tricity | Zapadka');
    expect(await page.locator('html[data-same]').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Polski' }).getAttribute('href')).toBe('/uslugi');
  });

  test('sends a message, whose extra values are in the e-mail and the export', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }).click();
    const form = page.getByRole('form', { name: 'Contact form' });
    await form.getByLabel('Full name').fill('Anne Byrne');
    await form.getByLabel('Phone').fill('123 456 789');
    await form.getByLabel('Service').selectOption('Changing a lock');
    await form.getByRole('textbox', { name: 'Message' }).fill('The key turns and the bolt does not.');
    await form.getByRole('button', { name: 'Send message' }).click();
    // At the fields: before React is there, no list comes above them.
    for (const said of ['Tell us where to come.', 'Without this we may not answer.'])
      await form.locator('p', { hasText: said }).waitFor();

    await form.getByLabel('District or town').fill('Wrzeszcz');
    await form.getByLabel('You may contact me').check();
    await form.getByRole('button', { name: 'Send message' }).click();
    // The thanks go after five seconds, and the number stays.
    await page.getByText('Message number:').first().waitFor();

    const sent = (text: string) => text.includes('the bolt does not');
    const mail = await vi.waitUntil(async () => (await running.mail()).find(({ text }) => sent(text)), {
      // What fails at first is tried again after five minutes.
      timeout: 4 * patience.wait,
      interval: 200,
    });
    expect(mail.to.map(({ address }) => address)).toEqual(['warsztat@zapadka.example']);
    expect(mail.text).toMatch(/Usługa: Wymiana zamka\nDzielnica: Wrzeszcz\nZgoda na kontakt: tak\n/);

    const documents = `http://${running.firestore}/v1/projects/${running.project}/databases/(default)/documents`;
    const owner = { headers: { Authorization: 'Bearer owner' } };
    const stored = (await (await fetch(`${documents}/contact_messages`, owner)).json()) as {
      documents: { fields: Record<string, unknown> }[];
    };
    expect(stored.documents.map(({ fields }) => fields)).toMatchObject([
      { district: { stringValue: 'Wrzeszcz' }, consent: { booleanValue: true } },
    ]);
    const exported = site.run(
      process.execPath,
      [
        join(site.folder, 'node_modules/@tarcza/contact/dist/operate/cli.js'),
        'export',
        '--csv',
        '--project',
        running.project,
        '--fields',
        'src/fields.ts',
      ],
      { FIRESTORE_EMULATOR_HOST: running.firestore },
    );
    expect(exported).toContain('"message";"district";"consent"');
    expect(exported).toContain('"Wrzeszcz";"tak"');
    expect(unexpected(noise)).toEqual([]);
  });
});

// The richest pages for every change, all of them for a release.
const looked = process.env['CONSUMERS'] === 'all' ? [...twins.flat(), '/nie-ma'] : ['/', '/en/contact'];
test.each(looked)('%s passes axe and the keyboard check, in both schemes', async (path) => {
  const context = await newVisitor(browser);
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const found: string[] = [];
  for (const mode of [modes.phone, modes.desktopDark]) {
    await applyMode(page, mode);
    await open(page, { name: path, url: running.address + path });
    const { findings } = await withoutSticky(page, () => axe.run({ page, mode, whole: true }));
    const byKeyboard = mode === modes.phone ? await checkKeyboard(page, true) : [];
    for (const { rule, selector, message } of [...findings, ...byKeyboard])
      found.push(`${rule}: ${selector}: ${message}`);
    const folder = join(root, 'reports/consumers');
    mkdirSync(folder, { recursive: true });
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: join(folder, `sister-${name}-${mode.width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
  expect(found).toEqual([]);
});
