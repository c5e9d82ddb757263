import { expect, test } from 'vitest';
import { readCompany } from '../../site/settings/readCompany.ts';
import { findOffice, type OfficeState } from '../../site/src/hours/officeHours.ts';
import { createSchedule, formatTime } from '../../site/src/hours/schedule.ts';
import { openBrowser } from '../support/browser.ts';

const visit = openBrowser();

/** Returns a page as a visitor sees it at a time, in the time zone of the visitor. */
async function visitAt(time: string, path: string, timezoneId = 'Europe/Warsaw') {
  const { page } = await visit('about:blank', { viewport: { width: 390, height: 844 }, timezoneId });
  await page.clock.setFixedTime(time);
  await page.goto(path);
  return page;
}

const schedule = createSchedule(readCompany({}));

/** Returns a time at which the office is in a state, and when the state ends. */
function find(state: OfficeState) {
  for (let now = Date.parse('2026-11-27T12:00Z'); ; now += 600_000) {
    const [found, ends] = findOffice(now, schedule);
    if (found === state) return { time: new Date(now).toISOString(), ends: formatTime(ends) };
  }
}

const [open, closing, closed] = [find('open'), find('closing'), find('closed')];

test('outside opening hours in Poland a page leads with writing, for a visitor in New York', async () => {
  const page = await visitAt(closed.time, '/uslugi/deratyzacja', 'America/New_York');
  const actions = page.locator('main .ui-Hero a');
  await page.locator('h1').waitFor();
  const shown = await actions.filter({ visible: true }).allInnerTexts();
  expect(shown[0]).toMatch(/^Napisz teraz/);
  expect(shown[1]).toMatch(/^Pilne\? Zadzwoń/);
  expect(shown[0]).toContain(closed.ends);
});

test('during opening hours a page leads with the call', async () => {
  const page = await visitAt(open.time, '/uslugi/deratyzacja');
  await page.locator('h1').waitFor();
  const shown = await page.locator('main .ui-Hero a:visible').allInnerTexts();
  expect(shown[0]).toMatch(/^Zadzwoń/);
  expect(shown.filter((text) => text.startsWith('Napisz teraz'))).toEqual([]);
});

test('outside opening hours the texts and the opened menu lead with writing, the form with its own button', async () => {
  const page = await visitAt(closed.time, '/uslugi/zwalczanie-pluskiew');
  const calling = page.getByText(/zadzwoń dziś/i);
  await expect.poll(() => calling.filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Menu' }).locator('a:is([href^="tel:"], [href*="#"])');
  await expect
    .poll(() => links.filter({ visible: true }).allTextContents())
    .toEqual([
      expect.stringMatching(/^Co widzisz/),
      expect.stringMatching(/^Napisz teraz/),
      expect.stringMatching(/^Zadzwoń/),
    ]);
  await page.goto('/kontakt#formularz');
  const write = page.locator('.ui-CallBar').getByText('Napisz teraz');
  await expect.poll(() => write.isVisible()).toBe(false);
});

test('an urgent case leads with the call at any hour', async () => {
  const page = await visitAt(closed.time, '/objawy/gniazdo-os');
  const shown = await page
    .locator('main a:visible')
    .filter({ hasText: /Zadzwoń|Napisz/ })
    .allTextContents();
  expect(shown[0]).toMatch(/^Zadzwoń/);
});

test('a page that stays in view shows the state of the moment as text', async () => {
  const page = await visitAt(closing.time, '/kontakt');
  const state = page.locator('.ui-CallBar');
  await expect.poll(() => state.textContent()).toContain(`Otwarte jeszcze do ${closing.ends}`);
  await page.clock.setFixedTime(closed.time);
  await page.clock.runFor('01:00');
  await expect
    .poll(() => state.textContent())
    .toMatch(new RegExp(String.raw`Zamknięte, otwieramy .*o\s${closed.ends}`));
});
