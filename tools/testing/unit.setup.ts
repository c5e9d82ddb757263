import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience.wait });

// A document of tests has no view, so nothing ever comes into it; a test that needs one brings its own.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// Whatever a test rendered goes with it, however it ended.
afterEach(cleanup);
