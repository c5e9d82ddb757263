'use client';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { isShown } from './isShown.js';
import type { Cover, GalleryItem, ShowPicture, ViewerProps } from './types.js';

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
  const [cover, setCover] = useState<Cover>();
  /** Whether the viewer has been asked for since React came. */
  const asked = useRef(false);

  /** The first view that is open, and its picture's place. */
  const opened = useCallback((): Cover | undefined => {
    const views = items.map((_, index) => document.getElementById(viewId(index)));
    const index = views.findIndex(isShown);
    const view = views[index];
    return view ? { view, index } : undefined;
  }, [items, viewId]);

  const show = useCallback(
    (index: number, loaded: ViewerModule) => {
      asked.current = true;
      setCover(opened());
      setViewer(loaded);
      onShow(index);
    },
    [opened, onShow],
  );

  /** Opens a picture; from a first view only for as long as that is open itself. */
  const open = useCallback(
    async (index: number, from?: Element | null) => {
      if (from && !isShown(from)) return;
      asked.current = true;
      setAwaited(index);
      try {
        const loaded = await loadViewer();
        if (!from || isShown(from)) show(index, loaded);
      } catch {
        // The browser shows the picture without the viewer.
        const view = document.getElementById(viewId(index));
        if (!isShown(view)) view?.showPopover?.();
        // As in the viewer the button for the next picture, where there is one.
        view?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
      } finally {
        setAwaited(undefined);
      }
    },
    [show, viewId],
  );

  useEffect(() => {
    // Once alone, and not where the visitor has gone on to another picture.
    void takeOver(opened, (index, loaded) => {
      if (!asked.current) show(index, loaded);
    });
  }, [opened, show]);

  return { viewer, awaited, cover, open };
}

/** Lets the viewer show what the browser has opened, if it still has when the viewer is there. */
async function takeOver(
  opened: () => Cover | undefined,
  show: (index: number, loaded: ViewerModule) => void,
) {
  const before = opened();
  if (!before) return;
  const loaded = await loadViewer().catch(() => undefined);
  await released(before.view);
  const now = opened();
  if (loaded && now) show(now.index, loaded);
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
