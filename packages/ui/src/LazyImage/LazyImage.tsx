'use client';
import type { Ref } from 'react';
import type { LazyImageLabels } from '../labels.js';
import { lazyImage as polish } from '../labels/pl.js';
import { groupProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './LazyImage.css.js';
import { useImageLoading } from './useImageLoading.js';

export interface LazyImageProps extends RootProps {
  /** Address of the picture in a format of all browsers. */
  src: string;
  /** Text alternative. Empty for a decorative picture. */
  alt: string;
  /** Width of the original in px. Width and height reserve the space of the picture. */
  width: number;
  /** Height of the original in px. */
  height: number;
  /** `srcset` of the AVIF files, which are tried first. */
  avif?: string | undefined;
  /** `srcset` of the WebP files, which are tried second. */
  webp?: string | undefined;
  /** `srcset` of further widths of `src`. */
  srcSet?: string | undefined;
  /**
   * Width of the picture, as in the `sizes` attribute of `<img>`.
   * @default '100vw'
   */
  sizes?: string | undefined;
  /** Address of a picture that is shown if all others fail to load. */
  fallback?: string | undefined;
  /**
   * Loads the picture at once: with `true` before others, for the main picture of the page; with `'low'` after others, for a
   * picture that will soon be shown.
   * @default false
   */
  priority?: boolean | 'low' | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<LazyImageLabels> | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders a picture that loads when a tenth of it is in view. It tries AVIF, WebP, the original and a fallback in turn. */
export function LazyImage(props: LazyImageProps) {
  // Other addresses are another picture with a state of its own.
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
        // An empty image of the same proportions reserves the space.
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

/** A format has a type. The original and the fallback have a `src`. */
interface Source {
  src?: string | undefined;
  srcSet?: string | undefined;
  type?: string | undefined;
}
