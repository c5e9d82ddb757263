import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/testing/patience.ts';
import { tags } from '../support/tags.ts';
import { chromiumAlone } from './kinds.ts';

const root = `${import.meta.dirname}/../..`;
const conditions = ['tarcza-source', 'module', 'browser', 'development|production'];

/** The journeys, stories and walks of all engines, against one stack: `npm run test:engines`. */
export default defineConfig({
  root,
  test: {
    globalSetup: ['./e2e/engines/setup.ts'],
    reporters: [['default', { hideSkippedTests: true }], './e2e/engines/table.ts'],
    projects: ['chromium', 'gecko', 'webkit'].map((name) => ({
      root,
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name,
        // Few first acts, unless somebody asks for more: each takes about a second in each engine.
        env: { ENGINE: name, FIRST_ACTS: process.env['FIRST_ACTS'] ?? '3' },
        include: ['e2e/journeys/*.test.ts', 'e2e/engines/*.test.ts'],
        exclude: name === 'chromium' ? ['e2e/journeys/host.test.ts'] : chromiumAlone.map(({ file }) => file),
        environment: 'node',
        maxWorkers: 2,
        tags,
        testTimeout: patience.test,
        hookTimeout: patience.hook,
        teardownTimeout: patience.wait,
        expect: { poll: { timeout: patience.wait } },
      },
    })),
  },
});
