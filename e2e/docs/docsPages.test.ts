import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runAxe } from '../../packages/audit/src/engines/axe.ts';
import { patience } from '../../tools/testing/patience.ts';

/** The documentation pages as a reader has them: loaded, and read from the top to the end. */

const { origin, entries, browser: executablePath } = inject('storybook');
const pages = entries.filter(({ type }) => type === 'docs');

/** The stories that a page shows in frames: all but the first, which it draws itself. */
const framedOn = (title: string) =>
  title.startsWith('Components/')
    ? entries.filter((entry) => entry.title === title && entry.type === 'story').slice(1)
    : [];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    timeout: patience.wait,
  });
});
afterAll(() => browser.close());

interface Channel {
  last: (event: string) => [{ status?: string; message?: string }] | undefined;
  emit: (event: string, about: object) => void;
}

/** How the story in a frame ended: "success", or what went wrong; nothing while it plays. */
const outcome = (frame: Locator) =>
  frame.evaluate((element) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (element as HTMLIFrameElement)
      .contentWindow as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    const wrong = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      .map((event) => channel?.last(event))
      .find((about) => about !== undefined);
    if (wrong) return wrong[0].message ?? JSON.stringify(wrong);
    return channel?.last('storyFinished')?.[0].status;
  });

/** Reads on until a story is there, and waits until it has played. */
async function readStory(page: Page, { title, name }: (typeof entries)[number]) {
  const frame = page.getByTitle(`${title}: ${name}`, { exact: true });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, 300));
      return frame.count();
    })
    .toBe(1);
  await frame.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect.poll(() => outcome(frame)).toBeDefined();
  return outcome(frame);
}

async function axeFinds(page: Page) {
  const { violations } = await runAxe(page, undefined, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
    resultTypes: ['violations'],
    // Each story has its own test, in a page of its own.
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

test('there are pages to read', () => expect(pages.length).toBeGreaterThan(28));

test.each(pages)('$title', async ({ id, title }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    context.setDefaultTimeout(patience.wait);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:light`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    const stories = framedOn(title);
    const ends: Record<string, string | undefined> = {};
    for (const story of stories) ends[story.name] = await readStory(page, story);
    expect(ends).toEqual(Object.fromEntries(stories.map((story) => [story.name, 'success'])));

    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      channel.emit('updateGlobals', { globals: { scheme: 'dark' } });
    });
    await page.locator('html[data-scheme=dark]').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
});
