import { expect, test } from 'vitest';
import { openBrowser, origin, type StoryWindow } from './storybook.ts';

/** The frames of a documentation page play their stories while the reader types in the search. */

const { newPage } = openBrowser();
const played = { forms: 'contactform', 'a modal viewer': 'galleryviewer', toasts: 'toasts' };

test.each(Object.entries(played))(
  '%s leave the focus in the search, and play to their end',
  async (_, id) => {
    const { page, errors } = await newPage({ width: 1440, height: 900 });
    page.on('console', (message) => {
      // A story of a failing connection: the form logs what onSubmit throws.
      const isExpected = message.text().startsWith('ContactForm: onSubmit failed.');
      if (message.type() === 'error' && !isExpected) errors.push(message.text());
    });
    await page.goto(`${origin}/?path=/docs/${id}--docs`);
    const search = page.locator('#storybook-explorer-searchfield');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1 }).waitFor();
    await search.focus();

    await preview
      .locator('details.example')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const frames = preview.locator('iframe');
    await expect.poll(() => frames.count()).toBeGreaterThan(3);
    const count = await frames.count();
    let word = '';
    for (let index = 0; index < count; index++) {
      // Frames load when they are near.
      await frames.nth(index).evaluate((frame) => frame.scrollIntoView({ behavior: 'instant' }));
      await preview.frameLocator('iframe').nth(index).locator('body.sb-show-main').waitFor();
      for (const letter of 'nav') {
        await page.keyboard.type(letter, { delay: 50 });
        word += letter;
      }
    }
    await expect.poll(() => page.frames().length).toBeGreaterThan(count);
    for (const frame of page.frames().filter((each) => each.url().includes('framed=1'))) {
      await frame.waitForFunction(() => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Partial<StoryWindow>;
        return channel?.last('storyFinished') ?? channel?.last('playFunctionThrewException');
      });
    }
    expect(await search.inputValue()).toBe(word);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(errors).toEqual([]);
  },
);
