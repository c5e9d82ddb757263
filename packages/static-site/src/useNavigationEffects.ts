import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToFragment, restoreVisit, visits } from './visits.ts';

let isFirstPage = true;
let shownPath: string | undefined;

export const isStarted = (): boolean => !isFirstPage;

/** Scrolls and sets the focus after a navigation as browsers do. Back restores scroll position, controls and focus. */
export function useNavigationEffects(onReady?: () => void) {
  const { key, pathname, hash } = useLocation();
  const type: string = useNavigationType();

  useLayoutEffect(() => {
    const isSamePage = shownPath === pathname;
    shownPath = pathname;
    if (isFirstPage) return;
    const visit = visits.get(key);
    // The browser has gone to the fragment of a native link.
    if (type !== 'POP' || !isSamePage) scrollAndFocus(visit?.top, hash);
    // After the commit, because the buttons that are clicked call `flushSync`.
    if (visit)
      queueMicrotask(() => {
        restoreVisit(visit);
        // Open panels have changed the page's height.
        scrollToTop(visit.top);
      });
    // Only the key identifies a visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    if (!isFirstPage) return;
    isFirstPage = false;
    setScrollRestoration();
    onReady?.();
  }, [onReady]);
}

/** Lets the browser restore the scroll position only when it loads the page again. */
function setScrollRestoration() {
  let top: number | undefined;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    top = scrollY;
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
    // WebKit shows a page of its back/forward cache at the top, and restores the position only after this event.
    if (top) scrollToTop(top);
  });
}

/** `instant` overrides `scroll-behavior: smooth` of the site. */
export const scrollToTop = (top: number): void => scrollTo({ top, behavior: 'instant' });

function scrollAndFocus(position: number | undefined, hash: string) {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  scrollToTop(position ?? 0);
  if (position === undefined && hash) goToFragment(hash);
}
