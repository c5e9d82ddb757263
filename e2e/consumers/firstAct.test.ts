import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { interactions, recipes, serveRecipe, type Interaction } from './recipes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    timeout: patience.wait,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});
afterAll(() => browser?.close());

// Next.js and Astro are installed from the registry, which takes minutes: `npm run release:check` includes them.
const tried = Object.entries(recipes).filter(
  ([, { installs }]) => !installs || process.env['CONSUMERS'] === 'all',
);

const ways = ['click', 'tap', 'key'] as const;
/** Milliseconds from the first byte: before, while and after the application loads. */
const delays = [0, 30, 80, 200, 500];

/** Returns how often the interaction has had its effect once the page is hydrated and a doubled effect had its time. */
async function countEffects(page: Page, interaction: Interaction, way: (typeof ways)[number], delay: number) {
  await interaction.before?.(page);
  await page.waitForTimeout(delay);
  const control = page.locator(interaction.control);
  if (way === 'key') {
    await control.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'tap') await control.tap({ noWaitAfter: true });
  else await control.click({ noWaitAfter: true });
  await page.waitForFunction(() => 'isReady' in window);
  await page.waitForTimeout(100);
  return await interaction.effects(page);
}

describe.each(tried)('%s', (_, recipe) => {
  let site: Awaited<ReturnType<typeof serveRecipe>>;
  beforeAll(async () => {
    site = await serveRecipe(recipe, inject('firstAct'));
  }, 3 * patience.hook);
  afterAll(() => site?.end());

  test.each(interactions)('$name has its effect exactly once', async (interaction) => {
    for (const [index, delay] of delays.entries()) {
      const way = ways[index % ways.length]!;
      const context = await browser.newContext({ hasTouch: true });
      const page = await context.newPage();
      await page.addInitScript(() => {
        addEventListener('first-act:ready', () => Object.assign(window, { isReady: true }));
      });
      await page.goto(site.address, { waitUntil: 'commit' });
      expect(await countEffects(page, interaction, way, delay), `${way} after ${delay} ms`).toBe(1);
      await context.close();
    }
  });
});
