import type { LazyImageLabels } from '../LazyImage/LazyImage.js';
import type { Phrase } from '../labels.js';

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

/** The gallery's own texts. */
export interface GalleryViewerLabels extends LazyImageLabels {
  /** Name of the button on a thumbnail. */
  open: Phrase<[title: string]>;
  /** Name of the viewer. */
  dialog: string;
  previous: string;
  next: string;
  close: string;
  /** Which picture of how many is shown. */
  counter: Phrase<[n: number, total: number]>;
  /** Shown where there is a touch screen. */
  swipeHint: string;
}

/** Props of the open viewer. */
export interface ViewerProps {
  items: readonly GalleryItem[];
  /** A unique key for each item. */
  keys: readonly string[];
  /** Which picture is shown. */
  index: number;
  labels: GalleryViewerLabels;
  /** Where the viewer is rendered. @default document.body */
  container: Element | null | undefined;
  onShow: (index: number) => void;
  /** Has to be the same function at each render. */
  onClose: () => void;
  /** Called when the viewer is gone, with the picture shown last. Moves the focus. */
  onClosed: (lastIndex: number) => void;
}
