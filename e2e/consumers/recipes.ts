import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act } from '@tarcza/first-act/test';
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

/** The recipes of `@tarcza/first-act`. Next.js and Astro write scripts of their own into the page. */
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

const text = (selector: string) => (page: Parameters<Act['effects']>[0]) =>
  page.locator(selector).first().textContent();

/** What a visitor may do first on the page that all recipes show. */
export const acts: readonly Act[] = [
  {
    name: 'a held press counts',
    path: '/',
    control: '#add',
    effects: async (page) => Number(await text('#count')(page)),
  },
  {
    name: 'a panel opens',
    path: '/',
    control: '#question',
    effects: (page) => page.locator('#question[aria-expanded="true"]').count(),
  },
  {
    name: 'a choice is made',
    path: '/',
    control: 'button[value="news"]',
    effects: async (page) =>
      (await text('#chosen')(page)) === 'news' ? page.locator('button[aria-pressed="true"]').count() : 0,
  },
  {
    name: 'a link opens the drawer and stays on the page',
    path: '/',
    control: '#cart',
    effects: async (page) => (page.url().includes('#') ? 2 : Number(await text('#drawers')(page))),
  },
  {
    name: 'a form is sent with what was typed',
    path: '/',
    control: '#send',
    before: (page) => page.locator('#name').fill('Zofia'),
    effects: async (page) =>
      (await text('#sent')(page))?.split(',').filter((name) => name === 'Zofia').length ?? 0,
  },
  {
    name: 'the words of a card follow its link',
    path: '/',
    control: '#words',
    wakes: false,
    ways: ['click', 'tap'],
    effects: async (page) => Number(page.url().endsWith('#service')),
  },
];
