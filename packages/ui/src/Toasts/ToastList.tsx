'use client';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { toast as queue, useToaster } from 'react-hot-toast/headless';
import { mergeDefaults } from '../formatLabel.js';
import type { ToastsLabels } from '../labels.js';
import { listen } from '../listen.js';
import { toasts as polish } from '../labels/pl.js';
import { addPageListeners } from '../pageListeners.js';
import type { RootProps } from '../rootProps.js';
import * as styles from './ToastList.css.js';
import { useClearPlace } from './useClearPlace.js';
import { useTopLayer } from './useTopLayer.js';

export interface Toast {
  /** What happened, in a few words. */
  title: string;
  /** Further details, in a sentence. */
  text?: ReactNode;
  /**
   * `urgent` is for failures: screen readers announce it at once.
   * @default 'success'
   */
  tone?: 'success' | 'urgent' | undefined;
}

export interface ToastsProps extends RootProps {
  /**
   * Time in ms for which each toast is shown. It does not pass while a toast has the pointer or the focus. With `Infinity`
   * a toast stays until it is closed.
   * @default 5000
   */
  duration?: number | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<ToastsLabels> | undefined;
}

/** Separates these toasts from those that a page shows with the same library. */
const toasterId = 'tarcza';

const mostAtOnce = 3;

/** Adds a toast to the library's queue. */
export function show({ title, text, tone = 'success' }: Toast) {
  const content = (
    <>
      <p className={styles.title}>{title}</p>
      {text && <div>{text}</div>}
    </>
  );
  queue(content, { toasterId, className: styles.toast[tone] });
}

/** Renders the newest toasts, the oldest of them first. */
export function ToastList({ duration = 5000, labels, root }: ToastsProps & { root: RootProps }) {
  const texts = mergeDefaults(polish, labels);
  const { toasts: all, handlers } = useToaster({ duration }, toasterId);
  // A toast whose time is over stays in the library's list for a second, for an animation.
  const toasts = all.filter(({ visible }) => visible);
  const region = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, mostAtOnce).reverse();
  const listenersOf = usePause(shown, region, handlers);
  const newest = toasts[0]?.id;
  const { layer, container } = useTopLayer();
  const surplus = toasts[mostAtOnce]?.id;

  useEffect(addPageListeners, []);
  useEffect(() => {
    if (surplus) queue.remove(surplus);
  }, [surplus]);

  useEffect(() => {
    return listen(
      'keydown',
      (event) => {
        // Safari ends the word of an input method before the event, and marks it by this code only.
        if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || !newest) return;
        // Whatever else Esc would close or reset stays as it is: this listener is the first.
        event.preventDefault();
        event.stopPropagation();
        queue.remove(newest);
      },
      true,
    );
  }, [newest]);

  const section = (
    <section
      aria-label={texts.list}
      {...root}
      ref={region}
      popover={layer ? 'manual' : undefined}
      className={styles.region}
      // Radix closes a dialog on a pointer outside of its React tree.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {(['polite', 'assertive'] as const).map((politeness) => {
        const announced = shown.filter(
          ({ className }) => (className === styles.toast.urgent) === (politeness === 'assertive'),
        );
        return (
          <div key={politeness} aria-live={politeness}>
            {announced.length > 0 && (
              <ol className={styles.list}>
                {announced.map(({ id, className, message }) => (
                  <li key={id} className={className} {...listenersOf(id)}>
                    {message as ReactNode}
                    <button
                      type="button"
                      className={styles.close}
                      aria-label={texts.close}
                      onClick={() => queue.remove(id)}
                    />
                  </li>
                ))}
              </ol>
            )}
          </div>
        );
      })}
    </section>
  );

  useLayoutEffect(() => {
    const element = region.current;
    if (!layer || !element?.showPopover) return;
    // Above what has opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [layer]);
  useClearPlace(region, newest);

  return container ? createPortal(section, container) : section;
}

/**
 * Stops the time while a toast has the pointer or the focus. Returns the focus to where it came from when the toast that has
 * it is removed. Returns the event listeners of a toast.
 */
function usePause(
  shown: readonly { id: string }[],
  region: { current: HTMLElement | null },
  { startPause, endPause }: ReturnType<typeof useToaster>['handlers'],
) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const origin = useRef<HTMLElement>(null);

  // A toast that is removed fires neither pointerleave nor blur.
  const isShown = (wanted: string | undefined) => shown.some(({ id }) => id === wanted);
  const isPaused = isShown(hoveredId) || isShown(focusedId);
  const isFocusLost = focusedId && !isShown(focusedId);

  useLayoutEffect(() => {
    if (isPaused) startPause();
    else endPause();
    // oxlint-disable-next-line react/exhaustive-deps -- `endPause` changes with each pause.
  }, [isPaused]);

  useLayoutEffect(() => {
    if (!isFocusLost) return;
    const next = origin.current?.isConnected ? origin.current : region.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [isFocusLost, region]);

  return (id: string) => ({
    onPointerEnter: () => setHoveredId(id),
    onPointerLeave: () => setHoveredId(undefined),
    onFocus({ relatedTarget }: FocusEvent) {
      if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
      setFocusedId(id);
    },
    onBlur: () => setFocusedId(undefined),
  });
}
