import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runAxe } from '../../tools/audit/checks/axe.ts';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';

/** The documentation pages in both schemes and on a phone. */

const { origin, entries, browser: executablePath } = inject('storybook');
const isShort = process.env['DOCS'] === 'short';
const few = ['foundations-colour-roles--docs', 'notice--docs', 'patterns-a-form-that-failed--docs'];
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

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium({ executablePath });
});
afterAll(() => browser.close());

interface Searchable {
  title: string;
  name: string;
  /** The headings of a page. */
  anchors?: { title: string }[];
}

interface Channel {
  emit: (event: string, about: object) => void;
}

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

test.each([
  'spacing',
  'install',
  'changelog',
  'rtl',
  'input',
  'navbar',
  '2.4.7',
  'lightbox',
  'accordion',
  'snackbar',
  'before/after',
  'skeleton',
  'spinner',
  'loading',
  'npm',
  'figma',
  'export',
  'download',
  'upload',
  'date',
  'easing',
  'duration',
  'vpat',
  'support',
  'transcript',
  'screen reader',
  'forced colours',
  'german',
  'tabs',
  'table sort',
  'tone',
  'voice',
  'breakpoint',
  'elevation',
  'migration',
])('the search finds %s', async (word) => {
  const response = await fetch(`${origin}/index.json`);
  const index = (await response.json()) as { entries: Record<string, Searchable> };
  const titles = Object.values(index.entries).flatMap(({ title, name, anchors = [] }) => [
    title,
    name,
    ...anchors.map((anchor) => anchor.title),
  ]);
  expect(titles.filter((title) => title.toLowerCase().includes(word))).not.toEqual([]);
});

test.each(pages)('$title', async ({ id, title }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    context.setDefaultTimeout(patience.wait);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (said) => {
      if (said.text().startsWith('Failed to load resource'))
        errors.push(`${said.text()} ${said.location().url}`);
    });
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:light`);
    await page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first().waitFor();

    const frames = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).title));
    expect(frames).toEqual(expect.arrayContaining(framedOn(title).map((story) => `${title}: ${story.name}`)));
    if (frames.length > 0) {
      await page.locator('iframe').last().scrollIntoViewIfNeeded();
      await page.frameLocator('iframe').last().locator('body.sb-show-main').waitFor();
    }

    // A table of Markdown that is not rendered.
    expect(await page.locator('#storybook-docs').textContent()).not.toContain('|---');
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      channel.emit('updateGlobals', { globals: { scheme: 'dark' } });
    });
    await page.locator('html[data-scheme=dark]').waitFor();
    expect(await axeFinds(page)).toEqual([]);

    // On a phone the page does not scroll sideways; a wider part does, by keyboard, too.
    await page.setViewportSize({ width: 390, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await expect.poll(() => axeFinds(page, ['scrollable-region-focusable'])).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
});
