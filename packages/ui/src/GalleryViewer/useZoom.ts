'use client';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryItem } from './types.js';

/**
 * Returns how many times the picture is enlarged, a function that multiplies it, one that scrolls by px, and the props of the
 * stage. The stage scrolls, so that fingers, wheels and scrollbars move the picture.
 */
export function useZoom({ id, width }: GalleryItem) {
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState({ id, factor: 1 });
  const { factor } = zoom;
  // Another picture is not enlarged.
  if (zoom.id !== id) setZoom({ id, factor: 1 });

  const pan = (left: number, top: number) => stage.current!.scrollBy(left, top);

  /** Zooms up to the size of the original, or three times the fitting size. A point of the screen stays in place. */
  function zoomBy(ratio: number, point: Partial<MouseEvent> = {}) {
    const picture = stage.current!.querySelector(':scope > :not([hidden])')!;
    const before = picture.getBoundingClientRect();
    const largest = Math.max(3, (width / before.width) * factor);
    const next = Math.max(1, Math.min(factor * ratio, largest));
    flushSync(() => setZoom({ id, factor: next }));
    const after = picture.getBoundingClientRect();
    const growth = next / factor - 1;
    const { clientX = innerWidth / 2, clientY = innerHeight / 2 } = point;
    pan(
      after.left - before.left + growth * (clientX - before.left),
      after.top - before.top + growth * (clientY - before.top),
    );
  }

  const onDoubleClick = (event: MouseEvent) => zoomBy(factor > 1 ? 1 / factor : 2.5, event);
  return { factor, zoomBy, pan, stage: { ref: stage, onDoubleClick } };
}

export type Zoom = ReturnType<typeof useZoom>;
