import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// Stories show the package's source, so that a change is seen at once.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['tarcza-source', 'module', 'browser', 'development|production'] },
  build: {
    // Storybook brings its own large chunks, and a page of stories has no use for 'use client'.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onwarn: (warning, print) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') print(warning);
      },
    },
  },
});
