import { expect, test } from 'vitest';
import { readCompany } from '../../site/settings/readCompany.ts';
import { findOffice, type OfficeState } from '../../site/src/hours/officeHours.ts';
import { createSchedule, formatTime } from '../../site/src/hours/schedule.ts';
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

const schedule = createSchedule(readCompany({}));

/** Returns a time at which the office is in a state, and when the state ends. */
function find(state: OfficeState) {
  for (let now = Date.parse('2026-11-27T12:00Z'); ; now += 600_000) {
    const [found, ends] = findOffice(now, schedule);
    if (found === state) return { time: new Date(now).toISOString(), ends: formatTime(ends) };
  }
}

const [open, closed] = [find('open'), find('closed')];

test.each([
  ['writing outside opening hours', closed, [`^Napisz teraz[^]*${closed.ends}$`, '^Pilne\\? Zadzwoń']],
  ['the call during opening hours', open, ['^Zadzwoń', '^Napisz do nas']],
])('a page leads with %s in Poland', async (_, { time }, links) => {
  const page = await visitAt(time, '/uslugi/deratyzacja');
  await page.locator('h1').waitFor();
  const shown = await page.locator('main .ui-Hero a:visible').allInnerTexts();
  expect(shown.slice(0, 2)).toEqual(links.map((link) => expect.stringMatching(link) as string));
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
