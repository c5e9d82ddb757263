import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const visit = openBrowser();

/** Returns a page as a visitor in New York sees it at a time. */
async function visitAt(time: string, path: string) {
  const device = { viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' };
  const { page } = await visit('about:blank', device);
  await page.clock.setFixedTime(time);
  await page.goto(path);
  return page;
}

const [open, closed] = ['2026-11-27T12:00Z', '2026-11-27T22:00Z'];

test.each([
  ['writing outside opening hours', closed, ['/kontakt#formularz', 'tel:+48000000000']],
  ['the call during opening hours', open, ['tel:+48000000000', '/kontakt#formularz']],
])('a page, its texts and its opened menu lead with %s in Poland', async (_, time, wanted) => {
  const page = await visitAt(time, '/uslugi/zwalczanie-pluskiew');
  const visibleLinks = (place: Locator) =>
    place
      .locator('a:is([href^="tel:"], [href$="#formularz"]):visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(() => visibleLinks(page.locator('main .ui-Hero'))).toEqual(wanted);
  const calling = page.getByText(/zadzwoń dziś/i).filter({ visible: true });
  await expect.poll(async () => (await calling.count()) > 0).toBe(time === open);
  await page.getByRole('button', { name: 'Menu' }).click();
  const inMenu = () => visibleLinks(page.getByRole('navigation', { name: 'Menu' }));
  await expect.poll(async () => (await inMenu())[0]).toBe(wanted[0]);
});

test('the call bar of the contact page has no link to its form', async () => {
  const page = await visitAt(closed, '/kontakt#formularz');
  await page.locator('.ui-CallBar a:visible').first().waitFor();
  expect(await page.locator('.ui-CallBar [href$="#formularz"]').isVisible()).toBe(false);
});
