import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runAxe } from '../../tools/audit/checks/axe.ts';
import { patience } from '../../tools/testing/patience.ts';

/** The documentation pages as a reader has them: loaded, and read from the top to the end. */

const { origin, entries, browser: executablePath } = inject('storybook');
const isShort = process.env['DOCS'] === 'short';
/** One with few frames of each kind but the start's, where all would take too long. */
const few = ['foundations-colour-roles--docs', 'notice--docs', 'patterns-a-form-that-failed--docs'];
const docs = entries.filter(({ type }) => type === 'docs');
const pages = isShort ? docs.filter(({ id }) => few.includes(id)) : docs;

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
    // A frame that gives way to others just now has no window.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = ((element as HTMLIFrameElement).contentWindow ??
      {}) as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    const wrong = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      .map((event) => channel?.last(event))
      .find((about) => about !== undefined);
    if (wrong) return wrong[0].message ?? JSON.stringify(wrong);
    return channel?.last('storyFinished')?.[0].status;
  });

/** Goes to a frame, and waits until its story has played. */
async function read(page: Page, title: string) {
  const place = page.locator(`[data-frame=${JSON.stringify(title)}]`);
  const frame = place.getByTitle(title, { exact: true });
  let end: string | undefined;
  await expect
    .poll(async () => {
      // What stands above it may have grown meanwhile, and a frame that is far off waits for its reader.
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      end = (await frame.count()) > 0 ? await outcome(frame) : undefined;
      return end;
    })
    .toBeDefined();
  return end;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function axeFinds(page: Page, runOnly = wcag) {
  const { violations } = await runAxe(page, undefined, {
    runOnly,
    resultTypes: ['violations'],
    // Each story has its own test, in a page of its own.
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

test('there are pages to read', () => expect(pages.length).toBeGreaterThan(isShort ? few.length - 1 : 28));

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
      .locator('[data-frame]')
      .evaluateAll((places) => places.map((place) => place.getAttribute('data-frame') ?? ''));
    expect(frames).toEqual(expect.arrayContaining(framedOn(title).map((story) => `${title}: ${story.name}`)));
    const ends: Record<string, string | undefined> = {};
    for (const frame of frames) ends[frame] = await read(page, frame);
    expect(ends).toEqual(Object.fromEntries(frames.map((frame) => [frame, 'success'])));
    // A part that nobody drew has no measures.
    await expect.poll(() => page.getByText('Measured once it is in view.').count()).toBe(0);

    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      channel.emit('updateGlobals', { globals: { scheme: 'dark' } });
    });
    await page.locator('html[data-scheme=dark]').waitFor();
    expect(await axeFinds(page)).toEqual([]);

    // On a phone: what is wider scrolls in its own place, by the keyboard too, and the page does not.
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
