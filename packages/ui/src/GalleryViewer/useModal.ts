'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdPage } from './holdPage.js';

/**
 * Holds the page while a picture is open, and leads the focus in and out. Answers with a ref for the button that
 * has the focus first, and what to spread on the dialog.
 */
export function useModal(shown: number | undefined, onClosed: (last: number) => void) {
  const open = shown !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef(0);

  useLayoutEffect(() => (open ? holdPage(content.current) : undefined), [open]);
  useEffect(() => () => armFocusGuards(true), [open]);
  useLayoutEffect(() => {
    if (open) last.current = shown;
  }, [open, shown]);

  const dialog = {
    ref: content,
    onOpenAutoFocus(event: Event) {
      // Radix is about to put them in.
      queueMicrotask(() => armFocusGuards(false));
      if (!first.current) return;
      event.preventDefault();
      // On a small screen the picture stays in view, not the button.
      first.current.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      onClosed(last.current);
    },
  };

  return [first, dialog] as const;
}

/**
 * Radix puts a stop for Tab on either side of what it holds the focus in, hidden from screen readers: a control
 * without a name. With all else inert nothing needs them; other dialogs get them back.
 */
function armFocusGuards(armed: boolean) {
  for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) {
    if (armed) guard.setAttribute('tabindex', '0');
    else guard.removeAttribute('tabindex');
  }
}
