'use client';
import { useState, useSyncExternalStore, type Ref } from 'react';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './LazyImage.css.js';

export interface LazyImageProps {
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
   * For the page's main picture: fetched at once and before others.
   * @default false
   */
  priority?: boolean;
  /** Wording of the package, to be overridden. */
  labels?: Partial<LazyImageLabels>;
  ref?: Ref<HTMLElement>;
}

export interface LazyImageLabels {
  /** @default 'Błąd ładowania obrazu' */
  failed: string;
}

/**
 * `native` is the server's HTML, which the browser loads lazily by itself.
 * The others are the life of a picture that React puts on the page.
 */
type State = 'native' | 'waiting' | 'loading' | 'loaded';

const neverChanges = () => () => {};

/** A picture that waits until a tenth of it is in view, and tries AVIF, WebP, the original and a fallback in turn. */
export function LazyImage({
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
}: LazyImageProps) {
  const fromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [state, setState] = useState<State>(fromServer ? 'native' : priority ? 'loading' : 'waiting');
  const [failures, setFailures] = useState(0);

  const attempts: Attempt[] = [
    { srcSet: avif, type: 'image/avif' },
    { srcSet: webp, type: 'image/webp' },
    { srcSet, src },
    { src: fallback },
  ];
  const left = attempts.filter((attempt) => attempt.src ?? attempt.srcSet).slice(failures);
  const shown = left.find((attempt) => attempt.src);

  function waitForView(place: Element | null) {
    if (!place || state !== 'waiting') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState('loading');
      },
      { threshold: 0.1 },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }

  // A picture of the server's HTML may have loaded, or failed, before React could listen.
  function catchUp(image: HTMLImageElement | null) {
    if (!image?.complete) return;
    if (image.naturalWidth) setState('loaded');
    else tryNext();
  }

  function tryNext() {
    setFailures(failures + 1);
    setState('loading');
  }

  return (
    <span ref={ref} className={styles.frame} data-state={shown ? state : 'failed'}>
      {shown && state !== 'waiting' ? (
        <picture key={failures}>
          {left.map((format) => format.type && <source key={format.type} {...format} sizes={sizes} />)}
          <img
            {...shown}
            {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            ref={catchUp}
            className={styles.image}
            sizes={shown.srcSet && sizes}
            alt={alt}
            width={width}
            height={height}
            onLoad={() => setState('loaded')}
            onError={tryNext}
          />
        </picture>
      ) : (
        // Keeps the picture's place: an empty drawing of the same proportions.
        <svg
          ref={waitForView}
          className={styles.image}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
      )}
      {!shown && (
        <span className={styles.failure}>
          {labels?.failed ?? 'Błąd ładowania obrazu'}
          {alt && <span className={visuallyHidden}>: {alt}</span>}
        </span>
      )}
    </span>
  );
}

/** One of the addresses that are tried in turn: formats have a type, the original and the fallback a `src`. */
interface Attempt {
  src?: string;
  srcSet?: string;
  type?: string;
}
