import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';

/** The play functions with the labels of other languages. */

const { origin, entries, browser: executablePath } = inject('storybook');
const isShort = process.env['DOCS'] === 'short';
const stories = entries.filter(({ type, id }) => type === 'story' && !id.startsWith('theming--'));
const withErrors = ['contactform--errors', 'patterns--form-with-errors'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium({ executablePath });
});
afterAll(() => browser.close());

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => [{ storyId: string; status: string }] | undefined;
    emit: (event: string, about: object) => void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStore: {
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } };
      }>;
    };
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

test('the errors stay when the toolbar changes the language', async () => {
  const page = await browser.newPage();
  expect(await play(page, 'contactform--errors', 'en')).toBe('success');
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
    channel?.emit('updateGlobals', { globals: { language: 'de' } });
  });
  await page.getByText('Nachricht', { exact: false }).first().waitFor();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(2);
  await page.close();
});

const widths: Readonly<Record<string, number>> = { mobile1: 320, mobile2: 390 };

/** Returns the width that a story names, in px. Only Storybook's own window applies it. */
const widthOf = async (page: Page, id: string) => {
  const name = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
    const { storyGlobals } = await preview.storyStore.loadStory({ storyId });
    return storyGlobals.viewport?.value;
  }, id);
  return widths[name ?? ''] ?? 1280;
};

const titles = [...new Set(stories.map(({ title }) => title))];
test.skipIf(isShort).each(titles)('every play function of %s succeeds in German', async (title) => {
  const page = await browser.newPage();
  const failed: string[] = [];
  await page.goto(`${origin}/iframe.html?id=notice--promotion&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  for (const { id } of stories.filter((story) => story.title === title)) {
    await page.setViewportSize({ width: await widthOf(page, id), height: 900 });
    if ((await play(page, id, 'de')) !== 'success') failed.push(id);
  }
  await page.close();
  expect(failed).toEqual([]);
});
