import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { copyExample, installFromHere } from './consumer.ts';
import { serveSlowly } from './serveSlowly.ts';

export interface Recipe {
  /** Of the example. */
  name: string;
  /** Where its build lies. */
  output: string;
  /** Whether npm has to fetch what the repository has not installed. */
  installs: boolean;
  /** The Content-Security-Policy under which it is tried. */
  policy?: string;
}

/** The recipes of `@tarcza/first-act`. Next.js and Astro add scripts of their own to the page. */
export const recipes = {
  vite: {
    name: 'first-act-vite',
    output: 'dist',
    installs: false,
    policy:
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'",
  },
  next: { name: 'first-act-next', output: 'out', installs: true },
  astro: { name: 'first-act-astro', output: 'dist', installs: true },
} as const satisfies Record<string, Recipe>;

/** Builds a recipe outside the repository, with the packed package, and serves it. */
export async function serveRecipe({ name, output, installs, policy }: Recipe, tarball: string) {
  const example = copyExample(name);
  try {
    if (installs) {
      const quiet = ['--prefer-offline', '--no-save', '--no-audit', '--no-fund'];
      example.run('npm', ['install', ...quiet, tarball]);
    } else {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(example.folder, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
      installFromHere(example, [tarball], Object.keys({ ...dependencies, ...devDependencies }));
    }
    const quietly = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
    example.run('npm', ['run', 'build'], quietly);
    const server = await serveSlowly(join(example.folder, output), policy);
    return {
      address: server.address,
      end: async () => {
        await server.close();
        example.remove();
      },
    };
  } catch (error) {
    example.remove();
    throw error;
  }
}

/** A first interaction with the page that all recipes show. */
export interface Interaction {
  name: string;
  /** Selector of what is clicked. */
  control: string;
  /** How often the click has had its effect: 0 is lost, more than 1 is doubled. */
  effects: (page: Page) => Promise<number>;
  /** What the visitor does before. */
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
