import type { Ref } from 'react';
import type { LazyImageLabels } from '../LazyImage/LazyImage.js';
import type { Phrase } from '../words.js';

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
  /**
   * Fetches its thumbnail with the page and before others, instead of waiting until it comes near the screen: for the first
   * picture of a gallery that stands in the first screen.
   * @default false
   */
  priority?: boolean;
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
  /** Name of the button on a thumbnail. @default 'Powiększ zdjęcie: {title}' */
  open: Phrase<[title: string]>;
  /** Name of the viewer. @default 'Podgląd zdjęć' */
  dialog: string;
  /** @default 'Poprzednie zdjęcie' */
  previous: string;
  /** @default 'Następne zdjęcie' */
  next: string;
  /** @default 'Zamknij' */
  close: string;
  /** Which picture of how many is shown. @default '{n} / {total}' */
  counter: Phrase<[n: number, total: number]>;
  /** Shown where there is a touch screen. @default 'Przesuń palcem, aby zobaczyć kolejne zdjęcie' */
  swipeHint: string;
}

/** Shows the picture at this place; none closes the viewer. */
export type ShowPicture = (index: number | undefined) => void;

/** A first view that the browser opened by itself, over the viewer that takes its place. */
export interface Cover {
  view: HTMLElement;
  /** Which picture it shows. */
  index: number;
}

/** What the viewer and its parts are given. */
export interface ViewerProps extends Pick<GalleryViewerProps, 'items'> {
  /** All that it says. */
  words: GalleryViewerLabels;
  /** Which picture is open; none while the viewer is closed. */
  shown: number | undefined;
  /** The first view that was open when the viewer came. */
  cover: Cover | undefined;
  onShow: ShowPicture;
  /** Called once the viewer is gone, with the picture last seen: the moment to give the focus back. */
  onClosed: (last: number) => void;
}

/** The same while a picture is open. */
export interface OpenViewerProps extends ViewerProps {
  shown: number;
}
