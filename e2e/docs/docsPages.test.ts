import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runAxe } from '../../tools/audit/checks/axe.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { launchChromium } from '../support/chromium.ts';

/** The documentation pages in both schemes. */

const { origin, entries } = inject('storybook');
const pages = entries.filter(({ type }) => type === 'docs');

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

test.each(pages)('$title', async ({ id }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(timeouts.wait);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const axeFinds = async () => {
    // Each story has its own test. The blocks of Storybook are not ours.
    const context = { exclude: [['.rejt-tree'], ['.docblock-argstable'], ['.docblock-source']] };
    const { violations } = await runAxe(page, context, { runOnly: wcag, iframes: false });
    return violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html}`));
  };
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  for (const scheme of ['light', 'dark']) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:${scheme}`);
    await page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator(`html[data-scheme=${scheme}]`).waitFor();
    // A frame in closed details does not load.
    const frame = page.locator('iframe:visible').first();
    if ((await frame.count()) > 0) {
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator('body.sb-show-main').waitFor();
    }

    // A table of Markdown that is not rendered.
    expect(await page.locator('#storybook-docs').textContent()).not.toContain('|---');
    expect(await axeFinds(), scheme).toEqual([]);
  }
  expect(errors).toEqual([]);
  await page.close();
});
