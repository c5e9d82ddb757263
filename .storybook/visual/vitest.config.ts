import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureBrowser } from '../../tools/local/browser.ts';
import { sourceConditions, sourceInStyles, takesOver } from '../../vite.sources.ts';
import { patience } from '../../tools/testing/patience.ts';

const root = join(import.meta.dirname, '../..');
const differences = join(root, 'reports/visual');

const chromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Letters as they are drawn, whatever the system's settings for them are.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

/** Pictures of every story, beside those that were approved: `npm run test:visual`. */
export default defineConfig(async () => ({
  root,
  plugins: [
    react(),
    vanillaExtractPlugin({ unstable_pluginFilter: takesOver }),
    // What the other projects do, too.
    sourceInStyles(),
  ],
  resolve: { conditions: sourceConditions },
  // Known beforehand: a dependency that is found in the middle of a run reloads the page, and the test is lost.
  optimizeDeps: {
    include: [
      '@radix-ui/react-collapsible',
      '@radix-ui/react-dialog',
      '@storybook/addon-docs/blocks',
      '@storybook/react-vite',
      'react-hot-toast/headless',
      'storybook/internal/core-events',
      'storybook/preview-api',
      'storybook/test',
      'storybook/theming',
    ],
  },
  test: {
    name: 'visual',
    include: ['.storybook/visual/*.test.ts'],
    globalSetup: ['.storybook/visual/setup.ts'],
    attachmentsDir: differences,
    // A story without a picture fails: only --update makes one.
    update: 'none' as const,
    testTimeout: patience.test,
    hookTimeout: patience.hook,
    teardownTimeout: patience.wait,
    // A picture that was taken a moment too early comes out otherwise the next time; one of a changed story does not.
    retry: 1,
    browser: {
      enabled: true,
      connectTimeout: patience.hook,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: await ensureBrowser(console.log),
          args: chromium,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          timeout: patience.wait,
          resolveScreenshotPath: ({ arg, ext }) => join(root, '.storybook/visual/pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(differences, `${arg}${ext}`),
        },
      },
    },
  },
}));
