import { defineConfig } from 'vitest/config';
import { timeouts } from '../../tools/testing/timeouts.ts';

const conditions = ['tarcza-source', 'node', 'development|production'];

/** Tests of the rules and of the delivery under failures, on the Firestore emulator. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['e2e/rules/**/*.test.ts', 'e2e/delivery/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/delivery/emulator.ts'],
    // One emulator on a small machine: files take turns, so that a slow answer is a fault and not a queue.
    fileParallelism: false,
    testTimeout: timeouts.test,
    hookTimeout: timeouts.hook,
    teardownTimeout: timeouts.wait,
  },
});
