import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { dist } from '../../site/dist.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser, unexpected } from '../support/browser.ts';
import { fillIn, send, thanks } from '../support/contactForm.ts';
import { headingOf } from '../support/headingOf.ts';
import { hydrate } from '../support/hydration.ts';
import { messagesAbout } from '../support/messages.ts';

const visit = openBrowser();

const { site } = inject('addresses');
/** The scripts of the build that the tab has loaded. */
const scripts = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(dist, 'assets', name), 'utf8') }));
/** The script that sends messages. */
const sender = scripts.find(({ text }) => text.includes('firestore.googleapis.com'))?.name ?? 'none';

const hasFetchedSender = (page: Page) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((file) => file.name.endsWith(name)),
    sender,
  );

/** Serves no script of the old build from now on. `isLasting`: nor of the next one, which a reload asks for. */
async function removeScripts(page: Page, isLasting = false) {
  let isOld = true;
  page.on('request', (request) => (isOld &&= isLasting || !request.isNavigationRequest()));
  await page.route(`${site}/assets/**.js`, (route) =>
    isOld && !route.request().url().includes('loader')
      ? route.fulfill({ status: 404, body: 'Not Found' })
      : route.fallback(),
  );
}

describe.skipIf(isShort)('in a tab whose scripts a deploy has replaced', () => {
  test('a page without scripts loads again once, then says what to do and keeps the values', async () => {
    const { page } = await visit('/kontakt');
    await removeScripts(page, true);
    const reloaded = page.waitForEvent('load');
    await page.getByLabel('Imię i nazwisko').focus();
    await reloaded;
    const text = `Bez skryptów ${Date.now()}`;
    await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'odśwież stronę' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);
  });

  test('a form sends after a deploy between the first keystroke and Send', async () => {
    const { page, noise } = await visit('/kontakt');
    const text = `W trakcie wdrożenia ${Date.now()}`;
    await fillIn(page, text, { service: 'Zwalczanie pluskiew' });
    await expect.poll(() => hasFetchedSender(page)).toBe(true);
    await removeScripts(page);
    await send(page);
    await thanks(page);
    expect(await messagesAbout(text)).toHaveLength(1);
    expect(unexpected(noise)).toEqual([]);
  });

  test('a link whose page a deploy has removed loads the document, with query and fragment', async () => {
    const { page } = await visit('/');
    await hydrate(page);
    await removeScripts(page);
    const link = page.locator('header nav a[href^="/faq"]').first();
    await link.evaluate((element) => element.setAttribute('href', '/faq?a=1#tresc'));
    await link.click();
    await page.getByRole('heading', { level: 1, name: headingOf('/faq') }).waitFor();
    expect(page.url()).toBe(`${site}/faq?a=1#tresc`);
  });
});
