import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser, viewerOf } from '../support/browser.ts';

/**
 * The first interaction of a visit, at a moment before, while or after the application loads, has its effect exactly
 * once, at 4 moments in `npm test`. `FIRST_ACTS=200 npx vitest run --project journeys e2e/journeys/firstAct.test.ts` tries 200.
 */
const count = Number(process.env['FIRST_ACTS'] ?? (isShort ? 4 : 8));

interface Subject {
  name: string;
  path: string;
  /** Interaction before the click. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** Waits until the interaction has had its effect. Fails if it had it twice. */
  happened: (page: Page) => Promise<void>;
}

/** The first one is open. */
const question = (page: Page) => page.locator('main button[aria-expanded]').nth(1);
const category = (page: Page) => page.locator('main button[aria-pressed]').nth(1);

const subjects: readonly Subject[] = [
  {
    name: 'a question',
    path: '/faq',
    control: question,
    // A second effect would close the panel.
    happened: async (page) => {
      await expect.poll(() => question(page).getAttribute('aria-expanded')).toBe('true');
      await page.waitForFunction(() => 'applicationReady' in window);
      await page.waitForTimeout(150);
      expect(await question(page).getAttribute('aria-expanded')).toBe('true');
    },
  },
  {
    name: 'a category of the blog',
    path: '/blog',
    control: category,
    happened: (page) => expect.poll(() => category(page).getAttribute('aria-pressed')).toBe('true'),
  },
  {
    name: 'a picture',
    path: '/galeria',
    control: (page) => page.getByRole('button', { name: /^Powiększ obraz/ }).first(),
    // A second effect would close it.
    happened: async (page) => {
      await viewerOf(page).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    },
  },
  {
    name: 'the form, with half a number typed before',
    path: '/kontakt',
    before: async (page) => {
      await page.getByLabel('Imię i nazwisko').fill('Zofia');
      await page.getByLabel('Telefon').fill('600');
      await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Myszy w piwnicy');
    },
    control: (page) => page.getByRole('button', { name: 'Wyślij wiadomość' }),
    happened: async (page) => {
      await page.getByRole('group', { name: 'Popraw formularz' }).waitFor();
      expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('Zofia');
    },
  },
];

/** What Chromium logs of the hidden field that keeps a form from being submitted before hydration. */
const aboutBlocker = "An invalid form control with name='' is not focusable.";

const ways: readonly [name: string, act: (control: Locator) => Promise<void>][] = [
  ['click', (control) => control.click({ noWaitAfter: true })],
  ['tap', (control) => control.tap({ noWaitAfter: true })],
  ['key', (control) => control.press('Enter', { noWaitAfter: true })],
];

const visit = openBrowser();

const cases = Array.from({ length: count }, (_, number) => ({
  subject: subjects[number % subjects.length] as Subject,
  // Combines each subject with each way in turn.
  way: ways[((number % subjects.length) + Math.floor(number / subjects.length)) % ways.length]!,
  // From the first byte to well after the application has loaded.
  delay: Math.round((number / count) * 1200),
}));

test.each(cases)(
  '$subject.name: a first $way.0 after $delay ms has its effect once',
  async ({ subject, way: [, act], delay }) => {
    const { page, noise } = await visit('about:blank', { hasTouch: true });
    await page.goto(subject.path, { waitUntil: 'commit' });
    await page.evaluate(() => {
      window.addEventListener('first-act:ready', () => Object.assign(window, { applicationReady: true }));
    });
    await subject.before?.(page);
    await page.waitForTimeout(delay);

    await act(subject.control(page));
    await subject.happened(page);
    expect(noise.filter((text) => text !== aboutBlocker)).toEqual([]);
  },
);
