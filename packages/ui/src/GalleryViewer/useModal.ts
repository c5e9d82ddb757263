'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdPage } from './holdPage.js';
import { isShown } from './isShown.js';
import { uncover } from './uncover.js';
import type { OpenViewerProps } from './types.js';

/**
 * Makes the page behind the dialog inert and keeps it still, and leads the focus in and out. Answers with a ref for
 * the button that has the focus first, and what to spread on the dialog.
 */
export function useModal({ items, shown, cover, onClosed }: OpenViewerProps) {
  const content = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const several = items.length > 1;

  useLayoutEffect(holdPage, []);
  // Once Radix has put a stop for Tab on either side of the page: a control without a name, which nobody is to meet.
  useEffect(() => makeInert(content.current), []);

  // Before the dialog is seen. A first view covers its own picture alone.
  useLayoutEffect(() => {
    if (!cover || !content.current || !isShown(cover.view)) return;
    if (cover.index === shown) void uncover(cover.view, content.current);
    else cover.view.hidePopover();
    return () => cover.view.hidePopover();
  }, [cover, shown]);

  // When it opens, and when the arrow that had the focus goes because one picture is left.
  useLayoutEffect(() => {
    // On a small screen the picture stays in view, not the button.
    (next.current ?? content.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [several]);

  const dialog = {
    ref: content,
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      onClosed(shown);
    },
  };

  return { dialog, next };
}

/** Leaves nothing on the page to reach but the dialog. Returns what undoes it, as it was. */
function makeInert(dialog: Element | null) {
  const background = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('inert'),
  );
  for (const element of background) element.setAttribute('inert', '');
  return () => {
    for (const element of background) element.removeAttribute('inert');
  };
}
