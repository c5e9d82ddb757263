'use client';
import { useEffect, useId, useRef } from 'react';
import type { ViewerProps } from './types.js';

/** Name of what we add to the state of our entry, beside what a router keeps there. */
const mark = 'tarczaViewer';

/**
 * Gives the open viewer an entry of its own in the history of the browser, at the same address: Back closes it and
 * stays on the page, Forward opens it again, and any other way to close it takes the entry back. A router finds its
 * own state in the entry, and so has nothing to do.
 */
export function useHistoryEntry({ shown, onShow }: ViewerProps) {
  const id = useId();
  const open = shown !== undefined;
  const now = useRef({ shown, last: shown, onShow });
  /** Back is on its way, which browsers take in their own time. */
  const leaving = useRef(false);
  const mounted = useRef(false);

  useEffect(() => {
    now.current = { shown, last: shown ?? now.current.last, onShow };
  });

  useEffect(() => {
    const ours = () => state()[mark] === id;
    const enter = () => history.pushState({ ...state(), [mark]: id }, '');
    const leave = () => {
      leaving.current = true;
      history.back();
    };
    const follow = () => {
      if (leaving.current) {
        leaving.current = false;
        // Opened again in the meantime.
        if (now.current.shown !== undefined) enter();
      } else now.current.onShow(ours() ? now.current.last : undefined);
    };

    mounted.current = true;
    if (!leaving.current && open !== ours()) (open ? enter : leave)();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      mounted.current = false;
      // Where the whole gallery goes while it is open. Not for the rehearsal of StrictMode, which is back at once.
      queueMicrotask(() => {
        if (!mounted.current && ours() && !leaving.current) history.back();
      });
    };
  }, [id, open]);
}

function state(): Record<string, unknown> {
  return (history.state as Record<string, unknown> | null) ?? {};
}
