import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';

/** The play functions with the labels of other languages. */

const { origin, entries, browser: executablePath } = inject('storybook');
const isShort = process.env['DOCS'] === 'short';
const stories = entries.filter(({ type, id }) => type === 'story' && !id.startsWith('theming--'));
const withErrors = ['contactform--errors', 'patterns--form-with-errors'];

let browser: Browser;
beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  browser = await chromium.launch({ executablePath, args, timeout: patience.wait });
});
afterAll(() => browser.close());

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => [{ storyId: string; status: string }] | undefined;
  };
}

const exceptions = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];

/** Shows a story, and returns `success` once its play function is done. */
async function play(page: Page, id: string, language: string) {
  const globals = `language:${language};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const finished = await page.waitForFunction(
    ([storyId, events]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      if (events.some((event) => channel?.last(event))) return 'error';
      const [last] = channel?.last('storyFinished') ?? [];
      return last?.storyId === storyId && last.status;
    },
    [id, exceptions] as const,
    { timeout: patience.wait },
  );
  return finished.jsonValue();
}

test.each(['de', 'cs'])('the form shows its errors in %s', async (language) => {
  const page = await browser.newPage();
  for (const id of withErrors) {
    expect(await play(page, id, language), id).toBe('success');
    expect(await page.locator('[aria-invalid=true]').count(), id).toBeGreaterThan(2);
  }
  await page.close();
});

test.skipIf(isShort)('every play function succeeds in German', async () => {
  const page = await browser.newPage();
  let left = stories.map(({ id }) => id);
  // Some need a phone. The toolbar's width does not apply without Storybook's own window.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const failed: string[] = [];
    for (const id of left) if ((await play(page, id, 'de')) !== 'success') failed.push(id);
    left = failed;
  }
  await page.close();
  expect(left).toEqual([]);
});
