import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, type SiteApp } from './App.tsx';

/**
 * Wakes the page in the browser, and is done when it answers to every press. It rejects when the page's own code does
 * not come; call it again then.
 */
export async function start(app: SiteApp): Promise<void> {
  // The scripts may be there before the browser has read the page to its end.
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));
  }
  // Back, after a reload: the browser takes the visits that the application made for one document's own, and has left
  // another page below this one's address.
  const { pathname, search } = location;
  const [visit] = performance.getEntriesByType('navigation');
  if (new URL(visit!.name).pathname !== pathname) return location.replace(pathname + search);

  // The code of the page at hand comes first, so that hydration finds the same tree as in the HTML.
  await app.pages.loadFirst(pathname, !!document.querySelector('[data-eager]'));

  const root = document.getElementById('root')!;
  return new Promise((resolve) => {
    // The presses that were held are to come when React has finished its work, and has heard where the focus is.
    const announce = () => {
      document.querySelector('[type="speculationrules"]')?.remove();
      document.activeElement!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      setTimeout(resolve);
    };
    // What is around the page in one go: a visitor waits. The page itself lies in a `Suspense`, and React wakes it in slices
    // of a few milliseconds, between which the browser draws and hears.
    flushSync(() =>
      hydrateRoot(
        root,
        <StrictMode>
          <BrowserRouter>
            <App app={app} onReady={announce} />
          </BrowserRouter>
        </StrictMode>,
      ),
    );
  });
}
