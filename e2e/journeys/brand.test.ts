import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import type { Page } from '../support/page.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** As a style sheet of the brand's own would; the policy of the pages lets no `<style>` in. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('a reset that speaks of each element widens no page, however long a word is', async () => {
  const { page } = await visit('/uslugi', { viewport: { width: 320, height: 640 } });
  await style(page, '* { overflow-wrap: normal } p, h1, h2, h3, h4, li { overflow-wrap: break-word }');
  await page.locator('article :is(p, li), article h3 a').evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'Dezynsekcjaideratyzacjapomieszczeń'.repeat(2);
  });
  const [width, room] = await page.evaluate(() => {
    const { documentElement: html } = document;
    return [html.scrollWidth, html.clientWidth];
  });
  expect(width).toBe(room);
});

test('reduced motion wins over whatever durations a brand sets, wherever it sets them', async () => {
  const { page } = await visit('/uslugi', { reducedMotion: 'reduce' });
  await style(
    page,
    ':root { --ui-motion-quick: 3s } body, article { --ui-motion-quick: 2s; --ui-motion-calm: 4s }',
  );
  const durations = await page
    .locator('article, article + *')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).transitionDuration));
  expect([...new Set(durations)]).toEqual(['0s']);
});
