import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

type Hook = typeof import('./useNavigationEffects.ts').useNavigationEffects;

// The module stores whether a page was rendered before, so each test imports it again.
let useNavigationEffects: Hook;
let Boundary: typeof import('./ErrorBoundary.tsx').ErrorBoundary;
beforeEach(async () => {
  vi.resetModules();
  ({ useNavigationEffects } = await import('./useNavigationEffects.ts'));
  ({ ErrorBoundary: Boundary } = await import('./ErrorBoundary.tsx'));
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

function Page({ title, onReady }: { title: string; onReady?: (() => void) | undefined }) {
  useNavigationEffects(onReady);
  const navigate = useNavigate();
  return (
    <main>
      <h1>{title}</h1>
      <Link to="/">Start</Link>
      <Link to="/faq">FAQ</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Wstecz
      </button>
    </main>
  );
}

function PagesOfSite({ onReady }: { onReady?: (() => void) | undefined }) {
  return (
    <Boundary visitKey={useLocation().key} fallback={null} onError={() => {}}>
      <Routes>
        <Route path="/" element={<Page title="Start" onReady={onReady} />} />
        <Route path="/faq" element={<Page title="FAQ" onReady={onReady} />} />
      </Routes>
    </Boundary>
  );
}

const Site = ({ onReady }: { onReady?: () => void }) => (
  <MemoryRouter>
    <PagesOfSite onReady={onReady} />
  </MemoryRouter>
);

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

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

test('another page scrolls to the top and focuses its heading', async () => {
  render(<Site />);
  scroll(900);
  await follow('FAQ');
  expect(title('FAQ')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('navigating back restores the scroll position', async () => {
  render(<Site />);
  scroll(900);
  await follow('FAQ');
  scroll(300);
  await userEvent.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(title('Start')).toHaveFocus();
  expect(window.scrollY).toBe(900);
});
