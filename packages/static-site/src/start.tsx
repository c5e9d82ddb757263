import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, type SiteApp } from './App.tsx';
import { captureForms, restoreForms } from './restoreForms.ts';

/**
 * Hydrates the page. Resolves when every control is interactive and has what the visitor typed. Rejects if the page's
 * code fails to load; call it again then.
 */
export async function start(app: SiteApp): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const { pathname, search } = location;
  if (hasOtherHtml(pathname)) return location.replace(pathname + search);

  // Before hydration, so that it finds the same tree as in the HTML.
  await app.pages.loadFirst(pathname, !!document.querySelector('[data-eager]'));
  await hydrate(app);

  document.querySelector('[type="speculationrules"]')?.remove();
  // React has not heard of a focus from before.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Returns whether Back, after a reload, has left the HTML of another page below this address. */
function hasOtherHtml(pathname: string) {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation!.name).pathname !== pathname;
}

/** Where a translation or an extension has changed the DOM, React renders it again, and so replaces the controls. */
async function hydrate(app: SiteApp) {
  const captured = captureForms();
  const followFocus = ({ target }: FocusEvent) => (captured.focused = target as Element);
  addEventListener('focusin', followFocus);
  const onRecoverableError = (error: unknown) => {
    restoreForms(captured);
    console.warn(error);
  };
  await new Promise<void>((resolve) => {
    // The frame at once; the page is in a `Suspense`, which React hydrates in slices of a few milliseconds.
    flushSync(() =>
      hydrateRoot(
        document.getElementById('root')!,
        <StrictMode>
          <BrowserRouter>
            {/* In a task of its own, when React has finished its work. */}
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
