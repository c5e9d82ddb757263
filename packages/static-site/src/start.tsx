import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, findLanguage, type SiteApp } from './App.tsx';
import { captureForms, restoreForms } from './restoreForms.ts';

/**
 * Hydrates the page. Resolves when every control is interactive and has the typed values. Rejects if the page's code fails
 * to load; then call it again.
 */
export async function start(app: SiteApp): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const { origin, search, hash } = location;
  // With the origin, because "//host" is another site.
  if (isOtherPage(location.pathname)) return location.replace(origin + location.pathname + search);
  const pathname = location.pathname.replaceAll(/\/{2,}/g, '/');
  // Hosts return the page of `/contact` for `//contact`, which the router would resolve as a host.
  if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + search + hash);

  // Before hydration, so that React renders the same tree as in the HTML.
  await Promise.all([
    app.loadLanguage?.(findLanguage(app, pathname)),
    app.pages.loadFirst(pathname, !!document.querySelector('[data-eager]')),
  ]);
  await hydrate(app);

  document.querySelector('[type="speculationrules"]')?.remove();
  // React does not know about a focus from before hydration.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Returns whether the HTML belongs to another page, as it does after a reload and Back. */
function isOtherPage(pathname: string) {
  const [navigation] = performance.getEntriesByType('navigation');
  // Some browsers have no navigation timing.
  return navigation !== undefined && new URL(navigation.name).pathname !== pathname;
}

/** Hydrates the page. Restores the controls that React replaces if a translation or an extension has changed the DOM. */
async function hydrate(app: SiteApp) {
  const captured = captureForms();
  const followFocus = ({ target }: FocusEvent) => (captured.focused = target as Element);
  addEventListener('focusin', followFocus);
  const onRecoverableError = (error: unknown) => {
    restoreForms(captured);
    console.warn(error);
  };
  await new Promise<void>((resolve) => {
    // Hydrates the frame synchronously. React hydrates the page, which is in a `Suspense`, in short tasks.
    flushSync(() =>
      hydrateRoot(
        document.getElementById('root')!,
        <StrictMode>
          <BrowserRouter>
            {/* In a separate task, after React has finished. */}
            <App app={app} onReady={() => setTimeout(resolve)} />
          </BrowserRouter>
        </StrictMode>,
        { onRecoverableError },
      ),
    );
  });
  restoreForms(captured);
  removeEventListener('focusin', followFocus);
}
