import { readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { Features, transform } from 'lightningcss';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Keeps each module in its own file, so that a site loads only the components it uses, and 'use client' stays at its module. */
const keepModulesApart: Plugin = {
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

const identifiers = 'short';

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  dts: false,
  splitting: false,
  silent: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
};

export default defineConfig(({ outDir = 'dist' }) => [
  {
    ...shared,
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories}.tsx',
      '!src/**/*.test.ts',
      '!src/{styles,components,page}.css.ts',
      '!src/theme/layer.ts',
      '!src/testing/**',
      '!src/**/*.fixture.ts',
    ],
    clean: true,
    esbuildPlugins: [keepModulesApart, vanillaExtractPlugin({ outputCss: false, identifiers })],
  },
  {
    ...shared,
    entry: { styles: 'src/styles.css.ts', components: 'src/components.css.ts', page: 'src/page.css.ts' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    minify: true,
    // Only the stylesheets of this pass are needed. Lightning CSS joins the blocks of the layer, one of each module,
    // and keeps `min-width`, which older browsers know.
    onSuccess: async () => {
      for (const name of ['styles', 'components', 'page']) {
        await rm(`${outDir}/${name}.js`);
        const filename = `${outDir}/${name}.css`;
        const code = await readFile(filename);
        const include = Features.MediaRangeSyntax;
        await writeFile(filename, transform({ filename, code, minify: true, include }).code);
      }
    },
  },
]);
