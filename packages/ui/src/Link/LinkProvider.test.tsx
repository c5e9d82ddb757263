import { afterEach, expect, test, vi } from 'vitest';
import type { LinkProps } from './Link.js';

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a {...rest} data-router="">
    {children}
  </a>
);

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

test('throws in a server component if the link cannot be serialized', async () => {
  // As React is for server components: without state.
  vi.doMock('react', async (actual) => {
    const { useState: _, ...server } = await actual<typeof import('react')>();
    return { ...server, default: server };
  });
  vi.doMock('./Link.js', () => ({ LinkContextProvider: () => null }));
  const { LinkProvider } = await import('./LinkProvider.js');
  expect(() => LinkProvider({ link: RouterLink, children: null })).toThrow(
    /cannot take a link from a server component.*begins with 'use client'/,
  );
  // What such a file exports is a reference there.
  const reference = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  expect(() => LinkProvider({ link: reference, children: null })).not.toThrow();
  vi.doUnmock('./Link.js');
});
