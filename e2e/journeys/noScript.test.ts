import { expect, test } from 'vitest';
import { openBrowser, phone } from '../support/browser.ts';

const visit = openBrowser();
const withoutScript = { ...phone, javaScriptEnabled: false };

/** Visits a page whose loader has failed, as behind a content blocker. */
async function visitBlocked(path: string) {
  const { page } = await visit('about:blank', phone);
  await page.route('**/loader-*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  return page;
}

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

test.each([
  ['scripts are off', async () => (await visit('/kontakt', withoutScript)).page],
  ['the loader is blocked', () => visitBlocked('/kontakt')],
])('the contact page shows phone and e-mail instead of the form: %s', async (_, open) => {
  const page = await open();
  expect(await page.locator('form').isVisible()).toBe(false);
  await page.getByText('Formularz nie działa bez JavaScriptu').waitFor();
  expect(await page.locator('main a[href^="mailto:"]').first().isVisible()).toBe(true);
});

test('answers, links of towns and pictures can be reached while the loader is blocked', async () => {
  const faq = await visitBlocked('/faq');
  const answers = await faq.locator('tarcza-panel').all();
  for (const answer of answers) expect((await answer.boundingBox())!.height).toBeGreaterThan(0);

  const gallery = await visitBlocked('/galeria');
  expect(await gallery.locator('main [aria-haspopup="dialog"]:visible').count()).toBe(0);
  await gallery.locator('figcaption a').first().click();
  expect(gallery.url()).toMatch(/\.\w+$/);

  const towns = await visitBlocked('/uslugi');
  expect(await towns.locator('tarcza-panel a').first().isVisible()).toBe(true);
});
