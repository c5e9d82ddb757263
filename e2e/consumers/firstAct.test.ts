import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryActs, type Act } from '@tarcza/first-act/test';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { acts, recipes, serveRecipe } from './recipes.ts';
import { serveSlowly } from './serveSlowly.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    timeout: patience.wait,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});
afterAll(() => browser?.close());

// What Next.js and Astro need is installed from the registry, which takes too long for every test run:
// `npm run release:check` asks for them.
const tried = Object.entries(recipes).filter(
  ([, { installs }]) => !installs || process.env['CONSUMERS'] === 'all',
);
/** `npm run release:check` tries more. */
const count = process.env['CONSUMERS'] === 'all' ? 200 : 30;

test.each(tried)(
  '%s: no first act is lost, and none is doubled',
  { timeout: 3 * patience.hook },
  async (_, recipe) => {
    const { address, end } = await serveRecipe(recipe, inject('firstAct'));
    try {
      const { trials, lost, doubled } = await tryActs({
        address,
        acts,
        browser,
        count,
        atOnce: 4,
        perContext: 25,
        patience: patience.wait,
      });
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(trials).toHaveLength(count);
      // Otherwise nothing of it had been about the loader.
      expect(trials.filter(({ late }) => !late).length).toBeGreaterThan(count / 2);
    } finally {
      await end();
    }
  },
);

describe('the harness tells what is wrong', () => {
  const add: Act = {
    name: 'adding',
    path: '/',
    control: 'button',
    effects: async (page) => Number(await page.locator('output').textContent()),
  };

  /** A page that adds as much as asked for: from the start, or from the first press on, which it wastes. */
  async function tryPage(step: number, alive: 'at once' | 'once pressed', wait: number) {
    const folder = mkdtempSync(join(tmpdir(), 'tarcza-acts-'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Adding</title><button>Add</button><output>0</output><script>
        const wake = () => {
          document.querySelector('button').onclick = () => (document.querySelector('output').value -= -${step});
          dispatchEvent(new Event('first-act:ready'));
        };
        ${alive === 'at once' ? 'wake()' : "addEventListener('click', () => setTimeout(wake), { once: true })"};
      </script>`,
    );
    const server = await serveSlowly(folder);
    try {
      const options = { count: 4, atOnce: 4, patience: wait, acts: [add], browser };
      return await tryActs({ ...options, address: server.address });
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  }

  test('a page that wakes on the first press loses it', async () => {
    expect((await tryPage(1, 'once pressed', 5000)).lost).toHaveLength(4);
  });

  test('a page that acts twice doubles them all', async () => {
    expect((await tryPage(2, 'at once', patience.wait)).doubled).toHaveLength(4);
  });
});
