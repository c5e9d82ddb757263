'use client';
import { memo, useState, type MouseEvent } from 'react';
import { close, next as toTheRight, previous as toTheLeft } from '../icons/icons.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import { Arrow } from './Arrow.js';
import { Caption } from './Caption.js';
import * as viewer from './Viewer.css.js';
import * as styles from './FirstView.css.js';
import type { ViewerProps } from './types.js';

export interface FirstViewProps extends Pick<ViewerProps, 'items' | 'words'> {
  id: string;
  /** Which picture it shows. */
  index: number;
  /** Shows another one, which takes the viewer; not where this view was closed before the press is made. */
  onLeaf: (index: number, view: Element | null) => Promise<void>;
}

/**
 * The viewer with one picture, as the server sends it: a popover, so that the browser opens and closes it before React is
 * there, where the viewer's script does not come, and without scripting. It looks like the viewer, which takes its place.
 */
export const FirstView = memo(function FirstView({ id, items, index, words, onLeaf }: FirstViewProps) {
  const { id: _, title: __, priority: ___, width, height, ...picture } = items[index]!;
  const total = items.length;
  /** The step whose picture is on its way. */
  const [leafing, setLeafing] = useState(0);
  const leaf = (step: number) => ({
    'aria-busy': leafing === step || undefined,
    onClick: async (event: MouseEvent) => {
      setLeafing(step);
      await onLeaf((index + step + total) % total, event.currentTarget.closest('[popover]'));
      setLeafing(0);
    },
  });

  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      // A press on the picture keeps the focus in here, so that it goes back to the thumbnail.
      tabIndex={-1}
      aria-label={words.dialog}
      aria-describedby={`${id}caption`}
      className={styles.firstView}
    >
      {/* Whatever is pressed beside the picture closes it, as in the viewer. */}
      <button type="button" className={styles.backdrop} popoverTarget={id} tabIndex={-1} aria-hidden="true" />
      <Arrow path={close} className={viewer.close} label={words.close} popoverTarget={id} />
      <div className={styles.stage}>
        <LazyImage
          {...picture}
          width={width}
          height={height}
          sizes={`min(100vw, ${Math.round((100 * width) / height)}vh, ${width}px)`}
          labels={words}
        />
      </div>
      {total > 1 && (
        <Arrow path={toTheLeft} className={styles.previous} label={words.previous} {...leaf(-1)} />
      )}
      <Caption id={`${id}caption`} items={items} shown={index} words={words} />
      {total > 1 && (
        <>
          {/* The browser gives it the focus, as the viewer does. */}
          <Arrow autoFocus path={toTheRight} className={styles.next} label={words.next} {...leaf(1)} />
          <p className={styles.hint}>{words.swipeHint}</p>
        </>
      )}
    </div>
  );
});
