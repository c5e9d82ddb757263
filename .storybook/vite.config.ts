import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { sourceConditions, sourceInStyles, isForStylesheets } from '../vite.sources.ts';

// Stories show the package's source, so that a change is seen at once.
export default defineConfig({
  plugins: [vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets }), sourceInStyles()],
  resolve: { conditions: sourceConditions },
});
