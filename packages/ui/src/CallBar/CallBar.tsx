'use client';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { callBar } from '../labels/pl.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './CallBar.css.js';

export interface CallBarProps extends RootProps {
  /** The number to call, as PhoneButton takes it. */
  phone: string;
  /**
   * Words before the number.
   * @default the label `call` of PhoneButton
   */
  children?: string;
  /** Wording of the package, to be overridden. */
  labels?: Partial<CallBarLabels>;
  /** The bar. */
  ref?: Ref<HTMLElement>;
}

export interface CallBarLabels {
  /** Name of the bar's region. */
  bar: string;
}

/**
 * On phones, a call button that stays under the thumb while no other call button is in view. The last thing of a page;
 * without scripting it always shows.
 */
export function CallBar({ phone, children, labels, ref, ...rest }: CallBarProps) {
  const bar = useRef<HTMLElement>(null);
  const spare = useOthersInView(bar);
  useImperativeHandle(ref, () => bar.current as HTMLElement, []);

  return (
    <section
      {...rootProps(rest, { 'aria-label': labels?.bar ?? callBar.bar })}
      ref={bar}
      className={styles.bar}
      data-state={spare ? 'spare' : 'needed'}
    >
      <PhoneButton phone={phone} size="wide">
        {children}
      </PhoneButton>
    </section>
  );
}

/** Whether a visitor can see another link that dials; the page around the bar may change at any time. */
function useOthersInView(bar: { readonly current: HTMLElement | null }) {
  const [spare, setSpare] = useState(false);

  useEffect(() => {
    const seen = new Set<Element>();
    const watched = new Set<Element>();
    const look = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      setSpare(seen.size > 0);
    });
    function watch() {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) {
        if (watched.has(link) || bar.current?.contains(link)) continue;
        watched.add(link);
        look.observe(link);
      }
      for (const link of watched) {
        if (link.isConnected) continue;
        watched.delete(link);
        seen.delete(link);
        look.unobserve(link);
      }
      setSpare(seen.size > 0);
    }
    watch();
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      look.disconnect();
    };
  }, [bar]);

  return spare;
}
