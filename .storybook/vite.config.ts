import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// Stories show the package's source, so that a change is seen at once.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['tarcza-source', 'module', 'browser', 'development|production'] },
});
