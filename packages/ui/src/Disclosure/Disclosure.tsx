'use client';
import { Root, Trigger } from '@radix-ui/react-collapsible';
import { createElement, memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useScriptMark } from '../useScriptMark.js';

/** React writes `hidden="until-found"` on custom elements only. On others it writes a bare `hidden`. */
export const panelTag = 'tarcza-panel';

/** Opens an item and closes the others, or closes it. `settle` runs when the page has changed, before the browser paints. */
export type Toggle = (id: string, isOpen: boolean, settle?: () => void) => void;

export interface DisclosureProps {
  /** Id of the panel. */
  id: string;
  /** Text of the button. */
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  open: boolean;
  /** Also called for a panel that was opened or closed before hydration. */
  onToggle: Toggle;
  /** Classes of each part, made with those of Disclosure.css.ts. */
  classNames: { root: string; heading: string; button: string; panel: string };
  children: ReactNode;
}

/** Renders a heading whose button opens a panel. A closed panel stays in the page for searches and search engines. */
export const Disclosure = memo(function Disclosure({
  id,
  title,
  headingLevel,
  open,
  onToggle,
  classNames,
  children,
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  useScriptMark();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = panel.current!;
    const isOpen = !element.hasAttribute('hidden');
    if (isOpen !== open) {
      // Changed before hydration. React has to find the page as it rendered it, or it skips the attributes.
      if (open) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
      trigger.current!.setAttribute('aria-expanded', String(open));
      onToggle(id, isOpen);
    }
    // The browser scrolls to the match right after the event. Other panels have to be closed by then.
    const onMatch = () => flushSync(() => onToggle(id, true, holdPlace(trigger.current)));
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [id, open, onToggle]);

  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => onToggle(id, isOpen, holdPlace(trigger.current))}
      className={classNames.root}
    >
      <Heading className={classNames.heading}>
        {/* Radix omits aria-controls while the panel is closed. */}
        <Trigger
          ref={trigger}
          aria-controls={id}
          data-act="toggle"
          className={classNames.button}
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
          className: classNames.panel,
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

/** Returns the id of the open item and a function that toggles one. */
export function useOpenItem({ open, defaultOpen = null, onOpenChange }: OpenItem) {
  const [ownId, setOwnId] = useState(defaultOpen);
  const afterChange = useRef<() => void>(undefined);
  const openId = open === undefined ? ownId : open;
  const shownId = useRef(openId);

  const toggle = useCallback<Toggle>(
    (id, isOpen, settle) => {
      afterChange.current = settle;
      setOwnId((current) => (isOpen ? id : current === id ? null : current));
      if ((shownId.current === id) !== isOpen) onOpenChange?.(isOpen ? id : null);
    },
    [onOpenChange],
  );

  useLayoutEffect(() => {
    afterChange.current?.();
    afterChange.current = undefined;
    shownId.current = openId;
  }, [openId]);

  return { openId, toggle };
}

/** Returns a function that scrolls an element back to its place on the screen, also in boxes that scroll. */
export function holdPlace(element: Element | null | undefined): () => void {
  const getTop = () => element?.getBoundingClientRect().top ?? 0;
  const before = getTop();
  return () => {
    for (let box = element?.parentElement; box && getTop() !== before; box = box.parentElement) {
      if (box.parentElement && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      box.scrollBy?.({ top: getTop() - before, behavior: 'instant' });
    }
  };
}
