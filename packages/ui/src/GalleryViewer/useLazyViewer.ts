'use client';
import { useState, type ComponentType } from 'react';
import type { GalleryItem, ShowPicture, ViewerProps } from './types.js';

// The viewer is fetched when a visitor reaches for a thumbnail, not with the page.
const loadViewer = () => import('./Viewer.js');
const preload = () => void loadViewer().catch(() => {});

/** What to spread on a button that opens the viewer. */
export const preloading = { onPointerEnter: preload, onTouchStart: preload, onFocus: preload };

/**
 * Fetches the viewer before it first shows a picture. Answers with its module, the picture that waits for it, and what
 * opens a picture.
 */
export function useLazyViewer(items: readonly GalleryItem[], onShow: ShowPicture) {
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<ViewerProps> }>();
  const [awaited, setAwaited] = useState<number>();

  async function open(index: number, button: HTMLElement) {
    setAwaited(index);
    try {
      setViewer(await loadViewer());
      onShow(index);
    } catch {
      // Without the viewer the full picture itself is the next best thing to show.
      if (button.isConnected) window.open(items[index]?.src, '_self');
    }
    setAwaited(undefined);
  }

  return { viewer, awaited, open };
}
