'use client';
import { Root, Trigger } from '@radix-ui/react-collapsible';
import { createElement, memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** React writes `hidden="until-found"` on custom elements only. On others it writes a bare `hidden`. */
export const panelTag = 'tarcza-panel';

export interface DisclosureProps {
  /** Id of the panel. */
  id: string;
  /** Text of the button. */
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  open: boolean;
  onToggle: (id: string, isOpen: boolean) => void;
  /** Classes of each part, made with those of Disclosure.css.ts. */
  looks: { root: string; heading: string; button: string; panel: string };
  children: ReactNode;
}

/** Renders a heading whose button opens a panel. A closed panel stays in the page for searches and search engines. */
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
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const isOpen = !element.hasAttribute('hidden');
    if (isOpen !== open) {
      // Changed before hydration. React has to find the page as it rendered it, or it skips the attributes.
      if (open) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
      trigger.current?.setAttribute('aria-expanded', String(open));
      onToggle(id, isOpen);
    }
    // The browser scrolls to the match right after the event. Other panels have to be closed by then.
    const onMatch = () => flushSync(() => onToggle(id, true));
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [id, open, onToggle]);

  /** Keeps the button in its place on the screen while a panel above it closes, also in boxes that scroll. */
  function onOpenChange(isOpen: boolean) {
    const before = trigger.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => onToggle(id, isOpen));
    const getMove = () => (trigger.current?.getBoundingClientRect().top ?? 0) - before;
    for (let box = trigger.current?.parentElement; box && getMove(); box = box.parentElement) {
      if (box.parentElement && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      box.scrollBy?.({ top: getMove(), behavior: 'instant' });
    }
  }

  return (
    <Root open={open} onOpenChange={onOpenChange} className={looks.root}>
      <Heading className={looks.heading}>
        {/* Radix omits aria-controls while the panel is closed. */}
        <Trigger
          ref={trigger}
          aria-controls={id}
          data-act="toggle"
          className={looks.button}
          suppressHydrationWarning
        >
          {title}
        </Trigger>
      </Heading>
      {/* Without Radix' Content, whose animations (0.9 KB) no panel has. */}
      {createElement(
        panelTag,
        {
          ref: panel,
          id,
          className: looks.panel,
          hidden: open ? undefined : 'until-found',
          suppressHydrationWarning: true,
        },
        children,
      )}
    </Root>
  );
});

export interface OpenItem {
  /** Id of the open item, or null if all are closed. Undefined for an uncontrolled component. */
  open?: string | null | undefined;
  defaultOpen?: string | null | undefined;
  onOpenChange?: ((id: string | null) => void) | undefined;
}

/** Returns the id of the one open item, and a function that opens or closes an item. */
export function useOpenItem({ open, defaultOpen = null, onOpenChange }: OpenItem) {
  const [ownId, setOwnId] = useState(defaultOpen);

  const toggle = useCallback(
    (id: string, isOpen: boolean) => {
      const closed = (current: string | null) => (current === id ? null : current);
      setOwnId(isOpen ? id : closed);
      onOpenChange?.(isOpen ? id : null);
    },
    [onOpenChange],
  );

  return { openId: open === undefined ? ownId : open, toggle };
}
