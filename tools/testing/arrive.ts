import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** Renders a tree on the server, lets `browserActs` change the page, and hydrates it. Fails on an error of React. */
export function arrive(tree: ReactNode, browserActs: (page: HTMLElement) => void = () => {}) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tree);
  browserActs(page);
  const { unmount } = render(tree, {
    container: page,
    hydrate: true,
    onRecoverableError: (error) => console.error(error),
  });
  const said = [...complaints.mock.calls];
  complaints.mockRestore();
  expect(said).toEqual([]);
  return { page, unmount };
}
