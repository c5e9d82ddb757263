import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, viewerOf } from '../support/browser.ts';
import { headingOf } from '../support/headingOf.ts';
import { messagesAbout } from '../support/messages.ts';
import { isShort } from '../../tools/testing/isShort.ts';

const visit = openBrowser();

const hasFocus = (place: Locator) =>
  place.evaluateAll((found) => found.length === 1 && found[0] === document.activeElement);

/** Presses Tab until the element has the focus. Fails after a maximum number of stops. The audit checks focus rings. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(place)) return;
  }
  throw new Error(`${key} does not reach ${place.toString()}.`);
}

async function follow(page: Page, link: Locator) {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: headingOf(path) });
/** Returns the first closed panel's button, by its name, so that it is found when open, too. */
const firstClosed = async (page: Page) => {
  const name = await main(page).getByRole('button', { expanded: false }).first().innerText();
  return main(page).getByRole('button', { name, exact: true });
};
const field = (page: Page, name: string) => main(page).getByLabel(name);
const fitsScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1);

/** Finds a service, chooses a town, reads an answer, looks at the pictures, sends a message, corrects an error. */
async function wholeVisit(page: Page, text: string, followMenu: typeof followOpenMenu) {
  // Link to the content, then a service.
  await follow(page, page.getByRole('link', { name: 'Przejdź do treści' }));
  await follow(page, main(page).locator('a[href="/uslugi"]').last());
  await h1(page, '/uslugi').waitFor();
  expect(await fitsScreen(page)).toBe(true);

  // A town: disclosure.
  const town = await firstClosed(page);
  await tabTo(page, town);
  await page.keyboard.press('Enter');
  const choice = page.locator(`[id="${await town.getAttribute('aria-controls')}"] a`).first();
  await choice.waitFor();
  const inTown = (await choice.getAttribute('href')) ?? '';
  expect(await town.getAttribute('aria-expanded')).toBe('true');
  await follow(page, choice);
  await h1(page, inTown).waitFor();
  expect(await fitsScreen(page)).toBe(true);

  // An answer: accordion.
  await followMenu(page, '/faq');
  await h1(page, '/faq').waitFor();
  const question = await firstClosed(page);
  await tabTo(page, question);
  await page.keyboard.press('Space');
  expect(await question.getAttribute('aria-expanded')).toBe('true');
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
  expect(await answer.isVisible()).toBe(true);
  expect(await fitsScreen(page)).toBe(true);

  // The pictures: modal dialog.
  await followMenu(page, '/galeria');
  await h1(page, '/galeria').waitFor();
  const thumbnail = main(page)
    .getByRole('button', { name: /^Powiększ obraz/ })
    .first();
  await tabTo(page, thumbnail);
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await viewer.waitFor();
  await viewer.getByRole('button', { name: 'Następny obraz' }).press('Enter');
  await viewer.getByText(/^2 \/ \d/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await viewer.getByText(/^1 \/ \d/).waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(thumbnail)).toBe(true);

  // A message, sent too early: form errors.
  await followMenu(page, '/kontakt');
  await h1(page, '/kontakt').waitFor();
  await tabTo(page, field(page, 'Imię i nazwisko'));
  await page.keyboard.type('Zażółć Gęśla-Jaźń');
  const send = main(page).getByRole('button', { name: 'Wyślij wiadomość' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Popraw formularz' });
  await summary.waitFor();
  expect(await hasFocus(summary)).toBe(true);
  expect(await fitsScreen(page)).toBe(true);

  await follow(page, summary.getByRole('link', { name: 'Wpisz numer telefonu.' }));
  const phone = field(page, 'Telefon');
  expect(await hasFocus(phone)).toBe(true);
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('600 700 800');
  expect(await phone.getAttribute('aria-invalid')).toBe('false');
  await tabTo(page, main(page).getByRole('textbox', { name: 'Wiadomość' }));
  await page.keyboard.type(text);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('group', { name: 'Dziękujemy za wiadomość!' });
  await thanks.waitFor();
  expect(await hasFocus(thanks)).toBe(true);
  expect(await messagesAbout(text)).toHaveLength(1);
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu główne' });

/** Follows a link of the main menu. */
async function followOpenMenu(page: Page, path: string) {
  await tabTo(page, menuOf(page).locator(`a[href="${path}"]`), 'Shift+Tab');
  await page.keyboard.press('Enter');
}

/** Follows a link of the main menu, which a button opens. */
async function followFoldedMenu(page: Page, path: string) {
  await tabTo(page, page.getByRole('button', { name: 'Menu główne' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await menuOf(page).waitFor();
  await follow(page, menuOf(page).locator(`a[href="${path}"]`));
  await menuOf(page).waitFor({ state: 'hidden' });
}

const desktop = { width: 1280, height: 900 };
/** `npm test` uses only the first, which has the least space. */
const screens = [
  {
    name: 'on a phone of 320 px',
    options: { viewport: { width: 320, height: 640 } },
    followMenu: followFoldedMenu,
  },
  { name: 'on a desktop', options: { viewport: desktop }, followMenu: followOpenMenu },
  // The browser's own text size, which changes every rem, also in media queries.
  {
    name: 'with text at 200 %',
    options: { viewport: desktop, textScale: 2 },
    followMenu: followFoldedMenu,
  },
];

test.for(isShort ? screens.slice(0, 1) : screens)(
  'a whole visit by keyboard alone $name: skip link, disclosure, accordion, modal dialog, form errors',
  async ({ options, followMenu }) => {
    const { page, noise } = await visit('/', options);
    await wholeVisit(page, `Z samej klawiatury ${Date.now()}`, followMenu);
    expect(noise).toEqual([]);
  },
);
