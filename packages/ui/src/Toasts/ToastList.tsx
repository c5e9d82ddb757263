'use client';
import { useEffect, useRef } from 'react';
import { toast as queue, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../icons/icons.js';
import * as styles from './ToastList.css.js';
import type { Toast, ToastsProps } from './Toasts.js';

/** Sets ours apart from what a page may show by the same library. */
const toasterId = 'tarcza';

const mostAtOnce = 3;

/** Hands a toast to the library, which counts its time. */
export function show({ title, text, tone = 'success' }: Toast) {
  const content = (
    <>
      <p className={styles.title}>{title}</p>
      {text && <div>{text}</div>}
    </>
  );
  queue(content, { toasterId, className: styles.toast[tone] });
}

const dismiss = (id: string) => queue.dismiss(id, toasterId);

/** What is shown now, the oldest first. */
export function ToastList({ duration = 5000, labels }: ToastsProps) {
  const { toasts, handlers } = useToaster({ duration }, toasterId);
  const newestFirst = toasts.filter(({ visible }) => visible);
  const shown = newestFirst.slice(0, mostAtOnce).toReversed();
  const surplus = newestFirst[mostAtOnce]?.id;
  const newest = newestFirst[0]?.id;
  const cameFrom = useRef<HTMLElement>(null);

  // The oldest goes, and does not come back.
  useEffect(() => {
    if (surplus) dismiss(surplus);
  }, [surplus]);

  // Without leaving the field that it covers.
  useEffect(() => {
    function onKey({ key, defaultPrevented }: KeyboardEvent) {
      if (key === 'Escape' && newest && !defaultPrevented) dismiss(newest);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [newest]);

  function close(id: string) {
    dismiss(id);
    // The button goes without a word to whoever listens for the pointer or the focus leaving it.
    handlers.endPause();
    cameFrom.current?.focus();
  }

  return (
    // Time stands still while somebody is there, on whichever toast.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.region}
      aria-label={labels?.list ?? 'Powiadomienia'}
      aria-live="polite"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        handlers.startPause();
      }}
      onBlur={handlers.endPause}
    >
      {shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map(({ id, className, message }) => (
            <li key={id} className={className}>
              {typeof message === 'function' ? null : message}
              <button
                type="button"
                className={styles.close}
                aria-label={labels?.close ?? 'Zamknij powiadomienie'}
                onClick={() => close(id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
