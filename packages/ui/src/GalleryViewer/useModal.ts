'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdPage } from './holdPage.js';
import type { OpenViewerProps } from './types.js';

/**
 * Opens the dialog above an inert page that keeps still, and leads the focus in and out. Answers with refs for the
 * dialog and for the button that has the focus first.
 */
export function useModal({ items, shown, onClosed }: OpenViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const leave = useRef(() => {});
  const several = items.length > 1;

  useLayoutEffect(() => {
    leave.current = () => onClosed(shown);
  });

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    return holdPage();
  }, []);

  // When it opens, and when the arrow that had the focus goes because one picture is left.
  useLayoutEffect(() => {
    // On a small screen the picture stays in view, not the button.
    (next.current ?? dialog.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [several]);

  // Once the dialog is out of the page: until then all else is inert.
  useEffect(() => () => leave.current(), []);

  return { dialog, next };
}
