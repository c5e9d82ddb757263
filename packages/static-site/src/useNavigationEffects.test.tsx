import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

// That a navigation scrolls and focuses the heading is in e2e/journeys.
type Hook = typeof import('./useNavigationEffects.ts').useNavigationEffects;

// The module stores whether a page was rendered before, so each test imports it again.
let useNavigationEffects: Hook;
beforeEach(async () => {
  vi.resetModules();
  ({ useNavigationEffects } = await import('./useNavigationEffects.ts'));
});

const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
  const { top: value, behavior } = options as unknown as ScrollToOptions;
  // Pages may set scroll-behavior: smooth.
  expect(behavior).toBe('instant');
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
});
beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  scrolledTo.mockClear();
});

/** Scrolls as the visitor does. */
function scroll(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function Page({ onReady }: { onReady?: (() => void) | undefined }) {
  useNavigationEffects(onReady);
  return <Link to="/faq">FAQ</Link>;
}

const Site = ({ onReady }: { onReady?: () => void }) => (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<Page onReady={onReady} />} />
      <Route path="/faq" element={<Page onReady={onReady} />} />
    </Routes>
  </MemoryRouter>
);

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the first page does not scroll or focus, and calls onReady once', async () => {
  const onReady = vi.fn();
  render(<Site onReady={onReady} />);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  await follow('FAQ');
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('Back from another site leaves the scroll position to the browser, and restores it in WebKit', () => {
  render(<Site />);
  expect(history.scrollRestoration).toBe('manual');
  scroll(900);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  scroll(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  expect(window.scrollY).toBe(900);
});
