import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { createFirestorePolicy } from './packages/contact/src/site/policy.ts';
import { staticSite } from './packages/static-site/src/vite/index.ts';
import { pictures } from './packages/static-site/src/vite/pictures.ts';
import { markdown } from './packages/static-site/src/vite/markdown/index.ts';
import { type Company, readCompany } from './site/settings/readCompany.ts';
import { fragment } from './site/src/text/fragment.ts';
import { dangers } from './site/src/content/texts/dangers.ts';
import { terms } from './site/src/content/offers/terms.ts';
import { createSchedule } from './site/src/hours/schedule.ts';
import { typesetText } from './site/src/text/typeset.ts';
import { dist } from './site/dist.ts';
import { fontLetters } from './site/fontLetters.ts';
import { securityTxt } from './site/securityTxt.ts';
import { sourceConditions, sourceInStyles, isForStylesheets } from './vite.sources.ts';
import { chromiumPath } from './tools/local/chromium.ts';
import { timeouts } from './tools/testing/timeouts.ts';

/** Timeouts, in ms. */
const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.hook,
  teardownTimeout: timeouts.wait,
  expect: { poll: { timeout: timeouts.wait } },
};

/** Returns a project of tests that need no build. Only the project `components` has a DOM, which is slow to create. */
function unitTests(
  name: string,
  include: string[],
  surroundings: { environment: string; pool?: 'vmThreads'; setupFiles: string[] },
) {
  return {
    extends: true as const,
    root: import.meta.dirname,
    ssr: { resolve: { conditions: sourceConditions } },
    test: { name, include, css: true, env: { CHROMIUM_PATH: chromiumPath }, ...surroundings, ...limits },
  };
}

/** Returns the project that runs every story in a browser, with axe. Imports lazily, because builds read this file, too. */
async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    extends: true as const,
    root: import.meta.dirname,
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
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
        provider: playwright({
          launchOptions: {
            executablePath: chromiumPath,
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/** Returns a project of tests in e2e/. With `isolate` each file has a process of its own. */
function endToEndTests(name: string, folders: string, setup: string, isolate: boolean) {
  return {
    root: import.meta.dirname,
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

const site = `${import.meta.dirname}/site`;

/** Reads the articles. Their metadata is in the TypeScript file beside each. */
const articles = () =>
  markdown({
    folder: `${site}/src/content/articles/texts`,
    frontMatter: false,
    values: { ...terms, dangers },
    typeset: typesetText,
    headingId: fragment,
  });

/** Tests and their builds ignore site/.env.local: it has the settings of one developer. */
const envDir: string | false = process.env.VITEST || process.env.WITHOUT_LOCAL_SETTINGS ? false : site;

/** Returns the plugins that write files of the site, and check them. */
const ownFiles = (company: Company) => [pictures(), securityTxt(company), fontLetters(dist)];

/** Returns the constants of site/src/globals.d.ts. */
const constants = (company: Company) => ({
  BUILD_YEAR: new Date().getFullYear(),
  COMPANY: JSON.stringify(company),
  OFFICE_SCHEDULE: JSON.stringify(createSchedule(company)),
});

const listTestProjects = async (command: ConfigEnv['command']) => [
  unitTests(
    'unit',
    [
      'packages/*/src/**/*.test.ts',
      'site/**/*.test.ts',
      'functions/src/**/*.test.ts',
      'tools/**/*.test.ts',
      'e2e/speech/*.test.ts',
    ],
    { environment: 'node', setupFiles: ['./tools/testing/temporaryFolders.setup.ts'] },
  ),
  unitTests('components', ['packages/*/src/**/*.test.tsx', 'site/**/*.test.tsx', '.storybook/*.test.tsx'], {
    environment: 'jsdom',
    // Each file has a page of its own, as with processes, and jsdom itself is read once: half of the processor's time.
    pool: 'vmThreads',
    setupFiles: ['./tools/testing/unit.setup.ts'],
  }),
  ...(command === 'serve' ? [await stories()] : []),
  endToEndTests('consumers', 'consumers', './e2e/consumers/setup.ts', true),
  endToEndTests('docs', 'docs', './e2e/docs/setup.ts', true),
  endToEndTests('e2e', '{journeys,audit,start,smoke}', './e2e/setup.ts', false),
];

/** The site's build and, under `test`, the Vitest projects. */
export default defineConfig(async ({ command, mode }) => {
  const settings = loadEnv(mode, envDir, 'VITE_');
  const company = readCompany(settings);
  return {
    root: site,
    envDir,
    plugins: [
      react(),
      vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets }),
      staticSite({
        outDir: dist,
        host: 'firebase',
        policy: {
          'form-action': 'mailto:',
          'require-trusted-types-for': "'script'",
          'trusted-types': "'none'",
          // Tests have no settings, which it warns of.
          ...(command === 'serve' && process.env.VITEST ? {} : createFirestorePolicy(settings)),
        },
      }),
      ownFiles(company),
      articles(),
      ...(command === 'serve' ? [sourceInStyles()] : []),
    ],
    define: constants(company),
    resolve: command === 'serve' ? { conditions: sourceConditions } : {},
    test: { projects: await listTestProjects(command) },
  };
});
