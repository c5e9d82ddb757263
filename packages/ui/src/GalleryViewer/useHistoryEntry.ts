'use client';
import { useEffect, useId, useRef } from 'react';
import type { ViewerProps } from './types.js';

/** Name of what we add to the state of our entry, beside what a router keeps there. */
const mark = 'tarczaViewer';

/** Back is on its way, which browsers take in their own time. All viewers share it, as they share the history. */
let leaving = false;
/** The last event by which Back arrived where it was sent. */
let arrival: Event | undefined;

/**
 * Gives the open viewer an entry of its own in the history of the browser, at the same address: Back closes it and
 * stays on the page, Forward opens it again, and any other way to close it takes the entry back. A router finds its
 * own state in the entry, and so has nothing to do.
 */
export function useHistoryEntry({ shown, onShow }: ViewerProps) {
  const id = useId();
  const open = shown !== undefined;
  const now = useRef({ shown, last: shown, onShow });
  const mounted = useRef(false);

  useEffect(() => {
    now.current = { shown, last: shown ?? now.current.last, onShow };
  });

  useEffect(() => {
    const ours = () => state()?.[mark] === id;
    const enter = () => history.pushState({ ...state(), [mark]: id }, '');
    const follow = (event: Event) => {
      if (event !== arrival) now.current.onShow(ours() ? now.current.last : undefined);
      // Opened in the meantime.
      else if (now.current.shown !== undefined) enter();
    };

    mounted.current = true;
    if (!leaving && open !== ours()) (open ? enter : leave)();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      mounted.current = false;
      // Where the whole gallery goes while it is open. Not for the rehearsal of StrictMode, which is back at once.
      queueMicrotask(() => {
        if (!mounted.current && ours() && !leaving) leave();
      });
    };
  }, [id, open]);
}

/** Takes our entry back. Until it is gone, it is not an entry to add to or to take back again. */
function leave() {
  leaving = true;
  const arrive = (event: Event) => {
    leaving = false;
    arrival = event;
  };
  // Before any viewer follows.
  addEventListener('popstate', arrive, { once: true, capture: true });
  history.back();
}

const state = () => history.state as Record<string, unknown> | null;
