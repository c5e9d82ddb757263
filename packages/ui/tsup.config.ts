import { readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { shortClasses } from './shortClasses.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Leaves imports between our own modules as they are, so that each stays a file of its own: a site
 * then loads only the components it uses, and every 'use client' stays where it was written.
 */
const keepModulesApart: Plugin = {
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

const identifiers = shortClasses(import.meta.dirname, '_');

/** Puts what each component says into one block of the layer, and all else before it, as it stood. */
function inOneLayer(css: string) {
  const [start, blocks, other] = ['@layer ui{', [''], ['']];
  for (let from = 0, at = 0, depth = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    if (depth > 0 || !/[;}]/.test(css[at] ?? '')) continue;
    const statement = css.slice(from, at + 1);
    if (statement.startsWith(start)) blocks.push(statement.slice(start.length, -1));
    else if (statement !== '@layer ui;') other.push(statement);
    from = at + 1;
  }
  return [...other, start, ...blocks, '}\n'].join('');
}

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
    // Only the style sheets of this pass are wanted, with one block of the layer.
    onSuccess: async () => {
      for (const file of [`${outDir}/styles.css`, `${outDir}/components.css`]) {
        await writeFile(file, inOneLayer(await readFile(file, 'utf8')));
      }
      await rm(`${outDir}/styles.js`);
      await rm(`${outDir}/components.js`);
      await rm(`${outDir}/page.js`);
    },
  },
]);
