import type { GalleryViewerLabels } from '../labels.js';

/** One picture of a gallery. */
export interface GalleryItem {
  /** Unique in the gallery. */
  id: string;
  /** Shown below the picture, and part of the accessible name of its button. */
  title: string;
  /** Text alternative. */
  alt: string;
  /** Address of the full picture in a format of all browsers. */
  src: string;
  /** `srcset` of the AVIF files, which are tried first. */
  avif?: string | undefined;
  /** `srcset` of the WebP files, which are tried second. */
  webp?: string | undefined;
  /** `srcset` of further widths of `src`. */
  srcSet?: string | undefined;
  /** Width of the original in px. */
  width: number;
  /** Height of the original in px. */
  height: number;
  /**
   * Loads the thumbnail at once and with high priority, for a picture in the first screen.
   * @default false
   */
  priority?: boolean | undefined;
}

/** Props of the open viewer. */
export interface ViewerProps {
  items: readonly GalleryItem[];
  /** Index of the picture. */
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
