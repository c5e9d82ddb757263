'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast as queue, useToasterStore } from 'react-hot-toast/headless';
import { mergeLabels } from '../labels.js';
import { toasts as polish } from '../labels/pl.js';
import { rootProps } from '../rootProps.js';
import * as styles from './ToastList.css.js';
import type { Toast, ToastsProps } from './Toasts.js';

/** Sets ours apart from what a page may show by the same library. */
const toasterId = 'tarcza';

const mostAtOnce = 3;

/** Hands a toast to the library, which keeps all of them in their order. */
export function show({ title, text, tone = 'success' }: Toast) {
  const content = (
    <>
      <p className={styles.title}>{title}</p>
      {text && <div>{text}</div>}
    </>
  );
  queue(content, { toasterId, className: styles.toast[tone] });
}

const dismiss = (id: string) => queue.remove(id, toasterId);

/** What is shown now, the oldest first. */
export function ToastList({ duration = 5000, labels, ...rest }: ToastsProps) {
  const texts = mergeLabels(polish, labels);
  const { toasts } = useToasterStore(undefined, toasterId);
  const [paused, setPaused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  const surplus = toasts[mostAtOnce]?.id;

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
    setPaused(false);
    cameFrom.current?.focus();
  }

  return (
    // Time stands still while somebody is there, on whichever toast.
    <section
      {...rootProps(rest, { 'aria-label': texts.list })}
      className={styles.region}
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        setPaused(true);
      }}
      onBlur={() => setPaused(false)}
    >
      {newest && (
        <ol className={styles.list}>
          {toasts
            .slice(0, mostAtOnce)
            .toReversed()
            .map(({ id, className, message }) => (
              <li key={id} className={className}>
                {message as ReactNode}
                <Close id={id} after={duration} paused={paused} label={texts.close} onClose={close} />
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}

interface CloseProps {
  id: string;
  after: number;
  paused: boolean;
  label: string;
  onClose: (id: string) => void;
}

/** Takes its toast away when pressed, or by itself after a while, of which it keeps what is left of it. */
function Close({ id, after, paused, label, onClose }: CloseProps) {
  const left = useRef(after);

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, paused]);

  return <button type="button" className={styles.close} aria-label={label} onClick={() => onClose(id)} />;
}
