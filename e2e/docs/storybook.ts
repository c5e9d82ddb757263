import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';

const { origin, entries, browser: executablePath } = inject('storybook');
export { entries, origin };

/** The parts of Storybook's window that tests use. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => unknown;
    emit: (event: string, about: object) => void;
  };
}

/** Sends an event to Storybook's preview. */
export const emit = (page: Page, event: string, about: object) =>
  page.evaluate(
    ([name, data]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
      channel.emit(name, data);
    },
    [event, about] as const,
  );

/** Starts one browser for the tests of a file. */
export function openBrowser() {
  let browser: Browser;
  const pages: Page[] = [];
  beforeAll(async () => {
    browser = await launchChromium({ executablePath });
  });
  afterEach(() => Promise.all(pages.splice(0).map((page) => page.close())));
  afterAll(() => browser.close());

  return {
    /** Opens an empty page in a new context, until the end of the test. `errors` collects what the page throws. */
    newPage: async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      pages.push(page);
      page.setDefaultTimeout(timeouts.wait);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      return { page, errors };
    },
  };
}
