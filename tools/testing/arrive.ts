import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/**
 * What a visitor has before React comes: the server's HTML, as the browser has changed it meanwhile. React then takes it
 * over, and has nothing to complain of. The page goes as any other that a test renders, however the test ends.
 */
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
