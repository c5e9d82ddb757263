import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import type { Page } from '../support/page.ts';
import { wakeUp } from '../support/wakeUp.ts';

/** A press on the words of a card leads where its link does, beside this page or in it. */

const server = serveBuiltSite();
const { visit, closePages, cannot } = openBrowser();
afterEach(closePages);

const open = async (path: string) => (await visit(server.origin + path)).page;

const modified = [
  ['Ctrl', { modifiers: ['Control'] }],
  ['Cmd', { modifiers: ['Meta'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] as const;

/** The words lie above the area of the link. */
const words = (page: Page) => page.locator('main article p').filter({ hasText: /\w/ }).first();

/** Notes what a press leads to as it happens: whether another page comes cannot be seen by looking once. */
const noteLeads = (page: Page) =>
  page.evaluate(() => {
    const note = (where: string) =>
      sessionStorage.setItem('leads', `${sessionStorage.getItem('leads') ?? ''}${where}.`);
    const openBeside = window.open.bind(window);
    window.open = (...given) => {
      note('beside');
      return openBeside(...given);
    };
    addEventListener('click', ({ target }) => (target as Element).closest('a') && note('here'), true);
  });
const leads = (page: Page) => page.evaluate(() => sessionStorage.getItem('leads') ?? 'nowhere');

describe.each([
  ['before React', async () => {}],
  ['with React', wakeUp],
])('%s', (_, prepare) => {
  test.for(modified)('with %s opens its page beside this one', async ([_name, how], { skip }) => {
    skip(...cannot('button' in how && 'press other buttons'));
    const page = await open('/');
    await prepare(page);
    const beside = page.context().waitForEvent('page');
    await words(page).click({ ...how, modifiers: [...('modifiers' in how ? how.modifiers : [])] });
    await (await beside).waitForURL(/\/uslugi\//);
    expect(await page.evaluate(() => location.pathname)).toBe('/');
  });

  test('with the right button opens none', async ({ skip }) => {
    skip(...cannot('press other buttons'));
    const page = await open('/');
    await prepare(page);
    await noteLeads(page);
    await words(page).click({ button: 'right' });
    expect(await leads(page)).toBe('nowhere');
  });

  test('opens its page here', async () => {
    const page = await open('/');
    await prepare(page);
    await noteLeads(page);
    await words(page).click();
    await page.waitForURL(/\/uslugi\//);
    expect(await leads(page)).toBe('here.');
  });
});
