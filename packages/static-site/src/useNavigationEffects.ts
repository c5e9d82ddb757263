import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position of each history entry in px, by key. */
const positions = new Map<string, number>();
let isFirstPage = true;

/**
 * Scrolls and sets the focus after a navigation, as browsers do when they load a page. A new page starts at its top, with
 * the focus on its heading. Back restores the scroll position. A fragment scrolls to its target.
 */
export function useNavigationEffects(onReady?: () => void) {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();

  // A layout effect, so that a scroll event caused by the new page's height is not stored for the previous page.
  useLayoutEffect(() => {
    if (!isFirstPage)
      scrollAndFocus(navigationType === NavigationType.Pop ? positions.get(key) : undefined, hash);

    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
    // Only the key identifies a visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    if (!isFirstPage) return;
    isFirstPage = false;
    history.scrollRestoration = 'manual';
    onReady?.();
  }, [onReady]);
}

function scrollAndFocus(position: number | undefined, hash: string) {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });

  const target = findTarget(hash.slice(1));
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Returns the element with the id of a fragment, encoded or decoded. */
function findTarget(fragment: string): HTMLElement | null {
  if (!fragment) return null;
  try {
    return document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    // Invalid percent-encoding.
    return null;
  }
}
