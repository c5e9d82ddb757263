import { defineConfig } from 'vite';

/**
 * A loader as one classic script: pages name it as it is, and bundlers may take it in. The one that fetches ahead is built
 * with `--mode ahead`.
 */
export default defineConfig(({ mode }) => ({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: mode === 'ahead' ? 'src/loader-ahead.ts' : 'src/loader.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}));
