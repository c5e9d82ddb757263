'use client';
import type { KeyboardEvent } from 'react';
import { forward } from './forward.js';
import type { OpenViewerProps } from './types.js';
import { useSwipe } from './useSwipe.js';

/** Leafs through the pictures, round and round. Answers with what moves some steps on, and what to spread on the dialog. */
export function useLeafing({ items, shown, onShow }: OpenViewerProps) {
  const total = items.length;
  const move = (step: number) => onShow((shown + step + total) % total);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') goRound(event);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') move(forward(event));
    else if (event.key === 'ArrowLeft') move(-forward(event));
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(total - 1);
    // The browser would close it as well; but not for a key that a test or a helping program makes.
    else if (event.key === 'Escape') onShow(undefined);
    else return;
    event.preventDefault();
  }

  return { move, listeners: { onKeyDown, ...useSwipe(move) } };
}

/** From the last button Tab leads to the first, and not into the browser's own controls, which read as leaving. */
function goRound(event: KeyboardEvent) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [first, last] = [buttons[0], buttons.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
