import type { Plugin } from 'vite';

/** Export conditions of development, stories and tests: they read the sources of the packages. A production build reads `dist`. */
export const sourceConditions = ['tarcza-source', 'module', 'browser', 'development|production'];

/** Selects the plugins of Vite that vanilla-extract applies, too: `vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets })`. */
export const isForStylesheets = ({ name }: { name: string }) => name === 'source-in-styles';

/**
 * Sets the export conditions for stylesheets (`*.css.ts`). vanilla-extract evaluates them in a Vite server of its own, which
 * has none of the conditions of the configuration.
 */
export const sourceInStyles = (): Plugin => ({
  name: 'source-in-styles',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { conditions: sourceConditions } } : undefined),
});
