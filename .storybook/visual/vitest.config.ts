import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureBrowser } from '../../tools/local/browser.ts';
import { sourceConditions, sourceInStyles, isForStylesheets } from '../../vite.sources.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

const root = join(import.meta.dirname, '../..');
interface PathParts {
  arg: string;
  ext: string;
}

const differences = join(root, 'reports/visual');

const chromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Fonts render independently of the system's settings.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

/** Compares a picture of each component with the approved one: `npm run test:visual`. */
export default defineConfig(async () => ({
  root,
  plugins: [react(), vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets }), sourceInStyles()],
  resolve: { conditions: sourceConditions },
  // A dependency that Vite discovers during a run reloads the page, and the test fails.
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
    attachmentsDir: differences,
    // A missing picture fails. Only --update writes one.
    update: 'none' as const,
    testTimeout: timeouts.test,
    hookTimeout: timeouts.hook,
    teardownTimeout: timeouts.wait,
    browser: {
      enabled: true,
      connectTimeout: timeouts.hook,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await ensureBrowser(console.log), args: chromium },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          timeout: timeouts.wait,
          resolveScreenshotPath: ({ arg, ext }: PathParts) =>
            join(root, '.storybook/visual/pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }: PathParts) => join(differences, `${arg}${ext}`),
        },
      },
    },
  },
}));
