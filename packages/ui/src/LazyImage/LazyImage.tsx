'use client';
import type { Ref } from 'react';
import { lazyImage as polish } from '../labels/pl.js';
import { groupProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './LazyImage.css.js';
import { useImageLoading } from './useImageLoading.js';

export interface LazyImageProps extends RootProps {
  /** Address of the picture in a format that every browser shows. */
  src: string;
  /** What a person who cannot see the picture is told; empty where it only decorates. */
  alt: string;
  /** Width of the original in pixels; with the height it reserves the place, so that nothing jumps. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** AVIF addresses as a `srcset`: tried first. */
  avif?: string;
  /** WebP addresses as a `srcset`: tried second. */
  webp?: string;
  /** Further widths of `src`, as a `srcset`. */
  srcSet?: string;
  /**
   * How wide the picture is shown, as in the `sizes` attribute of `<img>`.
   * @default '100vw'
   */
  sizes?: string;
  /** Shown when every other address fails. */
  fallback?: string;
  /**
   * `true` is for the page's main picture: fetched at once and before others. `'low'` is for one that is not shown yet
   * but soon will be: fetched at once and after others.
   * @default false
   */
  priority?: boolean | 'low';
  /** Wording of the package, to be overridden. */
  labels?: Partial<LazyImageLabels>;
  ref?: Ref<HTMLElement>;
}

export interface LazyImageLabels {
  /** Shown in place of a picture that failed to load. */
  failed: string;
}

/** A picture that waits until a tenth of it is in view, and tries AVIF, WebP, the original and a fallback in turn. */
export function LazyImage(props: LazyImageProps) {
  // Other addresses are another picture, of which nothing is known yet.
  const { src, srcSet, avif, webp, fallback } = props;
  return <Attempts key={String([src, srcSet, avif, webp, fallback])} {...props} />;
}

function Attempts({
  src,
  alt,
  width,
  height,
  avif,
  webp,
  srcSet,
  sizes = '100vw',
  fallback,
  priority,
  labels,
  ref,
  ...rest
}: LazyImageProps) {
  const { state, failures, place, image } = useImageLoading(priority);
  const sources: Source[] = [
    { srcSet: avif, type: 'image/avif' },
    { srcSet: webp, type: 'image/webp' },
    { srcSet, src },
    { src: fallback },
  ];
  const left = sources.filter((source) => source.src ?? source.srcSet).slice(failures);
  const shown = left.find((source) => source.src);

  return (
    <span
      {...groupProps(rest)}
      ref={ref}
      className={shown ? styles.frame : `${styles.frame} ${styles.failed}`}
      data-state={shown ? state : 'failed'}
    >
      {shown && !place ? (
        <picture key={failures}>
          {left.map((format) => format.type && <source key={format.type} {...format} sizes={sizes} />)}
          <img
            {...shown}
            loading={state === 'native' && !priority ? 'lazy' : undefined}
            fetchPriority={priority === true ? 'high' : priority || undefined}
            {...image}
            className={styles.image}
            sizes={shown.srcSet && sizes}
            alt={alt}
            width={width}
            height={height}
          />
        </picture>
      ) : (
        // Keeps the picture's place: an empty drawing of the same proportions.
        <svg {...place} className={styles.image} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      )}
      {!shown && (
        <span className={styles.failure}>
          <span>{labels?.failed ?? polish.failed}</span>
          {alt && <span className={visuallyHidden}>{`: ${alt}`}</span>}
        </span>
      )}
    </span>
  );
}

/** One of the addresses that are tried in turn: formats have a type, the original and the fallback a `src`. */
interface Source {
  src?: string;
  srcSet?: string;
  type?: string;
}
