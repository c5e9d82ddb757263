'use client';
import { useState } from 'react';
import { LazyImage } from '../LazyImage/LazyImage.js';
import * as styles from './Viewer.css.js';
import type { OpenViewerProps } from './types.js';

/** The picture that is shown; once it is there, its neighbours are fetched, too. */
export function Slides({ items, shown, words }: Pick<OpenViewerProps, 'items' | 'shown' | 'words'>) {
  const [ready, setReady] = useState(false);
  const total = items.length;

  return (
    <div className={styles.stage} onLoadCapture={() => setReady(true)} onErrorCapture={() => setReady(true)}>
      {items.map(({ id, width, height, ...picture }, index) => {
        const here = index === shown;
        const near = ready && [1, total - 1].includes(Math.abs(index - shown));
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
              labels={words}
              priority={here || 'low'}
            />
          </div>
        ) : null;
      })}
    </div>
  );
}
