'use client';
import { Root, Trigger } from '@radix-ui/react-collapsible';
import { createElement, memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/**
 * React writes `hidden="until-found"` on elements that it knows as a bare `hidden`, which no search ever
 * opens; on an element that it does not know it keeps the value.
 */
export const panelTag = 'tarcza-panel';

export interface DisclosureProps {
  /** Of the panel. */
  id: string;
  /** What the button says. */
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  open: boolean;
  onToggle: (id: string, open: boolean) => void;
  /** Classes of each part, made with those of Disclosure.css.ts. */
  looks: { root: string; heading: string; button: string; panel: string };
  children: ReactNode;
}

/** A heading whose button opens what follows. Closed, that is still in the page for searches and search engines. */
export const Disclosure = memo(function Disclosure({
  id,
  title,
  headingLevel,
  open,
  onToggle,
  looks,
  children,
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root open={open} onOpenChange={(next) => onToggle(id, next)} className={looks.root}>
      <Heading className={looks.heading}>
        {/* Radix drops the reference while the panel is closed. */}
        <Trigger aria-controls={id} data-act="toggle" className={looks.button}>
          {title}
        </Trigger>
      </Heading>
      {/* Radix's own panel knows neither until-found nor rest: it measures itself once a render. */}
      {createElement(
        panelTag,
        {
          id,
          className: looks.panel,
          hidden: open ? undefined : 'until-found',
          // The browser may have opened it before React came.
          suppressHydrationWarning: true,
        },
        children,
      )}
    </Root>
  );
});

export interface OneOpen {
  /** Id of the open panel, or null; leaves the choice to the page. */
  open?: string | null;
  defaultOpen?: string | null;
  onOpenChange?: (id: string | null) => void;
}

/**
 * Keeps at most one of the panels below an element open, and follows the browser where it opens one itself. `attach` is
 * the ref of that element, `root` where it is found.
 */
export function useOneOpen({ open, defaultOpen = null, onOpenChange }: OneOpen) {
  const [own, setOwn] = useState(defaultOpen);
  const shown = open === undefined ? own : open;
  const root = useRef<HTMLDivElement & HTMLUListElement>(null);
  // How far the heading that was pressed has moved since.
  const moved = useRef<() => number>(undefined);

  const show = useCallback(
    (id: string | null) => {
      setOwn(id);
      onOpenChange?.(id);
    },
    [onOpenChange],
  );

  const toggle = useCallback(
    (id: string, next: boolean) => {
      const heading = document.getElementById(id)?.previousElementSibling;
      const place = () => heading?.getBoundingClientRect().top ?? 0;
      const before = place();
      moved.current = () => place() - before;
      show(next ? id : null);
    },
    [show],
  );

  // A panel that closes further up must not pull the touched button away from under the finger.
  useLayoutEffect(() => {
    const top = moved.current?.();
    moved.current = undefined;
    if (top) scrollBy({ top, behavior: 'instant' });
  }, [shown]);

  // Whenever the element comes, which may be long after the component.
  const attach = useCallback(
    (element: HTMLDivElement & HTMLUListElement) => {
      root.current = element;
      const follow = ({ id }: Element) => show(id);
      // At once: the browser scrolls to what it found next, and no other panel may close after that.
      const onMatch = ({ target }: Event) => flushSync(() => follow(target as Element));
      element.addEventListener('beforematch', onMatch);
      // What find-in-page or a fragment opened before React came: closed again, so that React opens one of them.
      for (const panel of element.querySelectorAll(`[data-state="closed"] > ${panelTag}:not([hidden])`)) {
        panel.setAttribute('hidden', 'until-found');
        panel.previousElementSibling?.querySelector('button')?.setAttribute('aria-expanded', 'false');
        follow(panel);
      }
      return () => element.removeEventListener('beforematch', onMatch);
    },
    [show],
  );

  return { shown, show, toggle, root, attach };
}
