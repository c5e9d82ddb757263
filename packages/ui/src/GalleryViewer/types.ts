import type { GalleryViewerLabels } from '../labels.js';
import type { LazyImageProps } from '../LazyImage/LazyImage.js';

/** One picture of a gallery. */
export interface GalleryItem
  extends Pick<LazyImageProps, 'alt' | 'src' | 'avif' | 'webp' | 'srcSet' | 'width' | 'height'> {
  /** Unique in the gallery. */
  id: string;
  /** Shown below the picture, and part of the accessible name of its button. */
  title: string;
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
