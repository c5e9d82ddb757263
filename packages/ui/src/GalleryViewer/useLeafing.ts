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
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') move(forward(event));
    else if (event.key === 'ArrowLeft') move(-forward(event));
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(total - 1);
    else return;
    event.preventDefault();
  }

  return { move, listeners: { onKeyDown, ...useSwipe(move) } };
}
