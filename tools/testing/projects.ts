import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { isForStylesheets, sourceConditions } from '../../vite.sources.ts';
import { chromiumArgs, chromiumPath } from '../local/chromium.ts';
import { root } from '../local/paths.ts';
import { timeouts } from './timeouts.ts';

/** Timeouts, in ms. */
const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.hook,
  teardownTimeout: timeouts.wait,
  expect: { poll: { timeout: timeouts.wait } },
};

/** Compiles stylesheets. */
const styles = () => vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets });

/** Returns a project of tests that need no build. Only the project `components` has a DOM, which is slow to create. */
function unitTests(
  name: string,
  include: string[],
  surroundings: { environment: string; pool?: 'vmThreads'; isolate?: false; setupFiles: string[] },
  plugins: Plugin[] = styles(),
) {
  return {
    extends: true as const,
    root,
    plugins,
    ssr: { resolve: { conditions: sourceConditions } },
    test: { name, include, css: true, env: { CHROMIUM_PATH: chromiumPath }, ...surroundings, ...limits },
  };
}

/** Returns the project that runs every story in a browser, with axe. */
async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    extends: true as const,
    root,
    plugins: [styles(), storybookTest({ configDir: join(root, '.storybook') })],
    // A dependency that Vite discovers during a run reloads the page and fails the test.
    optimizeDeps: {
      include: [
        '@radix-ui/react-collapsible',
        '@radix-ui/react-dialog',
        '@storybook/addon-docs/blocks',
        'react-hot-toast/headless',
        'storybook/theming',
      ],
    },
    test: {
      name: 'stories',
      ...limits,
      // Each story removes its elements, so all can share one page.
      isolate: false,
      browser: {
        enabled: true,
        connectTimeout: timeouts.hook,
        headless: true,
        provider: playwright({ launchOptions: { executablePath: chromiumPath, args: chromiumArgs } }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/** Returns a project of tests in e2e/. With `isolate` each file has a process of its own. */
function endToEndTests(name: string, folders: string, setup: string, isolate: boolean) {
  return {
    root,
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions } },
    test: {
      name,
      include: [`e2e/${folders}/**/*.test.ts`],
      environment: 'node',
      globalSetup: [setup],
      // Tests wait most of the time.
      maxWorkers: 2,
      isolate,
      ...limits,
    },
  };
}

const projects = {
  unit: () =>
    unitTests(
      'unit',
      ['packages/*/src/**/*.test.ts', 'site/**/*.test.ts', 'tools/**/*.test.ts'],
      // Files share the modules that they load, so each removes its stubs and mocks.
      { environment: 'node', isolate: false, setupFiles: ['./tools/testing/unit.setup.ts'] },
      // Without a DOM the class names are enough.
      vanillaExtractPlugin({ unstable_mode: 'transform' }),
    ),
  components: () =>
    unitTests('components', ['packages/*/src/**/*.test.tsx', 'site/**/*.test.tsx'], {
      environment: 'jsdom',
      // Each file has a page of its own, as with processes, and jsdom itself is read once: half of the processor's time.
      pool: 'vmThreads',
      setupFiles: ['./tools/testing/components.setup.ts'],
    }),
  stories,
  consumers: () => endToEndTests('consumers', 'consumers', './e2e/consumers/setup.ts', true),
  docs: () => endToEndTests('docs', 'docs', './e2e/docs/setup.ts', true),
  journeys: () => endToEndTests('journeys', '{journeys,audit,start,smoke}', './e2e/setup.ts', false),
};

/** Returns the Vitest projects that `--project` names, else all. Storybook alone takes 6 s of the processor to load. */
export async function listTestProjects() {
  const named = process.argv.filter((_, index, all) => all[index - 1] === '--project');
  const chosen = [];
  for (const [name, create] of Object.entries(projects))
    if (named.length === 0 || named.includes(name)) chosen.push(await create());
  return chosen;
}
