import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../tools/local/paths.ts';
import { createConsumer, installFromHere } from './consumer.ts';
import { serveSlowly } from './serveSlowly.ts';

/** A file in RECIPES.md of `@tarcza/first-act`. */
export interface RecipeFile {
  /** Heading of its section. */
  recipe: string;
  path: string;
  code: string;
}

/** Returns the code blocks of the recipes that begin with a file name. */
export function recipeFiles(): RecipeFile[] {
  const recipes = readFileSync(join(root, 'packages/first-act/RECIPES.md'), 'utf8');
  return recipes.split('\n## ').flatMap((section) =>
    [...section.matchAll(/^```\w+\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(([, path = '', code = '']) => ({
      recipe: section.split('\n', 1)[0] ?? '',
      path,
      code,
    })),
  );
}

/** The strictest policy under which the recipe of Vite works. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/** Builds the recipe of Vite outside the repository, with the packed package, and serves it. */
export async function serveViteRecipe(tarball: string) {
  const site = createConsumer('first-act');
  const { folder, run, remove } = site;
  try {
    installFromHere(site, [tarball], ['react', 'react-dom', 'vite']);
    for (const { path, code } of recipeFiles().filter(({ recipe }) => recipe === 'Vite and React')) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    cpSync(join(import.meta.dirname, 'fixtures/firstAct/Demo.jsx'), join(folder, 'src/Demo.jsx'));
    run(process.execPath, ['build.mjs'], { NODE_ENV: 'production' });
    const server = await serveSlowly(join(folder, 'dist'), policy);
    return {
      address: server.address,
      end: async () => {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A first interaction with the page of the recipe. */
export interface Interaction {
  name: string;
  /** Selector of the clicked element. */
  control: string;
  /** Returns how often the click had its effect: 0 is lost, more than 1 is doubled. */
  effects: (page: Page) => Promise<number>;
  /** Interaction before the click. */
  before?: (page: Page) => Promise<void>;
}

const text = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? '';

export const interactions: readonly Interaction[] = [
  {
    name: 'a queued click',
    control: '#add',
    effects: async (page) => Number(await text(page, '#count')),
  },
  {
    name: 'a panel',
    control: '#question',
    effects: (page) => page.locator('#question[aria-expanded="true"]').count(),
  },
  {
    name: 'a choice',
    control: 'button[value="news"]',
    effects: async (page) =>
      (await text(page, '#chosen')) === 'news' ? page.locator('button[aria-pressed="true"]').count() : 0,
  },
  {
    name: 'a link that is a button',
    control: '#cart',
    effects: async (page) => (page.url().includes('#') ? 2 : Number(await text(page, '#drawers'))),
  },
  {
    name: 'a form with typed text',
    control: '#send',
    before: (page) => page.locator('#name').fill('Zofia'),
    effects: async (page) => (await text(page, '#sent')).split(',').filter((name) => name === 'Zofia').length,
  },
];
