import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { launchChromium } from '../support/chromium.ts';

/** The frames of a documentation page play their stories while the reader types in the search. */

const { origin, browser: executablePath } = inject('storybook');
const played = { forms: 'contactform', 'a modal viewer': 'galleryviewer', toasts: 'toasts' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium({ executablePath });
});
afterAll(() => browser.close());

test.each(Object.entries(played))(
  '%s leave the focus in the search, and play to their end',
  async (_, id) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(patience.wait);
    const errors: string[] = [];
    page.on('console', (said) => {
      // A story of a failing connection: the form logs what onSubmit throws.
      const isExpected = said.text().startsWith('ContactForm: onSubmit failed.');
      if (said.type() === 'error' && !isExpected) errors.push(said.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/?path=/docs/${id}--docs`);
    const search = page.locator('#storybook-explorer-searchfield');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1 }).waitFor();
    await search.focus();

    const frames = preview.locator('iframe');
    const count = await frames.count();
    expect(count).toBeGreaterThan(3);
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
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
        };
        return channel?.last('storyFinished') ?? channel?.last('playFunctionThrewException');
      });
    }
    expect(await search.inputValue()).toBe(word);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(errors).toEqual([]);
    await page.close();
  },
);
