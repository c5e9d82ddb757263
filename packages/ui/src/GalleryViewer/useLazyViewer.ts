'use client';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { GalleryItem, ShowPicture, ViewerProps } from './types.js';

// The viewer is fetched when a visitor reaches for a thumbnail, not with the page.
const loadViewer = () => import('./Viewer.js');
const preload = () => void loadViewer().catch(() => {});

/** What to spread on a button that opens the viewer. */
export const preloading = { onPointerEnter: preload, onTouchStart: preload, onFocus: preload };

type ViewerModule = { Viewer: ComponentType<ViewerProps> };

/**
 * Fetches the viewer before it first shows a picture; where the browser has opened a first view before React came, the
 * viewer takes its place. Answers with its module, the picture that waits for it, the first view that covers it, and what
 * opens a picture.
 */
export function useLazyViewer(
  items: readonly GalleryItem[],
  viewId: (index: number) => string,
  onShow: ShowPicture,
) {
  const [viewer, setViewer] = useState<ViewerModule>();
  const [awaited, setAwaited] = useState<number>();
  const [cover, setCover] = useState<HTMLElement>();
  /** Whether the visitor has asked for a picture since React came. */
  const asked = useRef(false);

  /** The first view that is open, and its picture's place. */
  const opened = useCallback(() => {
    const views = items.map((_, index) => document.getElementById(viewId(index)));
    const index = views.findIndex((view) => view?.checkVisibility?.());
    return { view: views[index], index };
  }, [items, viewId]);

  const show = useCallback(
    (index: number, loaded: ViewerModule) => {
      setCover(opened().view ?? undefined);
      setViewer(loaded);
      onShow(index);
    },
    [opened, onShow],
  );

  const open = useCallback(
    async (index: number) => {
      asked.current = true;
      setAwaited(index);
      try {
        show(index, await loadViewer());
      } catch {
        // The browser shows the picture without the viewer.
        const view = document.getElementById(viewId(index));
        view?.showPopover?.();
        view?.querySelector('button')?.focus();
      }
      setAwaited(undefined);
    },
    [show, viewId],
  );

  useEffect(() => {
    void (async () => {
      const { view } = opened();
      if (!view) return;
      const loaded = await loadViewer().catch(() => undefined);
      await released(view);
      // Closed in the meantime, or left for another picture.
      const { index } = opened();
      if (loaded && index >= 0 && !asked.current) show(index, loaded);
    })();
  }, [opened, show]);

  return { viewer, awaited, cover, open };
}

/** Waits for a finger on the element to be lifted: what it presses is not to go from under it. */
async function released(element: Element) {
  if (!element.matches(':active')) return;
  await new Promise((lifted) => {
    // The click comes after it.
    const lift = () => setTimeout(lifted);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, { once: true });
  });
}
