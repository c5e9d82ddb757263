'use client';
import { useCallback, useId, useMemo } from 'react';
import { galleryViewer as polish } from '../labels/pl.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import { useFromServer } from '../useFromServer.js';
import { say, wordsOf } from '../words.js';
import { FirstView } from './FirstView.js';
import * as styles from './GalleryViewer.css.js';
import type { GalleryViewerProps } from './types.js';
import { preloading, useLazyViewer } from './useLazyViewer.js';
import { useShownPicture } from './useShownPicture.js';

/** Thumbnails in a list; each opens its picture in a modal viewer that leafs through them all. */
export function GalleryViewer({
  items,
  sizes = '(min-width: 48rem) 33vw, 100vw',
  labels,
  ref,
}: GalleryViewerProps) {
  const fromServer = useFromServer();
  const id = useId();
  const viewId = useCallback((index: number) => `${id}view${index}`, [id]);
  const { shown, show } = useShownPicture(items);
  const { viewer, awaited, cover, open } = useLazyViewer(items, viewId, show);
  // The same for as long as the words are, so that no first view is drawn again when the viewer leafs.
  const words = useMemo(() => wordsOf(polish, labels), [labels]);
  const openLabel = (title: string) => say(words.open, { title });

  return (
    <>
      <ul ref={ref} className={styles.list}>
        {items.map(({ id: key, title, ...picture }, index) => (
          <li key={key} className={styles.item}>
            <figure className={styles.figure}>
              <div className={styles.picture}>
                <LazyImage {...picture} sizes={sizes} labels={words} />
              </div>
              <figcaption>
                <button
                  type="button"
                  id={`${id}${index}`}
                  className={styles.button}
                  aria-haspopup="dialog"
                  // Once React is there, the button is its own, and not to be heard as one that is collapsed.
                  popoverTarget={fromServer ? viewId(index) : undefined}
                  data-act={fromServer ? '' : undefined}
                  aria-label={openLabel(title)}
                  aria-busy={awaited === index || undefined}
                  {...preloading}
                  onClick={(event) => {
                    event.preventDefault();
                    void open(index);
                  }}
                >
                  <span>{title}</span>
                  <svg className={styles.badge} viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20M10.5 7.5v6m-3-3h6" />
                  </svg>
                </button>
                <a href={picture.src} className={styles.plainLink}>
                  {openLabel(title)}
                </a>
              </figcaption>
            </figure>
            <FirstView id={viewId(index)} items={items} index={index} words={words} onLeaf={open} />
          </li>
        ))}
      </ul>
      {viewer && (
        <viewer.Viewer
          items={items}
          shown={shown}
          words={words}
          cover={cover}
          onShow={show}
          onClosed={(last) => document.getElementById(`${id}${last}`)?.focus()}
        />
      )}
    </>
  );
}
