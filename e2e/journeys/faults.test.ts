import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser } from '../support/browser.ts';
import { fillIn, send, thanks } from '../support/contactForm.ts';
import { hydrate } from '../support/hydration.ts';
import { messagesAbout } from '../support/messages.ts';

const visit = openBrowser();
const commits = `http://${inject('addresses').firestore}/**`;

/** Lets the write reach Firestore, and loses its response. */
const loseResponse = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Wpisany tekst został w formularzu' }).waitFor();

describe.skipIf(isShort)('without the scripts, or while the connection to Firestore fails', () => {
  test('a message that is stored without a response is not stored again after a failure and a reload', async () => {
    const { page } = await visit('/kontakt');
    await hydrate(page);
    await page.route(commits, loseResponse);
    const text = `Bez odpowiedzi ${Date.now()}`;
    await fillIn(page, text);
    await send(page);
    await failed(page);
    expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);

    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await hydrate(page);
    await page.getByText('Wiadomość wysłana!').waitFor();
    await fillIn(page, text);
    await send(page);
    await thanks(page);
    expect(await messagesAbout(text)).toHaveLength(1);
  });

  test('a message that is sent while the phone is offline is stored with its photo once it is online again', async () => {
    const { page } = await visit('/kontakt');
    const text = `Bez zasięgu ${Date.now()}`;
    await fillIn(page, text);
    await page.getByLabel(/^Zdjęcia/).setInputFiles('docs/images/site.webp');
    await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
    await page.context().setOffline(true);
    const failure = page.waitForEvent('requestfailed');
    await send(page);
    await failure;
    expect(await page.getByRole('button', { name: 'Wyślij wiadomość' }).count()).toBe(0);
    await page.context().setOffline(false);
    await thanks(page);
    expect(await messagesAbout(text)).toHaveLength(1);
  });

  test.each([
    ['/kontakt', (page: Page) => fillIn(page, 'Bez skryptów')],
    ['/blog', (page: Page) => page.locator('main form [name="email"]').fill('anna@example.com')],
  ])('without its scripts the form of %s puts nothing into the address', async (path, fill) => {
    const { page } = await visit('about:blank');
    await page.route(/assets\/(?!loader)[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    await fill(page);
    await page.locator('main form [type="submit"]').click();
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
  });
});
