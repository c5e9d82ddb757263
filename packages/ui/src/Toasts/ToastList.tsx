'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { toast as queue, useToasterStore } from 'react-hot-toast/headless';
import { mergeDefaults } from '../formatLabel.js';
import type { ToastsLabels } from '../labels.js';
import { toasts as polish } from '../labels/pl.js';
import type { RootProps } from '../rootProps.js';
import * as styles from './ToastList.css.js';

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
   * Time in ms for which each toast is shown. It does not pass while a toast has the pointer or the focus, nor in a hidden
   * tab. With `Infinity` a toast stays until it is closed.
   * @default 5000
   */
  duration?: number | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<ToastsLabels> | undefined;
}

/** Separates these toasts from those that a page shows with the same library. */
const toasterId = 'tarcza';

const mostAtOnce = 3;

/** In ms. A longer `setTimeout` fires at once. */
const longestTimeout = 2 ** 31 - 1;

/** Adds a toast to the library's queue. */
export function show({ title, text, tone = 'success' }: Toast) {
  const content = (
    <>
      <p className={styles.title}>{title}</p>
      {text && <div>{text}</div>}
    </>
  );
  const live = tone === 'urgent' ? 'assertive' : 'polite';
  queue(content, {
    toasterId,
    className: styles.toast[tone],
    ariaProps: { role: 'status', 'aria-live': live },
  });
}

const dismiss = (id: string) => queue.remove(id);

/** Renders the newest toasts, the oldest of them first. */
export function ToastList({ duration = 5000, labels, root }: ToastsProps & { root: RootProps }) {
  const texts = mergeDefaults(polish, labels);
  const { toasts } = useToasterStore(undefined, toasterId);
  const region = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, mostAtOnce).reverse();
  const { isPaused, handlers } = usePause(
    region,
    shown.map(({ id }) => id),
  );
  const newest = toasts[0]?.id;
  const dialog = useModalDialog(newest);
  const surplus = toasts[mostAtOnce]?.id;

  useEffect(() => {
    if (surplus) dismiss(surplus);
  }, [surplus]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !newest || event.defaultPrevented) return;
      // Whatever else Esc would close stays open.
      event.preventDefault();
      dismiss(newest);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [newest]);

  const section = (
    <section
      aria-label={texts.list}
      {...root}
      ref={region}
      popover={dialog ? 'manual' : undefined}
      className={styles.region}
      aria-live={toasts[0]?.ariaProps['aria-live'] ?? 'polite'}
      {...handlers}
    >
      {newest && (
        <ol className={styles.list}>
          {shown.map(({ id, className, message }) => (
            <li key={id} className={className} data-toast={id}>
              {message as ReactNode}
              <Close id={id} after={duration} isPaused={isPaused} label={texts.close} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );

  useLayoutEffect(() => {
    if (dialog) region.current?.showPopover?.();
  }, [dialog]);

  return dialog ? createPortal(section, dialog) : section;
}

/** Returns the modal `<dialog>` that makes the rest of the page inert, if there is one when a toast is added. */
function useModalDialog(newest: string | undefined) {
  const [dialog, setDialog] = useState<Element>();

  useLayoutEffect(() => {
    const update = () =>
      setDialog(
        [...document.querySelectorAll('dialog[open]')].filter((open) => open.matches(':modal')).at(-1),
      );
    update();
    // `toggle` when one opens, where the browser has that event.
    const removal = new AbortController();
    for (const type of ['close', 'toggle'])
      document.addEventListener(type, update, { capture: true, signal: removal.signal });
    return () => removal.abort();
  }, [newest]);

  return dialog;
}

/**
 * Returns whether the toasts wait: while one has the pointer or the focus, and in a hidden tab. Returns the focus to where
 * it came from when the toast that has it is removed.
 */
function usePause(region: RefObject<HTMLElement | null>, shownIds: readonly string[]) {
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const origin = useRef<Element>(null);

  // A toast that is removed fires neither pointerleave nor blur.
  const isShown = (id: string | null) => id === betweenToasts || shownIds.some((shown) => shown === id);
  const isFocusLost = focusedId !== null && !isShown(focusedId);

  useLayoutEffect(() => {
    if (!isFocusLost) return;
    const next = origin.current?.isConnected ? origin.current : region.current?.querySelector('button');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [isFocusLost, region]);

  const handlers = {
    onPointerOver: ({ target }: PointerEvent) => setHoveredId(toastIdOf(target)),
    onPointerLeave: () => setHoveredId(null),
    onFocus({ target, relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
      setFocusedId(toastIdOf(target));
    },
    onBlur: () => setFocusedId(null),
  };
  return { isPaused: isHidden || isShown(hoveredId) || isShown(focusedId), handlers };
}

const betweenToasts = '';

const toastIdOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-toast]')?.dataset['toast'] ?? betweenToasts;

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

interface CloseProps {
  id: string;
  /** In ms. */
  after: number;
  isPaused: boolean;
  label: string;
}

/** Removes its toast on a click, and after a time that does not pass while the toasts wait. */
function Close({ id, after, isPaused, label }: CloseProps) {
  const left = useRef(after);

  useEffect(() => {
    if (isPaused || left.current > longestTimeout) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [id, isPaused]);

  return <button type="button" className={styles.close} aria-label={label} onClick={() => dismiss(id)} />;
}
