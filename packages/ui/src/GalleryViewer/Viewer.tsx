'use client';
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type TouchEvent,
} from 'react';
import { Icon } from '../icons/icons.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import { visuallyHidden } from '../theme/base.css.js';
import type { GalleryViewerProps } from './GalleryViewer.js';
import * as styles from './GalleryViewer.css.js';

export interface ViewerProps extends Pick<GalleryViewerProps, 'items' | 'labels'> {
  /** Which picture is open; none while the viewer is closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
  /** Called once the viewer is gone, with the picture last seen: the moment to give the focus back. */
  onClosed: (last: number) => void;
}

const swipe = { minDistance: 50, maxDuration: 500 };

/** The modal viewer: one picture at a time, its neighbours fetched ahead. */
export function Viewer({ items, shown, labels, onShow, onClosed }: ViewerProps) {
  const open = shown !== undefined;
  const total = items.length;
  const [ready, setReady] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const touch = useRef<{ x: number; y: number; time: number }>(undefined);
  const last = useRef(0);
  const captionId = useId();

  useLayoutEffect(() => (open ? holdPage(content.current) : undefined), [open]);
  useEffect(() => () => armFocusGuards(true), [open]);
  useLayoutEffect(() => {
    if (open) last.current = shown;
  }, [open, shown]);

  const at = (index: number) => (index + total) % total;
  const move = (step: number) => onShow(at((shown ?? 0) + step));

  function followKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') move(forward(event));
    else if (event.key === 'ArrowLeft') move(-forward(event));
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(total - 1);
    else return;
    event.preventDefault();
  }

  function startTouch({ touches, timeStamp }: TouchEvent) {
    const [finger] = Array.from(touches);
    // A second finger zooms, and in a zoomed picture the first one looks around: neither is a swipe.
    const alone = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1.01;
    touch.current = alone && finger ? { x: finger.clientX, y: finger.clientY, time: timeStamp } : undefined;
  }

  function endTouch(event: TouchEvent) {
    const start = touch.current;
    const finger = event.changedTouches[0];
    touch.current = undefined;
    if (!start || !finger || event.timeStamp - start.time > swipe.maxDuration) return;
    const x = finger.clientX - start.x;
    if (Math.abs(x) < swipe.minDistance || Math.abs(x) < Math.abs(finger.clientY - start.y)) return;
    move(-Math.sign(x) * forward(event));
  }

  return (
    <Root open={open} onOpenChange={() => onShow(undefined)}>
      <Portal>
        {/* Its own backdrop: Radix' Overlay would write a <style> that a strict content security policy blocks. */}
        <Content
          ref={content}
          className={styles.viewer}
          aria-describedby={captionId}
          onOpenAutoFocus={(event) => {
            // Radix is about to put them in.
            queueMicrotask(() => armFocusGuards(false));
            if (!next.current) return;
            event.preventDefault();
            // On a small screen the picture stays in view, not the button.
            next.current.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            setReady(false);
            onClosed(last.current);
          }}
          onKeyDown={followKey}
          onTouchStart={startTouch}
          onTouchEnd={endTouch}
          onTouchCancel={() => (touch.current = undefined)}
          onClick={({ target }) => {
            if (target instanceof Element && !target.closest('button, [data-part]')) onShow(undefined);
          }}
        >
          <Title className={visuallyHidden}>{labels?.dialog ?? 'Podgląd zdjęć'}</Title>
          <Close className={styles.close} aria-label={labels?.close ?? 'Zamknij'}>
            <Icon name="close" />
          </Close>
          <div
            className={styles.stage}
            onLoadCapture={() => setReady(true)}
            onErrorCapture={() => setReady(true)}
          >
            {items.map(({ id, width, height, ...picture }, index) => {
              const here = index === shown;
              const near = ready && open && (index === at(shown - 1) || index === at(shown + 1));
              return here || near ? (
                <div
                  key={id}
                  hidden={!here}
                  data-part="picture"
                  className={styles.slide}
                  style={{ width: `min(100cqw, ${(100 * width) / height}cqh, ${width}px)` }}
                >
                  <LazyImage
                    {...picture}
                    width={width}
                    height={height}
                    sizes={`min(100vw, ${Math.round((100 * width) / height)}vh)`}
                    labels={labels}
                    priority
                  />
                </div>
              ) : null;
            })}
          </div>
          {total > 1 && (
            <button
              type="button"
              className={styles.previous}
              aria-label={labels?.previous ?? 'Poprzednie zdjęcie'}
              onClick={() => move(-1)}
            >
              <Icon name="previous" />
            </button>
          )}
          {/* Screen readers announce changes of an <output> less reliably. */}
          <p id={captionId} role="status" data-part="caption" className={styles.caption}>
            {open && (
              <>
                <span className={styles.counter}>
                  {labels?.counter?.(shown + 1, total) ?? `${shown + 1} / ${total}`}
                </span>{' '}
                <span>{items[shown]?.title}</span>
              </>
            )}
          </p>
          {total > 1 && (
            <>
              <button
                ref={next}
                type="button"
                className={styles.next}
                aria-label={labels?.next ?? 'Następne zdjęcie'}
                onClick={() => move(1)}
              >
                <Icon name="next" />
              </button>
              <p className={styles.hint}>
                {labels?.swipeHint ?? 'Przesuń palcem, aby zobaczyć kolejne zdjęcie'}
              </p>
            </>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

/** The next picture lies to the right, and to the left where lines are read from the right. */
function forward({ currentTarget }: { currentTarget: Element }) {
  return getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
}

/**
 * Makes everything but the viewer inert and keeps the page from scrolling, without a jump: the room of a
 * scrollbar that vanishes stays empty. Returns what undoes it.
 */
function holdPage(viewer: Element | null) {
  const background = [...document.body.children].filter(
    (element) => element !== viewer && !element.hasAttribute('inert'),
  );
  for (const element of background) element.setAttribute('inert', '');

  const page = document.documentElement;
  const { overflow, paddingLeft, paddingRight } = page.style;
  const before = page.getBoundingClientRect();
  page.style.overflow = 'hidden';
  const after = page.getBoundingClientRect();
  if (before.left > after.left) page.style.paddingLeft = `${before.left - after.left}px`;
  if (after.right > before.right) page.style.paddingRight = `${after.right - before.right}px`;

  return () => {
    for (const element of background) element.removeAttribute('inert');
    Object.assign(page.style, { overflow, paddingLeft, paddingRight });
  };
}

/**
 * Radix puts a stop for Tab on either side of what it holds the focus in, hidden from screen readers: a control
 * without a name. With all else inert nothing needs them; other dialogs get them back.
 */
function armFocusGuards(armed: boolean) {
  for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) {
    if (armed) guard.setAttribute('tabindex', '0');
    else guard.removeAttribute('tabindex');
  }
}
