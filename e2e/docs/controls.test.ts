import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { entries, openBrowser, origin, type StoryWindow } from './storybook.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** Every control of every component. */

const { newPage } = openBrowser();
const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Components/'));
const firstStories = stories.filter(
  ({ title }, index) => stories.findIndex((story) => story.title === title) === index,
);

interface Control {
  name: string;
  /** Values that a person may set with the control. */
  values: unknown[];
}
const controlsOf = (page: Page, storyId: string): Promise<Control[]> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
    const { argTypes, initialArgs } = await preview.storyStore.loadStory({ storyId: id });
    const valuesOf = (type: string, options: unknown[] | undefined, value: unknown): unknown[] => {
      if (options) return options;
      if (type === 'boolean') return [true, false];
      if (type === 'number') return [1, 7];
      if (type === 'text') return ['Other words', ''];
      if (Array.isArray(value)) return [[], value.slice(0, 1)];
      return [Object.fromEntries(Object.keys(value as object).map((key) => [key, 'Other words']))];
    };
    return Object.entries(argTypes)
      .filter(([, { control, table }]) => control?.type && !control.disable && !table?.disable)
      .map(([name, { control, options }]) => ({
        name,
        values: valuesOf(control?.type ?? '', options, initialArgs[name]),
      }));
  }, storyId);

/** Sets or resets args. Resolves once the story is rendered. */
const emitArgs = (page: Page, storyId: string, event: string, updatedArgs: object = {}): Promise<void> =>
  page.evaluate(
    async ([id, name, args]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      const rendered = new Promise<void>((resolve) => channel.once('storyRendered', resolve));
      channel.emit(name, { storyId: id, updatedArgs: args });
      await rendered;
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    [storyId, event, updatedArgs] as const,
  );

test('there is a first story of each component', () => expect(firstStories.length).toBeGreaterThan(20));

test.each(isShort ? [] : firstStories)('no control of $title breaks its story', async ({ id }) => {
  const { page, errors } = await newPage();
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  for (const { name, values } of await controlsOf(page, id)) {
    for (const value of values) await emitArgs(page, id, 'updateStoryArgs', { [name]: value });
    expect(await page.locator('body.sb-show-errordisplay').count(), name).toBe(0);
    await emitArgs(page, id, 'resetStoryArgs');
  }
  expect(errors).toEqual([]);
});
