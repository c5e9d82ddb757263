import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import type { Page } from 'playwright-core';
import { hydrate } from '../support/hydration.ts';

/** The link of a card covers it: a click in the middle of the card is a click on the link. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

const open = async (path: string) => (await visit(server.origin + path)).page;

const newTab = [
  ['Ctrl', { modifiers: ['Control'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] as const;

const cards = [
  ['/', 'a service', /\/uslugi\//],
  ['/blog', 'an article', /\/blog\//],
] as const;

const card = (page: Page) => page.locator('main article').first();

describe.each([
  ['before React', async () => {}],
  ['with React', hydrate],
])('%s', (_, prepare) => {
  test.each(cards)('on %s a click on the card of %s opens its page', async (path, _name, target) => {
    const page = await open(path);
    await prepare(page);
    await card(page).click();
    await page.waitForURL(target);
  });

  test.for(newTab)('a click with %s opens the page of the card in a new tab', async ([_name, how]) => {
    const page = await open('/');
    await prepare(page);
    const tab = page.context().waitForEvent('page');
    await card(page).click({ ...how, modifiers: [...('modifiers' in how ? how.modifiers : [])] });
    await (await tab).waitForURL(/\/uslugi\//);
    expect(await page.evaluate(() => location.pathname)).toBe('/');
  });
});
