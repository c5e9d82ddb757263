'use client';
import { useRef, type ComponentProps, type Ref } from 'react';
import { formatLabel, mergeDefaults } from '../formatLabel.js';
import type { GalleryViewerLabels } from '../labels.js';
import { galleryViewer as polish } from '../labels/pl.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { useScriptMark } from '../useScriptMark.js';
import * as styles from './GalleryViewer.css.js';
import type { GalleryItem } from './types.js';
import { preloadViewer, useOpenPicture } from './useOpenPicture.js';

export interface GalleryViewerProps extends RootProps {
  /** Pictures in the order of the viewer. */
  items: readonly GalleryItem[];
  /**
   * Width of a thumbnail, as in the `sizes` attribute of `<img>`.
   * @default '(min-width: 48rem) 33vw, 100vw'
   */
  sizes?: string | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<GalleryViewerLabels> | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Renders thumbnails that open their pictures in a modal viewer. */
export function GalleryViewer({
  items,
  sizes = '(min-width: 48rem) 33vw, 100vw',
  labels,
  ref,
  ...rest
}: GalleryViewerProps) {
  const { Viewer, openIndex, container, loadingId, open, show, close } = useOpenPicture(items);
  useScriptMark();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const texts = mergeDefaults(polish, labels);

  return (
    <>
      <ul {...rootProps(rest)} ref={ref} className={styles.list}>
        {items.map(({ id, title, ...picture }, index) => {
          const label = formatLabel(texts.open, { title });
          return (
            <li key={id} className={styles.item}>
              <figure className={styles.figure}>
                <div className={styles.picture}>
                  <LazyImage {...picture} sizes={sizes} labels={texts} />
                </div>
                <figcaption>
                  <ThumbnailButton
                    ref={(button) => {
                      buttons.current[index] = button;
                    }}
                    title={title}
                    aria-label={label}
                    aria-busy={loadingId === id || undefined}
                    onClick={(event) => void open(index, event.currentTarget)}
                  />
                  <a href={picture.src} className={styles.fallbackLink}>
                    {label}
                  </a>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {Viewer && openIndex !== undefined && (
        <Viewer
          items={items}
          index={openIndex}
          labels={texts}
          container={container}
          onShow={show}
          onClose={close}
          onClosed={(last) => buttons.current[last]?.focus()}
        />
      )}
    </>
  );
}

function ThumbnailButton({ title, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={styles.button}
      data-with-script
      aria-haspopup="dialog"
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
      {...props}
    >
      <span>{title}</span>
      <svg className={styles.badge} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20M10.5 7.5v6m-3-3h6" />
      </svg>
    </button>
  );
}
