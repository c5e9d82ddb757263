'use client';
import { useId, useState, type Ref } from 'react';
import { LazyImage, type LazyImageLabels } from '../LazyImage/LazyImage.js';
import * as styles from './GalleryViewer.css.js';
import { preloading, useLazyViewer } from './useLazyViewer.js';

/** One picture of a gallery. */
export interface GalleryItem {
  /** Tells the picture from the others of its gallery. */
  id: string;
  /** Shown beneath the picture, and part of the name of its button. */
  title: string;
  /** What a person who cannot see the picture is told. */
  alt: string;
  /** Address of the full picture in a format that every browser shows. */
  src: string;
  /** AVIF addresses as a `srcset`: tried first. */
  avif?: string;
  /** WebP addresses as a `srcset`: tried second. */
  webp?: string;
  /** Further widths of `src`, as a `srcset`. */
  srcSet?: string;
  /** Width of the original in pixels. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
}

export interface GalleryViewerProps {
  /** The pictures, in the order in which they are leafed through. */
  items: readonly GalleryItem[];
  /**
   * How wide a thumbnail is shown, as in the `sizes` attribute of `<img>`.
   * @default '(min-width: 48rem) 33vw, 100vw'
   */
  sizes?: string;
  /** Wording of the package, to be overridden. */
  labels?: Partial<GalleryViewerLabels>;
  ref?: Ref<HTMLUListElement>;
}

/** Everything that the gallery says by itself. */
export interface GalleryViewerLabels extends LazyImageLabels {
  /** Name of the button on a thumbnail. @default (title) => `Powiększ zdjęcie: ${title}` */
  open: (title: string) => string;
  /** Name of the viewer. @default 'Podgląd zdjęć' */
  dialog: string;
  /** @default 'Poprzednie zdjęcie' */
  previous: string;
  /** @default 'Następne zdjęcie' */
  next: string;
  /** @default 'Zamknij' */
  close: string;
  /** Which picture of how many is shown. @default (n, total) => `${n} / ${total}` */
  counter: (n: number, total: number) => string;
  /** Shown where there is a touch screen. @default 'Przesuń palcem, aby zobaczyć kolejne zdjęcie' */
  swipeHint: string;
}

/** Thumbnails in a list; each opens its picture in a modal viewer that leafs through them all. */
export function GalleryViewer({
  items,
  sizes = '(min-width: 48rem) 33vw, 100vw',
  labels,
  ref,
}: GalleryViewerProps) {
  const [shown, setShown] = useState<number>();
  const [viewer, awaited, open] = useLazyViewer(items, setShown);
  const id = useId();
  const openLabel = labels?.open ?? ((title: string) => `Powiększ zdjęcie: ${title}`);

  return (
    <>
      <ul ref={ref} className={styles.list}>
        {items.map(({ id: key, title, ...picture }, index) => (
          <li key={key} className={styles.item}>
            <figure className={styles.figure}>
              <div className={styles.picture}>
                <LazyImage {...picture} sizes={sizes} labels={labels} />
              </div>
              <figcaption>
                <button
                  type="button"
                  id={`${id}${index}`}
                  className={styles.button}
                  aria-haspopup="dialog"
                  aria-label={openLabel(title)}
                  aria-busy={awaited === index || undefined}
                  {...preloading}
                  onClick={({ currentTarget }) => void open(index, currentTarget)}
                >
                  {title}
                  <svg className={styles.badge} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20M10.5 7.5v6m-3-3h6" />
                  </svg>
                </button>
                <noscript>
                  <a href={picture.src} className={styles.plainLink}>
                    {openLabel(title)}
                  </a>
                </noscript>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {viewer && (
        <viewer.Viewer
          items={items}
          shown={shown}
          labels={labels}
          onShow={setShown}
          onClosed={(last) => document.getElementById(`${id}${last}`)?.focus()}
        />
      )}
    </>
  );
}
