import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was left, by its key. */
const positions = new Map<string, number>();
let firstPage = true;

/**
 * What a browser does by itself when it loads a page: a new page starts at its top, with the focus on its
 * heading; going back returns to where the visitor was; an address with a fragment goes to its target.
 */
export function useNavigationEffects(onReady?: () => void) {
  const { key, hash } = useLocation();
  const how = useNavigationType();

  // Before the browser hears of the new page: where this one's height cuts the place short, that is a scroll event of
  // its own, and none of the page that was left.
  useLayoutEffect(() => {
    if (!firstPage) arrive(how === NavigationType.Pop ? positions.get(key) : undefined, hash);

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // A page is arrived at once; only its key tells one visit from the next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    if (!firstPage) return;
    firstPage = false;
    history.scrollRestoration = 'manual';
    onReady?.();
  }, [onReady]);
}

function arrive(position: number | undefined, hash: string) {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });

  const target = targetOf(hash.slice(1));
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The element that a fragment names, as it stands or decoded. */
function targetOf(fragment: string): HTMLElement | null {
  if (!fragment) return null;
  try {
    return document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    // Not every address that somebody types is well-formed.
    return null;
  }
}
