import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emit, entries, openBrowser, origin, type StoryWindow } from './storybook.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** The play functions with the labels of other languages. */

const { newPage } = openBrowser();
const stories = entries.filter(({ type, id }) => type === 'story' && !id.startsWith('theming--'));
const exceptions = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];

/** Shows a story, and returns `success` once its play function is done. */
async function play(page: Page, id: string, language: string) {
  const globals = `language:${language};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const finished = await page.waitForFunction(
    ([storyId, events]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Partial<StoryWindow>;
      if (events.some((event) => channel?.last(event))) return 'error';
      const [last] = channel?.last('storyFinished') ?? [];
      return last?.storyId === storyId && last.status;
    },
    [id, exceptions] as const,
  );
  return finished.jsonValue();
}

test('the errors of a form stay when the toolbar changes the language', async () => {
  const { page } = await newPage();
  expect(await play(page, 'contactform--errors', 'cs')).toBe('success');
  await emit(page, 'updateGlobals', { globals: { language: 'de' } });
  await page.getByText('Nachricht', { exact: false }).first().waitFor();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(2);
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
test.each(isShort ? [] : titles)('every play function of %s succeeds in German', async (title) => {
  const { page } = await newPage();
  const failed: string[] = [];
  await page.goto(`${origin}/iframe.html?id=notice--promotion&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  for (const { id } of stories.filter((story) => story.title === title)) {
    await page.setViewportSize({ width: await widthOf(page, id), height: 900 });
    if ((await play(page, id, 'de')) !== 'success') failed.push(id);
  }
  expect(failed).toEqual([]);
});
