import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from '../../site/dist.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { openBrowser } from '../support/browser.ts';

const visit = openBrowser();

/** The town whose map shows the most towns. */
const crowded = globSync('miasta/*.html', { cwd: dist })
  .map((file) => ({ path: `/${file.slice(0, -5)}`, html: readFileSync(join(dist, file), 'utf8') }))
  .map(({ path, html }) => ({ path, count: html.split(' tabindex="-1"').length }))
  .reduce((one, other) => (one.count < other.count ? other : one)).path;

/** The text spacing of WCAG 1.4.12. */
const spacing =
  'main * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';
const states = { 'plain text': '', 'text of 200 %': 'html { font-size: 200% }', 'text spacing': spacing };

function addStyle(text: string) {
  // The pages' policy forbids style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}

/** Applies the page's font, which `font-display: optional` leaves out if it loads late. */
async function useFont() {
  const { href } = document.querySelector<HTMLLinkElement>('link[as="font"]')!;
  document.fonts.add(await new FontFace('Tarcza Sans', `url(${href})`, { weight: '400 700' }).load());
}

/** Returns names that overlap others or leave the map, names that cover another town's dot, and the number of names. */
function measure() {
  const map = document.querySelector('main a[aria-hidden="true"]')!.parentElement!;
  const edge = map.getBoundingClientRect();
  const names = [...map.querySelectorAll('a > span')]
    .map((name) => ({ name: name.textContent, at: name.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 0);
  const dots = [...map.querySelectorAll('a')].map((town) => ({
    name: town.textContent,
    at: town.getBoundingClientRect(),
    radius: Number.parseFloat(getComputedStyle(town).fontSize) * 0.3,
  }));
  const troubles: string[] = [];
  const covered: string[] = [];
  for (const [index, { name, at }] of names.entries()) {
    if (at.left < edge.left || at.right > edge.right || at.top < edge.top || at.bottom > edge.bottom)
      troubles.push(`${name} is cut`);
    for (const { name: town, at: dot, radius } of dots) {
      const across = Math.max(at.left - dot.x, dot.x - at.right, 0);
      const down = Math.max(at.top - dot.y, dot.y - at.bottom, 0);
      if (town !== name && Math.hypot(across, down) < radius) covered.push(`${name} covers ${town}`);
    }
    for (const { name: other, at: box } of names.slice(index + 1)) {
      if (at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom)
        troubles.push(`${name} meets ${other}`);
    }
  }
  return { count: names.length, troubles, covered };
}

/** Measures the map of a page with more style, at each width. */
async function measureMap(address: string, style: string) {
  const { page } = await visit(address);
  await page.evaluate(useFont);
  await page.evaluate(addStyle, style);
  const measured = [];
  for (const width of [320, 376, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    measured.push({ width, ...(await page.evaluate(measure)) });
  }
  return measured;
}

describe.skipIf(isShort).each(['/', crowded, '/kontakt'])('names on the map of %s', (address) => {
  test.each(Object.entries(states))('with %s do not overlap and are not cut off', async (_, style) => {
    for (const { width, count, troubles, covered } of await measureMap(address, style)) {
      expect(troubles, `at ${width}`).toEqual([]);
      expect(count).toBeGreaterThan(0);
      // A highlighted town among close neighbours, and larger letters, may cover a dot.
      if (address !== crowded && !style) expect(covered, `at ${width}`).toEqual([]);
    }
  });
});
