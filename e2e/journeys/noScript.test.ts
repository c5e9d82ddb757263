import { expect, test } from 'vitest';
import { openBrowser, phone } from '../support/browser.ts';

const visit = openBrowser();
const withoutScript = { ...phone, javaScriptEnabled: false };

test('the menu opens, and closes on Esc and on a tap elsewhere', async () => {
  const { page } = await visit('/', withoutScript);
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const toggle = page.getByRole('button', { name: 'Menu główne' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.touchscreen.tap(200, 800)]) {
    await toggle.tap();
    expect(await menu.isVisible()).toBe(true);
    await close();
    expect(await menu.isVisible()).toBe(false);
  }
});

test('the contact page shows phone and e-mail instead of the form', async () => {
  const { page } = await visit('/kontakt', withoutScript);
  expect(await page.locator('form').isVisible()).toBe(false);
  // Playwright's queries by text and role ignore noscript.
  const offer = page.locator('noscript');
  await offer.locator('p', { hasText: 'Formularz nie działa bez JavaScriptu' }).waitFor();
  expect(await offer.locator('a[href^="tel:+48"]').isVisible()).toBe(true);
  expect(await offer.locator('a[href^="mailto:"]').isVisible()).toBe(true);
});
