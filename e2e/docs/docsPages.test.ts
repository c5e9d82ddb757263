import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runAxe } from '../../tools/audit/checks/axe.ts';
import { emit, entries, openBrowser, origin } from './storybook.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** The documentation pages in both schemes and on a phone. */

const { newPage } = openBrowser();
const few = ['notice--docs', 'patterns-a-form-that-failed--docs'];
const docs = entries.filter(({ type }) => type === 'docs');
const pages = isShort ? docs.filter(({ id }) => few.includes(id)) : docs;

/** The stories in frames on a page: all but the first. */
const framedOn = (title: string) =>
  title.startsWith('Components/')
    ? entries
        .filter((entry) => entry.title === title && entry.type === 'story')
        .slice(1)
        .filter(({ tags }) => tags.includes('dev'))
    : [];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function axeFinds(page: Page, runOnly = wcag) {
  const { violations } = await runAxe(page, undefined, {
    runOnly,
    resultTypes: ['violations'],
    // Each story has its own test.
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

test('Storybook has documentation pages', () =>
  expect(pages.length).toBeGreaterThan(isShort ? few.length - 1 : 28));

const searched = `spacing, install, changelog, rtl, input, navbar, 2.4.7, lightbox, accordion, snackbar, before/after, skeleton, spinner,
loading, npm, figma, export, download, upload, date, easing, duration, vpat, support, transcript, screen reader,
forced colours, german, tabs, table sort, tone, voice, breakpoint, elevation, migration`;

test('the search finds what designers look for', async () => {
  const index = (await (await fetch(`${origin}/index.json`)).json()) as {
    entries: Record<string, { title: string; name: string; anchors?: { title: string }[] }>;
  };
  const found = Object.values(index.entries)
    .flatMap(({ title, name, anchors = [] }) => [title, name, ...anchors.map((anchor) => anchor.title)])
    .join('\n')
    .toLowerCase();
  expect(searched.split(/,\s/).filter((word) => !found.includes(word))).toEqual([]);
});

test.each(pages)('$title', async ({ id, title }) => {
  const { page, errors } = await newPage();
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to load resource'))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:light`);
  await page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first().waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
  await page
    .locator('details.example')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const titles = framedOn(title).map((story) => `${title}: ${story.name}`);
  const titlesOfFrames = () =>
    page.locator('iframe').evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).title));
  await expect.poll(titlesOfFrames).toEqual(expect.arrayContaining(titles));
  if ((await titlesOfFrames()).length > 0) {
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').last().locator('body.sb-show-main').waitFor();
  }

  // A table of Markdown that is not rendered.
  expect(await page.locator('#storybook-docs').textContent()).not.toContain('|---');
  expect(await axeFinds(page)).toEqual([]);
  await emit(page, 'updateGlobals', { globals: { scheme: 'dark' } });
  await page.locator('html[data-scheme=dark]').waitFor();
  expect(await axeFinds(page)).toEqual([]);

  // On a phone the page does not scroll sideways; a wider part does, by keyboard, too.
  await page.setViewportSize({ width: 390, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await expect.poll(() => axeFinds(page, ['scrollable-region-focusable'])).toEqual([]);
  expect(errors).toEqual([]);
});
