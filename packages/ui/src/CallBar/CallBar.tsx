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
 * Renders a call button at the bottom of a phone's screen. It hides while another call link or a modal dialog is visible. Place
 * it last on the page.
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

/** Returns whether another call link is visible. Undefined before the first measurement. */
function useIsHidden(bar: { readonly current: HTMLElement | null }) {
  const [isHidden, setIsHidden] = useState<boolean>();

  useEffect(() => {
    // jsdom, in which sites test their pages, has none.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const seen = new Set<Element>();
    const update = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting, intersectionRect } of entries)
        seen[isIntersecting && intersectionRect.height > 0 ? 'add' : 'delete'](target);
      setIsHidden([...seen].some(isVisible));
      // The page may have changed. A link that is observed already is not observed twice.
      for (const link of document.querySelectorAll('a[href^="tel:"]'))
        if (!bar.current?.contains(link)) (link.closest('header') ? ofHeader : ofPage).observe(link);
    };
    // A sticky header covers the links of the page, and not its own.
    const covered = Number.parseInt(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const ofHeader = new IntersectionObserver(update, { threshold: 0.5 });
    const ofPage = new IntersectionObserver(update, { threshold: 0.5, rootMargin: `${-covered}px 0px 0px` });
    const resizes = new ResizeObserver(() => update([]));
    for (const part of bar.current!.parentElement!.children) resizes.observe(part);
    return () => [ofHeader, ofPage, resizes].forEach((each) => each.disconnect());
  }, [bar]);

  return isHidden;
}

/** Safari before 17.4 does not have `checkVisibility`. */
const isVisible = (link: Element) =>
  link.isConnected && (link.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true);
