import { defineConfig } from 'vite';

/** The loader as one classic script: pages name it as it is, and bundlers may take it in. */
export default defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/loader.ts',
      output: { format: 'iife', entryFileNames: 'loader.js' },
    },
  },
});
