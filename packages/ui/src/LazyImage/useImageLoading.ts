'use client';
import { useEffect, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../listen.js';
import { useIsServerRendered } from '../useIsServerRendered.js';

/** `native` is the server's HTML, which the browser loads lazily. The others are states of a picture that React adds. */
type State = 'native' | 'waiting' | 'loading' | 'loaded';

/**
 * Returns the state of a picture, the number of addresses that have failed, and props for the empty place (while it waits)
 * and for the `<img>`. A picture waits until a tenth of it is in view, unless `atOnce` is set or the page is printed.
 */
export function useImageLoading(atOnce: unknown) {
  const fromServer = useIsServerRendered();
  const [known, setState] = useState<State>(fromServer ? 'native' : 'waiting');
  const [failures, setFailures] = useState(0);
  const state = atOnce && known === 'waiting' ? 'loading' : known;

  // Without a connection all addresses fail.
  useEffect(() => (failures > 0 ? listen('online', () => setFailures(0)) : undefined), [failures]);

  const onLoad = () => setState('loaded');

  function onError() {
    setFailures(failures + 1);
    setState('loading');
  }

  const place: false | { ref: RefCallback<Element> } = state === 'waiting' && {
    ref: (element: Element) => loadWhenNeeded(element, () => setState('loading')),
  };

  const image = {
    ref(element: HTMLImageElement) {
      // A picture of the server's HTML may have loaded or failed before hydration.
      if (element.complete) {
        if (element.naturalWidth) onLoad();
        // In older versions of Firefox an SVG may have no width.
        else element.decode?.().then(onLoad, onError);
      }
      return listen('beforeprint', () => void (element.loading = 'eager'));
    },
    onLoad,
    onError,
  };

  return { state, failures, place, image };
}

/** Calls `load` once the place is in view or the page is printed. Returns a function that stops it. */
function loadWhenNeeded(element: Element, load: () => void) {
  // In jsdom, for the tests of sites.
  if (typeof IntersectionObserver === 'undefined') return load();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(isTenthInView)) load();
    },
    { threshold: [0.001, 0.003, 0.01, 0.03, 0.1] },
  );
  observer.observe(element);
  // The browser takes the page as it is when the event ends.
  const stopPrint = listen('beforeprint', () => flushSync(load));
  return () => {
    observer.disconnect();
    stopPrint();
  };
}

/** Returns whether a tenth is in view: of the picture, or of the window if the picture is larger. */
const isTenthInView = ({
  isIntersecting,
  intersectionRect: seen,
  boundingClientRect: whole,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  10 * seen.width * seen.height >= Math.min(whole.width, innerWidth) * Math.min(whole.height, innerHeight);
