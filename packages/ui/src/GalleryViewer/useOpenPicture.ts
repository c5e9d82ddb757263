'use client';
import { useCallback, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { listen } from '../listen.js';
import type { GalleryItem, ViewerProps } from './types.js';

/** They keep the focus inside, or are in the top layer above the body. */
const modals = 'dialog, [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

const importViewer = () => import('./Viewer.js');

/** Loads the code of the viewer before a click. If that fails, the click tries again. */
export const preloadViewer = () => void importViewer().catch(() => {});

interface OpenPicture {
  id: string;
  index: number;
  /** Where the viewer is rendered. The body if there is none. */
  container: Element | null;
}

/**
 * Returns the viewer once it has loaded, the open picture, the one that waits for the viewer, and functions that change
 * them. The open picture stays open when others are added or removed. If it is removed, the next one is shown.
 */
export function useOpenPicture(items: readonly GalleryItem[]) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [loadingId, setLoadingId] = useState<string>();
  const [picture, setPicture] = useState<OpenPicture>();
  const latestRequest = useRef(0);
  if (picture && items.length === 0) setPicture(undefined);

  const close = useCallback(() => setPicture(undefined), []);

  useLayoutEffect(() => {
    const cancel = () => {
      latestRequest.current += 1;
      setLoadingId(undefined);
    };
    // The page may come back from the browser's cache.
    const removeListener = listen('pagehide', cancel);
    // React also runs this when an <Activity> hides the gallery. The viewer is in a portal, which stays visible.
    return () => {
      removeListener();
      cancel();
      close();
    };
  }, [close]);

  const show = (index: number) => setPicture((last) => last && { ...last, id: items[index]!.id, index });

  /** Shows a picture, or navigates to its file if the viewer fails to load. The latest click wins. */
  async function open(index: number, button: Element) {
    const request = ++latestRequest.current;
    const isLatest = () => request === latestRequest.current;
    const { id, src } = items[index]!;
    setLoadingId(id);
    try {
      const module = await importViewer();
      if (!isLatest()) return;
      setViewer(() => module.Viewer);
      setPicture({ id, index, container: button.closest(modals) ?? document.fullscreenElement });
    } catch (error) {
      if (!isLatest()) return;
      console.error('GalleryViewer failed to load.', error);
      location.assign(src);
    }
    setLoadingId(undefined);
  }

  const place = items.findIndex(({ id }) => id === picture?.id);
  const openIndex = picture && (place < 0 ? Math.min(picture.index, items.length - 1) : place);
  return { Viewer, openIndex, container: picture?.container, loadingId, open, show, close };
}
