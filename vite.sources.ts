import type { Plugin } from 'vite';

/**
 * Development, stories and tests read the packages' sources; the site's production build takes the built ones, as any
 * other site would.
 */
export const sourceConditions = ['tarcza-source', 'module', 'browser', 'development|production'];

/** What vanilla-extract has to take over: `vanillaExtractPlugin({ unstable_pluginFilter: takesOver })`. */
export const takesOver = ({ name }: { name: string }) => name === 'source-in-styles';

/**
 * Style sheets run in a server of vanilla-extract's own, which takes over these plugins and no other conditions: without
 * this they would read whatever build of the package is lying around, and fail where there is none.
 */
export const sourceInStyles = (): Plugin => ({
  name: 'source-in-styles',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { conditions: sourceConditions } } : undefined),
});
