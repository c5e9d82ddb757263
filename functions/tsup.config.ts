import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  outDir: 'lib',
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // No package imports the functions, and tsup's declarations need an older TypeScript.
  dts: false,
  clean: true,
  sourcemap: true,
  // The cloud installs only what functions/package.json names, so the workspace's own package goes into the bundle,
  // straight from its source.
  noExternal: ['@tarcza/contact'],
  esbuildOptions(options) {
    options.conditions = ['tarcza-source'];
  },
});
