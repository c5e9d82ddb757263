import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { serveBuiltSite } from '../support/builtSite.ts';
import type { Locator, Page } from '../support/page.ts';
import { holdBack } from '../support/wakeUp.ts';

/** What a visitor sees who sends the form with fields left empty, before the scripts behind it are there. */

const server = serveBuiltSite();
const { visit, closePages } = openBrowser();
afterEach(closePages);

/** The form, whose script does not come before it is let. */
async function openHeld() {
  const { page } = await visit(`${server.origin}/kontakt`, { viewport: { width: 390, height: 844 } });
  return { page, release: await holdBack(page) };
}

const send = (page: Page) => page.getByRole('button', { name: 'Wyślij wiadomość' });
const summary = (page: Page) => page.getByRole('group', { name: 'Popraw formularz' });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const errors = (page: Page) => page.locator('form [aria-invalid="true"] + p');
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** What fields say by the style sheet alone, which Firefox calls by the name of the attribute. */
const drawn = (page: Page) =>
  page.locator('form [data-missing]').evaluateAll((fields: HTMLElement[]) =>
    fields.flatMap((one) => {
      const { content, visibility } = getComputedStyle(one, '::after');
      const words = content.replace('attr(data-missing)', `"${one.dataset['missing']}"`);
      return content === 'none' || visibility === 'hidden' ? [] : [words.slice(1, -1)];
    }),
  );

describe('a form that is sent while its script is on its way, with fields empty', () => {
  const takenOver = (page: Page) => page.locator('form:not([data-early])').waitFor();
  const places = (page: Page) =>
    page
      .locator('form :is(input, select, textarea, button)')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a press': (page) => send(page).click(),
    'Enter in a field': async (page) => {
      await field(page, 'name').focus();
      await page.keyboard.press('Enter');
    },
  };

  test.each(Object.entries(ways))(
    'answers %s at once, and says the same in the end',
    async (_, trySending) => {
      const { page, release } = await openHeld();
      await field(page, 'name').evaluate((name: HTMLInputElement) => (name.value = 'Zofia'));
      await trySending(page);
      const said = await drawn(page);
      expect(said).toEqual(['Wpisz numer telefonu.', 'Napisz, w czym możemy pomóc.']);
      // The style sheet's words are no part of what a field is described by.
      const described = page.locator('form [aria-invalid="true"]');
      expect(await described.evaluateAll((all: Element[]) => all.map((one) => one.ariaDescription))).toEqual(
        said,
      );
      expect(await hasFocus(field(page, 'phone'))).toBe(true);
      expect(await page.locator('[aria-busy]').count()).toBe(0);
      const before = await places(page);

      release();
      await takenOver(page);
      expect(await errors(page).allTextContents()).toEqual(said);
      expect(await drawn(page)).toEqual([]);
      expect(await page.locator('form [aria-description]').count()).toBe(0);
      expect(await places(page)).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect(await hasFocus(field(page, 'phone'))).toBe(true);
      expect(await summary(page).count()).toBe(0);
    },
  );

  test('lets the visitor go on writing, and moves nothing under them', async () => {
    const { page, release } = await openHeld();
    await send(page).click();
    const before = await places(page);
    await page.keyboard.type('Zo');
    expect(await drawn(page)).toEqual(['Wpisz numer telefonu.', 'Napisz, w czym możemy pomóc.']);
    expect(await places(page)).toEqual(before);

    release();
    await takenOver(page);
    await page.keyboard.type('fia');
    expect(await field(page, 'name').inputValue()).toBe('Zofia');
    expect(await hasFocus(field(page, 'name'))).toBe(true);
    expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull();
    expect(await errors(page).allTextContents()).toEqual([
      'Wpisz numer telefonu.',
      'Napisz, w czym możemy pomóc.',
    ]);
    expect(await places(page)).toEqual(before);

    await send(page).click();
    await summary(page).waitFor();
    expect(await hasFocus(summary(page))).toBe(true);
  });

  test('is held as any other once nothing is empty', async () => {
    const { page, release } = await openHeld();
    await send(page).click();
    for (const name of ['name', 'phone', 'message']) await field(page, name).fill('Z');
    await send(page).click();
    expect(await send(page).getAttribute('aria-busy')).toBe('true');

    release();
    await summary(page).waitFor();
    expect(await hasFocus(summary(page))).toBe(true);
    expect(await send(page).getAttribute('aria-busy')).toBeNull();
  });
});

test('on a site whose own script does not answer for the form, what is empty is marked while the press waits', async () => {
  const { page, release } = await openHeld();
  await page.locator('form[data-early]').evaluate((form) => form.removeAttribute('data-early'));
  await field(page, 'name').evaluate((name: HTMLInputElement) => (name.value = 'Zofia'));
  await send(page).click();
  const said = await drawn(page);
  expect(said).toHaveLength(2);

  release();
  await summary(page).waitFor();
  expect(await errors(page).allTextContents()).toEqual(said);
  expect(await send(page).getAttribute('aria-busy')).toBeNull();
  expect(await drawn(page)).toEqual([]);
});
