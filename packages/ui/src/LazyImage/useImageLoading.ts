'use client';
import { useState, type RefCallback } from 'react';
import { useIsServerRendered } from '../useIsServerRendered.js';

/**
 * `native` is the server's HTML, which the browser loads lazily by itself.
 * The others are the life of a picture that React puts on the page.
 */
type State = 'native' | 'waiting' | 'loading' | 'loaded';

/**
 * Waits until a tenth of a picture's place is in view, then follows how the picture loads. Answers with the state, how
 * many addresses have failed, and what to spread on the empty place, while it waits, and on the `<img>`.
 */
export function useImageLoading(atOnce: unknown) {
  const fromServer = useIsServerRendered();
  const [known, setState] = useState<State>(fromServer ? 'native' : 'waiting');
  const [failures, setFailures] = useState(0);
  const state = atOnce && known === 'waiting' ? 'loading' : known;

  const onLoad = () => setState('loaded');

  function onError() {
    setFailures(failures + 1);
    setState('loading');
  }

  const place: false | { ref: RefCallback<Element> } = state === 'waiting' && {
    ref(element: Element) {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setState('loading');
        },
        { threshold: 0.1 },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };

  const image = {
    // A picture of the server's HTML may have loaded, or failed, before React could listen.
    ref(element: HTMLImageElement | null) {
      if (!element?.complete) return;
      if (element.naturalWidth) onLoad();
      else onError();
    },
    onLoad,
    onError,
  };

  return { state, failures, place, image };
}
