import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { messagesAbout } from '../support/messages.ts';
import type { Page } from 'playwright-core';
import { delayApplication } from '../support/hydration.ts';

/** Forms that are submitted before React has hydrated them. */

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Opens a form. Delays its application until `release` is called. */
async function openUnhydrated(path = '/kontakt') {
  const { page } = await visit(path, { viewport: { width: 390, height: 844 } });
  return { page, release: await delayApplication(page) };
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const send = (page: Page) => page.locator('main form [type="submit"]');
const summary = (page: Page) => page.getByRole('group', { name: 'Popraw formularz' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('a submit before hydration', () => {
  test('with an empty required field is refused by the browser, then by the form', async () => {
    const { page, release } = await openUnhydrated();
    await field(page, 'name').fill('Zofia');
    await send(page).click();
    expect(await focused(page)).toBe('phone');
    expect(await page.locator('[aria-busy]').count()).toBe(0);

    release();
    await page.locator('form[novalidate]').waitFor();
    expect(await focused(page)).toBe('phone');
    expect(await summary(page).count()).toBe(0);
    expect(await field(page, 'name').inputValue()).toBe('Zofia');
    await send(page).click();
    await summary(page).waitFor();
    expect(await page.locator('form [aria-invalid="true"] + p').count()).toBe(2);
  });

  test('by Enter with all fields filled in is queued, and stores one message', async () => {
    const { page, release } = await openUnhydrated();
    const text = `Przed React ${Date.now()}`;
    await field(page, 'message').fill(text);
    await field(page, 'name').fill('Zofia');
    await field(page, 'phone').fill('600 700 800');
    await page.keyboard.press('Enter');
    expect(await send(page).getAttribute('aria-busy')).toBe('true');

    release();
    await page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();
    expect(await messagesAbout(text)).toHaveLength(1);
  });

  test('with a number that only the form refuses is queued, and refused by the form', async () => {
    const { page, release } = await openUnhydrated();
    for (const name of ['name', 'phone', 'message']) await field(page, name).fill('Zo');
    await send(page).click();
    release();
    await summary(page).waitFor();
    expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await send(page).getAttribute('aria-busy')).toBeNull();
  });

  test('of the newsletter with a wrong address is refused by the browser', async () => {
    const { page } = await openUnhydrated('/blog');
    await field(page, 'email').fill('anna');
    await send(page).click();
    expect(await focused(page)).toBe('email');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });
});

test.each(['/kontakt', '/blog'])(
  'without its scripts the form of %s puts nothing into the address',
  async (path) => {
    const { page } = await visit('about:blank');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    for (const name of ['name', 'phone', 'message', 'email'])
      if (await field(page, name).count()) await field(page, name).fill('anna@example.com');
    await send(page).click();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
  },
);
