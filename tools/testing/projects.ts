import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';
import type { TestProjectInlineConfiguration as Project } from 'vitest/config';
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
/** Those of tests that wait for no other program: a fault that hangs ends soon. */
const shortLimits = {
  ...limits,
  testTimeout: timeouts.wait,
  expect: { poll: { timeout: timeouts.shortWait } },
};

/** Far from Warsaw, so that a missing time zone is noticed. */
const env = { CHROMIUM_PATH: chromiumPath, TZ: 'America/New_York', NODE_ENV: 'test' };

const styles = () => vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets });

/** Returns a project of tests that need no build. Only the project `components` has a DOM, which is slow to create. */
function unitTests(
  name: string,
  include: string[],
  surroundings: { environment: string; pool?: 'vmThreads'; isolate?: false; setupFiles: string[] },
  plugins: Plugin[] = styles(),
) {
  return {
    root,
    plugins,
    ssr: { resolve: { conditions: sourceConditions } },
    test: { name, include, css: true, env, ...surroundings, ...shortLimits },
  };
}

/** Files of a screenshot that differs. */
export const differences = join(root, 'reports/visual');

/** Returns a project of tests in Chromium. Fonts render independently of the system's settings. */
async function browserTests(
  test: Project['test'],
  plugins: PluginOption[] = [],
  contextOptions = {},
): Promise<Project> {
  const { playwright } = await import('@vitest/browser-playwright');
  const { ensureBrowser } = await import('../local/browser.ts');
  const fonts = ['--font-render-hinting=none', '--disable-lcd-text', '--disable-font-subpixel-positioning'];
  const args = [...chromiumArgs, ...fonts, '--force-color-profile=srgb', '--force-device-scale-factor=1'];
  const launchOptions = { executablePath: await ensureBrowser(console.log), args };
  return {
    root,
    plugins: [styles(), plugins],
    // A dependency that Vite discovers during a run reloads the page and fails the test.
    optimizeDeps: {
      include: [
        '@radix-ui/react-collapsible',
        '@radix-ui/react-dialog',
        '@storybook/addon-docs/blocks',
        '@storybook/react-vite',
        'react-hot-toast/headless',
        'storybook/preview-api',
        'storybook/test',
        'storybook/theming',
      ],
    },
    test: {
      ...limits,
      ...test,
      browser: {
        enabled: true,
        connectTimeout: timeouts.hook,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            timeout: timeouts.wait,
            resolveScreenshotPath: ({ arg, ext }) => join(root, '.storybook/visual/pictures', arg + ext),
            resolveDiffPath: ({ arg, ext }) => join(differences, arg + ext),
          },
        },
      },
    },
  };
}

/** Returns the project that runs every story in a browser, with axe. */
async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  // Each story removes its elements, so all can share one page.
  const test = { name: 'stories', isolate: false };
  return browserTests(test, [storybookTest({ configDir: join(root, '.storybook') })]);
}

/** Returns a project of tests in e2e/. With `isolate` each file has a process of its own. */
function endToEndTests(
  name: string,
  folders: string,
  setup: string,
  isolate: boolean,
  maxWorkers = 2,
): Project {
  const resolve = { conditions: ['tarcza-source', 'node', 'development|production'] };
  return {
    extends: false,
    root,
    resolve,
    ssr: { resolve },
    test: {
      name,
      include: [`e2e/${folders}/**/*.test.ts`],
      environment: 'node',
      globalSetup: [join(root, setup)],
      // Tests wait most of the time.
      maxWorkers,
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
      { environment: 'node', isolate: false, setupFiles: [join(root, 'tools/testing/unit.setup.ts')] },
      // Without a DOM the class names are enough.
      vanillaExtractPlugin({ unstable_mode: 'transform' }),
    ),
  components: () =>
    unitTests('components', ['packages/*/src/**/*.test.tsx', 'site/**/*.test.tsx'], {
      environment: 'jsdom',
      // Each file has a page of its own, as with processes, and jsdom itself is read once: half of the processor's time.
      pool: 'vmThreads',
      setupFiles: [join(root, 'tools/testing/components.setup.ts')],
    }),
  stories,
  /** Compares a picture of each component with the approved one. */
  visual: () =>
    browserTests({ name: 'visual', include: ['.storybook/visual/*.test.ts'] }, [], {
      reducedMotion: 'reduce',
    }),
  // One emulator on a small machine: files take turns, so that a slow answer is a fault and not a queue.
  faults: () => endToEndTests('faults', '{rules,delivery}', 'e2e/delivery/emulator.ts', true, 1),
  consumers: () => endToEndTests('consumers', 'consumers', 'e2e/consumers/setup.ts', true),
  docs: () => endToEndTests('docs', 'docs', 'e2e/docs/setup.ts', true),
  journeys: () => endToEndTests('journeys', '{journeys,audit,start,smoke}', 'e2e/setup.ts', false),
};

/** Returns the Vitest projects that `--project` names, else all. Storybook alone takes 6 s of the processor to load. */
export async function listTestProjects() {
  const options = { project: { type: 'string', multiple: true } } as const;
  const { project: named = [] } = parseArgs({ strict: false, options }).values;
  const chosen = [];
  for (const [name, create] of Object.entries(projects))
    if (named.length === 0 || named.includes(name)) chosen.push(await create());
  return chosen;
}
