import type { Browser, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { interactions, recipeFiles, serveViteRecipe, type Interaction } from './recipes.ts';
import { translatePage } from '../support/changeDom.ts';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

test('RECIPES.md has the files of three recipes', () => {
  expect(new Set(recipeFiles().map(({ recipe }) => recipe)).size).toBe(3);
});

test.each(recipeFiles())('$path of the recipe "$recipe" compiles', async ({ path, code }) => {
  await expect(transformWithOxc(code, path)).resolves.toHaveProperty('code');
});

const ways = ['click', 'tap', 'key'] as const;
/** Milliseconds from the first byte: before, while and after the application loads. */
const delays = [0, 80, 400];

async function openPage(address: string) {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('first-act:ready', () => Object.assign(window, { isReady: true }));
  });
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

/** Returns how often the interaction has had its effect once the page is hydrated and a doubled effect had its time. */
async function countEffects(page: Page, { control, effects }: Interaction, way: (typeof ways)[number]) {
  const element = page.locator(control);
  if (way === 'key') {
    await element.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'tap') await element.tap({ noWaitAfter: true });
  else await element.click({ noWaitAfter: true });
  await page.waitForFunction(() => 'isReady' in window);
  await page.waitForTimeout(100);
  return await effects(page);
}

describe('the recipe "Vite and React"', () => {
  let site: Awaited<ReturnType<typeof serveViteRecipe>>;
  beforeAll(async () => {
    site = await serveViteRecipe(inject('firstAct'));
  });
  afterAll(() => site?.end());

  test.each(interactions)('$name has its effect exactly once', async (interaction) => {
    for (const [index, delay] of delays.entries()) {
      const way = ways[index % ways.length]!;
      const page = await openPage(site.address);
      await interaction.before?.(page);
      await page.waitForTimeout(delay);
      expect(await countEffects(page, interaction, way), `${way} after ${delay} ms`).toBe(1);
      await page.context().close();
    }
  });

  // The framework renders a translated page again, without the typed text.
  test.each(interactions.filter(({ before }) => !before).slice(0, 2))(
    '$name has its effect exactly once on a translated page',
    async (interaction) => {
      const page = await openPage(site.address);
      await page.waitForLoadState();
      await translatePage(page);
      expect(await countEffects(page, interaction, 'click')).toBe(1);
      await page.context().close();
    },
  );
});
