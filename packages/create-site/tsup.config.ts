import { defineConfig } from 'tsup';

// One file without dependencies, so that `npm create` is quick, and `--update` can run an older version from its tarball.
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node22',
  clean: true,
  silent: true,
  noExternal: [/./],
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
});
