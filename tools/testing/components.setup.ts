import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { timeouts } from './timeouts.ts';

configure({ asyncUtilTimeout: timeouts.shortWait });

// As a loader does.
document.documentElement.dataset['scripted'] = '';

// jsdom has no layout, so nothing is ever in view.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

afterEach(cleanup);
