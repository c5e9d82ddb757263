import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../packages/local/src/serveFolder.ts';
import { openBrowser } from '../support/browser.ts';
import { messagesAbout } from '../support/messages.ts';
import { addressOf } from '../support/storyPage.ts';
import { wakeUp } from '../support/wakeUp.ts';
import { outcomeOf, playedStories, storybook } from './story.ts';

/** One journey of each kind, short enough for `npm test`, which runs it in every engine that is there. */

const [story] = playedStories().filter(({ id }) => id === 'citytile--by-keyboard');
let server: StaticServer | undefined;
beforeAll(async () => {
  if (story) server = await serveFolder(storybook);
});
afterAll(() => server?.close());

const { visit, closePages } = openBrowser();
afterEach(closePages);

test('by keyboard: Tab reaches a question, Enter opens it, and Tab leads to the next', async () => {
  const { page } = await visit('/faq');
  const questions = page.getByRole('main').locator('button[aria-expanded]');
  const hasFocus = (place: number) =>
    questions.nth(place).evaluate((button) => button === document.activeElement);
  for (let press = 0; press < 60 && !(await hasFocus(0)); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions.nth(0).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await hasFocus(1)).toBe(true);
});

test('a form: what is missing is named, and what was mended arrives', async () => {
  const { page } = await visit('/kontakt');
  await wakeUp(page);
  const send = page.getByRole('button', { name: 'Wyślij wiadomość' });
  await send.click();
  const summary = page.getByRole('group', { name: 'Popraw formularz' });
  await summary.waitFor();
  expect(await summary.getByRole('link').count()).toBe(3);
  const words = `W każdej przeglądarce ${Date.now()}`;
  await page.getByLabel('Imię i nazwisko').fill('Zażółć Gęśla-Jaźń');
  await page.getByLabel('Telefon').fill('600700800');
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill(words);
  await send.click();
  await page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();
  expect(await messagesAbout(words)).toHaveLength(1);
});

test('a first act has its effect once', async () => {
  const { page, noise } = await visit('about:blank');
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.evaluate(() => {
    window.addEventListener('first-act:ready', () => Object.assign(window, { applicationReady: true }));
  });
  await page.getByRole('button', { name: 'Co to jest DDD?' }).click({ noWaitAfter: true });
  await page.waitForFunction(() => 'applicationReady' in window);
  expect(await page.locator('main [aria-expanded="true"]').count()).toBe(1);
  expect(noise).toEqual([]);
});

test('a page without scripting has its words and its telephone', async () => {
  const { page } = await visit('/uslugi', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('main a[href^="tel:+48"]').count()).toBeGreaterThan(0);
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(5);
});

test('a story plays to its end', async ({ skip }) => {
  skip(!story, 'Storybook is not built: npm run build:storybook');
  const { page } = await visit(addressOf(server!.origin, story!.id));
  expect(await outcomeOf(page)).toBe('success');
});
