import { defineConfig } from 'vite';

/** Builds the loader as one classic script. */
export default defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: { input: 'src/loader.ts', output: { format: 'iife', entryFileNames: '[name].js' } },
  },
});
