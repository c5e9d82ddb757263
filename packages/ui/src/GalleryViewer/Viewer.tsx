'use client';
import { Content, Root } from '@radix-ui/react-dialog';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cross, SvgIcon, chevronRight, chevronLeft } from '../icons/icons.js';
import { formatLabel } from '../formatLabel.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import type { ViewerProps } from './types.js';
import { useNavigation } from './useNavigation.js';
import { useZoom, type Zoom } from './useZoom.js';
import * as styles from './Viewer.css.js';

const plus = 'M12 5v14M5 12h14';
const minus = 'M5 12h14';

/** Renders one picture over the whole page, and preloads its neighbours. */
export function Viewer({ items, index, labels, container, onShow, onClose, onClosed }: ViewerProps) {
  const nextButton = useRef<HTMLButtonElement>(null);
  const startsOnBackdrop = useRef(false);
  const captionId = useId();
  const zoom = useZoom(items[index]!);
  const { move, listeners } = useNavigation({ index, total: items.length, onShow, zoom });
  useCloseWatcher(onClose);
  useLayoutEffect(lockScroll, []);
  const hasSeveral = items.length > 1;

  return createPortal(
    <Root open onOpenChange={onClose}>
      <Content
        {...listeners}
        ref={showInTopLayer}
        // A dialog around the gallery would close, too.
        onEscapeKeyDown={(event) => {
          event.stopPropagation();
          if (zoom.factor === 1) return;
          event.preventDefault();
          zoom.zoomBy(1 / zoom.factor);
        }}
        className={styles.viewer}
        aria-label={labels.dialog}
        aria-describedby={captionId}
        onOpenAutoFocus={(event) => {
          if (!nextButton.current) return;
          event.preventDefault();
          nextButton.current.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed(index);
        }}
        onPointerDownCapture={({ target }) => (startsOnBackdrop.current = isBackdrop(target))}
        onClick={({ target, detail }) => {
          // Selecting the caption can end on the backdrop. A double click on the thumbnail ends there with detail 2.
          if (startsOnBackdrop.current && isBackdrop(target) && detail < 2) onClose();
        }}
      >
        <IconButton path={cross} className={styles.close} aria-label={labels.close} onClick={onClose} />
        <ZoomButtons zoom={zoom} labels={labels} />
        <Slides items={items} index={index} labels={labels} zoom={zoom} />
        {hasSeveral && (
          <IconButton
            path={chevronLeft}
            className={styles.previous}
            aria-label={labels.previous}
            onClick={() => move(-1)}
          />
        )}
        <Caption id={captionId} items={items} index={index} labels={labels} />
        {hasSeveral && (
          <>
            <IconButton
              ref={nextButton}
              path={chevronRight}
              className={styles.next}
              aria-label={labels.next}
              onClick={() => move(1)}
            />
            {zoom.factor === 1 && <p className={styles.hint}>{labels.swipeHint}</p>}
          </>
        )}
      </Content>
    </Root>,
    container ?? document.body,
  );
}

const isBackdrop = (target: EventTarget) =>
  target instanceof Element && !target.closest('button, [data-part]');

/** Above dialogs of other libraries, and outside their transforms. jsdom hides popovers, and cannot show them. */
const showInTopLayer = (viewer: HTMLElement | null) =>
  viewer?.showPopover && ((viewer.popover = 'manual'), viewer.showPopover());

type ShownProps = Pick<ViewerProps, 'items' | 'index' | 'labels'>;

function Caption({ id, items, index, labels }: ShownProps & { id: string }) {
  return (
    // Not an <output>: screen readers announce its changes less reliably.
    <p id={id} role="status" data-part="caption" className={styles.caption}>
      <span className={styles.counter}>
        {formatLabel(labels.counter, { n: index + 1, total: items.length })}
      </span>{' '}
      <span>{items[index]!.title}</span>
    </p>
  );
}

function IconButton({ path, ...props }: ComponentProps<'button'> & { path: string }) {
  return (
    <button type="button" {...props}>
      <SvgIcon path={path} />
    </button>
  );
}

function ZoomButtons({ zoom, labels }: Pick<ViewerProps, 'labels'> & { zoom: Zoom }) {
  return (
    <div className={styles.zoom}>
      <IconButton
        path={minus}
        className={styles.control}
        aria-label={labels.zoomOut}
        onClick={() => zoom.zoomBy(1 / 1.5)}
      />
      <IconButton
        path={plus}
        className={styles.control}
        aria-label={labels.zoomIn}
        onClick={() => zoom.zoomBy(1.5)}
      />
    </div>
  );
}

/** Renders the open picture. Once it has loaded, its neighbours load, too. */
function Slides({ items, index, labels, zoom: { factor, stage } }: ShownProps & { zoom: Zoom }) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const onSettled = () => setHasLoaded(true);

  return (
    <div
      {...stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It keeps the focus when the picture is whole again.
      tabIndex={factor > 1 ? 0 : -1}
      {...(factor > 1 && { role: 'group', 'aria-label': items[index]!.title })}
      className={styles.stage}
      onLoadCapture={onSettled}
      onErrorCapture={onSettled}
    >
      {items.map((item, place) => {
        const { id, title: _, width, height, ...picture } = item;
        const isOpen = place === index;
        const isNeighbour = [1, items.length - 1].includes(Math.abs(place - index));
        if (!isOpen && !(isNeighbour && hasLoaded)) return null;
        const ratio = (100 * width) / height;
        const times = isOpen ? factor : 1;
        return (
          <div
            key={id}
            hidden={!isOpen}
            data-part="picture"
            className={styles.slide}
            style={{ width: `calc(${times} * min(100cqw, ${ratio}cqh, ${width}px))` }}
          >
            <LazyImage
              {...picture}
              width={width}
              height={height}
              sizes={`min(${100 * times}vw, ${ratio * times}vh)`}
              labels={labels}
              priority={isOpen || 'low'}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Calls `onClose` on the Back button of Android, in browsers that have `CloseWatcher`. */
function useCloseWatcher(onClose: () => void) {
  useEffect(() => {
    const { CloseWatcher } = window as {
      CloseWatcher?: new () => EventTarget & { destroy: () => void };
    };
    const watcher = CloseWatcher && new CloseWatcher();
    watcher?.addEventListener('close', onClose);
    return () => watcher?.destroy();
  }, [onClose]);
}

/** Keeps the page from scrolling, and from moving where its scrollbar disappears. Returns a function that undoes it. */
function lockScroll() {
  const page = document.documentElement;
  const { overflow, borderLeft, borderRight } = page.style;
  const before = page.getBoundingClientRect();
  page.style.overflow = 'hidden';
  const after = page.getBoundingClientRect();
  page.style.borderLeft = `${before.left - after.left}px solid transparent`;
  page.style.borderRight = `${after.right - before.right}px solid transparent`;
  return () => void Object.assign(page.style, { overflow, borderLeft, borderRight });
}
