import { expect, test } from 'vitest';
import { serviceOptions } from '../../site/contactFields.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser, unexpected } from '../support/browser.ts';
import { addExtensions, removeSection, translatePage, wrapFields } from '../support/changeDom.ts';
import { fillIn, thanks } from '../support/contactForm.ts';
import { headingOf } from '../support/headingOf.ts';
import { messagesAbout } from '../support/messages.ts';
import type { Page } from 'playwright-core';
import { delayFiles } from '../support/hydration.ts';

/** Pages whose DOM a browser's translation or an extension has changed. */

const visit = openBrowser();
const [service] = serviceOptions;

/** Returns the errors, without those that React logs when it renders a page again. */
const errors = (noise: readonly string[]) =>
  unexpected(noise).filter((text) => !/Minified React error #418|NotFoundError/.test(text));

const changes = { translatePage, ...(isShort ? {} : { addExtensions, wrapFields, removeSection }) };

/** Opens the first closed panel of the main part. */
async function openPanel(page: Page) {
  const button = page.locator('main button[aria-expanded="false"]').first();
  const panel = await button.getAttribute('aria-controls');
  await button.click();
  await page.locator(`main button[aria-expanded="true"][aria-controls="${panel}"]`).waitFor();
  await page.locator(`[id="${panel}"]`).waitFor();
}

/** Follows a link of the header, in the page itself or as a document. */
async function goToQuestions(page: Page) {
  await page.locator('header nav a[href="/faq"]').first().click();
  await page.getByRole('heading', { level: 1, name: headingOf('/faq') }).waitFor();
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const send = (page: Page) => page.locator('form [type="submit"]');

/** Corrects a number that is too short, sends the message and waits for the thanks. */
async function correctAndSend(page: Page, text: string) {
  const summary = page.getByRole('group', { name: 'Popraw formularz' });
  await summary.waitFor();
  expect(await summary.innerText()).toMatch(/Pod ten numer nie da się zadzwonić/i);
  expect(await field(page, 'name').inputValue()).toBe('Zażółć Gęśla-Jaźń');
  await field(page, 'phone').fill('600 700 800');
  expect(await summary.innerText()).toMatch(/Poprawione:\s*Pod ten numer/i);
  await send(page).click();
  await thanks(page);
  const [stored, ...others] = await messagesAbout(text);
  expect(others).toEqual([]);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: 'Zażółć Gęśla-Jaźń' },
    phone: { stringValue: '600 700 800' },
    service: { stringValue: service },
  });
}

test.each(Object.entries(changes))(
  'the contact form keeps what was typed and an early Enter, and leads to other pages: %s before hydration',
  async (name, change) => {
    const { page, noise } = await visit('/kontakt');
    const release = await delayFiles(page);
    const text = `${name} przed React ${Date.now()}`;
    await fillIn(page, text, { phone: '600', service });
    await change(page);
    await field(page, 'phone').press('Enter');
    expect(await send(page).getAttribute('aria-busy')).toBe('true');
    release();
    await correctAndSend(page, text);

    await change(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await goToQuestions(page);
    await openPanel(page);
    await page.goBack();
    await field(page, 'name').fill('Zofia');
    expect(await page.locator('html[data-same]').count()).toBe(1);
    expect(errors(noise)).toEqual([]);
  },
);
