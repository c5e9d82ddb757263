import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { fillIn, thanks } from '../support/contactForm.ts';
import { delayApplication } from '../support/hydration.ts';
import { messagesAbout } from '../support/messages.ts';

const visit = openBrowser();

test('a form that is submitted by Enter before hydration is queued, and stores one message', async () => {
  const { page } = await visit('/kontakt');
  const release = await delayApplication(page);
  const text = `Przed React ${Date.now()}`;
  await fillIn(page, text);
  await page.getByLabel('Telefon').press('Enter');
  expect(await page.locator('form [type="submit"]').getAttribute('aria-busy')).toBe('true');

  release();
  await thanks(page);
  expect(await messagesAbout(text)).toHaveLength(1);
});

test.each(['/kontakt', '/blog'])(
  'without its scripts the form of %s puts nothing into the address',
  async (path) => {
    const { page } = await visit('about:blank');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    if (path === '/kontakt') await fillIn(page, 'Bez skryptów');
    else await page.locator('main form [name="email"]').fill('anna@example.com');
    await page.locator('main form [type="submit"]').click();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
  },
);
