import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** Renders a tree on the server, lets `changePage` change the page, and hydrates it. Fails on an error of React. */
export function hydrateFromServer(tree: ReactNode, changePage: (page: HTMLElement) => void = () => {}) {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tree);
  changePage(page);
  const { unmount } = render(tree, {
    container: page,
    hydrate: true,
    onRecoverableError: (error) => console.error(error),
  });
  const errors = [...logError.mock.calls];
  logError.mockRestore();
  expect(errors).toEqual([]);
  return { page, unmount };
}
