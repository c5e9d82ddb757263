import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  outDir: 'lib',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // tsup's declarations need an older TypeScript.
  dts: false,
  clean: true,
  // The cloud installs only the dependencies of functions/package.json, so the workspace's package is bundled.
  noExternal: ['@tarcza/contact'],
  esbuildOptions(options) {
    options.conditions = ['tarcza-source'];
  },
});
