import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, findLanguage, type SiteApp } from './App.tsx';
import { captureControls, fire, restoreControls } from './restoreControls.ts';
import { identifyEntries } from './visits.ts';

/** Hydrates the page. Resolves when every control is interactive. Rejects if its code fails to load; then call it again. */
export async function start(app: SiteApp): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  identifyEntries();
  const { pathname } = location;
  // Before hydration, so that React renders the same tree as in the HTML.
  await app.pages.loadFirst(pathname, !!document.querySelector('[data-eager]'));
  await app.loadLanguage?.(findLanguage(app, pathname));
  await hydrate(app);

  document.querySelector('[type=speculationrules]')?.remove();
  // React does not know about a focus from before hydration.
  if (document.activeElement) fire(document.activeElement, 'focusin');
}

/** Hydrates the page, and restores the controls that React replaces. Rejects with the static page in place if it throws. */
async function hydrate(app: SiteApp) {
  const container = document.getElementById('root')!;
  const copy = container.cloneNode(true);
  const captured = captureControls();
  const followFocus = ({ target }: FocusEvent) => (captured.focused = target as Element);
  addEventListener('focusin', followFocus);
  const onRecoverableError = (error: unknown) => {
    restoreControls(captured);
    console.warn(error);
  };
  const hydrated = new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      container.replaceWith(copy);
      reject(error);
    };
    // Hydrates the frame synchronously. React hydrates the page, which is in a `Suspense`, in short tasks.
    flushSync(() =>
      hydrateRoot(
        container,
        <StrictMode>
          <BrowserRouter>
            {/* In a separate task, after React has finished. */}
            <App app={app} onReady={() => setTimeout(resolve)} />
          </BrowserRouter>
        </StrictMode>,
        { onRecoverableError, onUncaughtError },
      ),
    );
  });
  await hydrated.finally(() => {
    restoreControls(captured);
    removeEventListener('focusin', followFocus);
  });
}
