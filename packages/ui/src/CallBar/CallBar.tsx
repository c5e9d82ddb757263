'use client';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { CallBarLabels } from '../labels.js';
import { callBar } from '../labels/pl.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './CallBar.css.js';

export interface CallBarProps extends RootProps {
  /** The number, as in PhoneButton. */
  phone: string;
  /**
   * Text before the number.
   * @default labels.call
   */
  children?: ReactNode;
  /**
   * Content before the button, such as opening hours or a link.
   * @default nothing
   */
  before?: ReactNode;
  /** Overrides texts of the package. */
  labels?: Partial<CallBarLabels> | undefined;
  /** The bar. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Renders a call button at the bottom of a phone's screen. It hides while another call link or a dialog is visible. Place it
 * last on the page.
 */
export function CallBar({ phone, children, before, labels, ref, ...rest }: CallBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useIsHidden(bar);
  useImperativeHandle(ref, () => bar.current as HTMLElement, []);

  return (
    <section
      {...rootProps(rest, { 'aria-label': labels?.bar ?? callBar.bar })}
      ref={bar}
      className={isHidden === undefined ? `${styles.bar} ${styles.beforeScript}` : styles.bar}
      data-state={isHidden ? 'hidden' : 'visible'}
    >
      {before}
      <PhoneButton phone={phone} size="wide" labels={labels}>
        {children}
      </PhoneButton>
    </section>
  );
}

/** Returns whether another call link or a dialog is visible. Undefined before the first measurement. */
function useIsHidden(bar: { readonly current: HTMLElement | null }) {
  const [isHidden, setIsHidden] = useState<boolean>();

  useEffect(() => {
    const update = () => setIsHidden(isOtherCallSeen(bar.current) || isDialogOpen());
    let frame = requestAnimationFrame(update);
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const changes = new MutationObserver(updateSoon);
    const attributeFilter = ['class', 'style', 'hidden', 'open', 'href'];
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter });
    const removal = new AbortController();
    const options = { capture: true, signal: removal.signal };
    for (const type of ['scroll', 'resize', 'toggle', 'transitionend', 'animationend'])
      addEventListener(type, updateSoon, options);
    return () => {
      cancelAnimationFrame(frame);
      removal.abort();
      changes.disconnect();
    };
  }, [bar]);

  return isHidden;
}

const isOtherCallSeen = (bar: Element | null) =>
  [...document.querySelectorAll('a[href^="tel:"]')].some((link) => !bar?.contains(link) && isSeen(link));

/** Returns whether a dialog is visible that is higher than a banner. */
const isDialogOpen = () =>
  [...document.querySelectorAll('dialog, [role$="dialog"]')].some(
    (dialog) => dialog.getBoundingClientRect().height > innerHeight / 4 && isSeen(dialog),
  );

/** Returns whether a link or dialog is neither transparent, clipped, covered nor outside of the viewport. */
function isSeen(part: Element) {
  // jsdom and Safari before 17.4 do not have it.
  const isVisible = part.checkVisibility?.({ checkOpacity: true }) ?? true;
  const line = part.getClientRects()[0];
  if (!line || !isVisible) return false;
  const middle = (start: number, end: number, room: number) => (Math.max(start, 0) + Math.min(end, room)) / 2;
  const x = middle(line.left, line.right, innerWidth);
  const y = middle(line.top, line.bottom, innerHeight);
  return part.contains(document.elementFromPoint(x, y));
}
