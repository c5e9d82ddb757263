import type { ContactFormLabels } from '../ContactForm/labels.js';
import type { GalleryViewerLabels } from '../GalleryViewer/types.js';
import type { LazyImageLabels } from '../LazyImage/LazyImage.js';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';

/** Everything that the package says by itself in one language, by component. */
export interface Labels {
  contactForm: ContactFormLabels;
  galleryViewer: GalleryViewerLabels;
  lazyImage: LazyImageLabels;
  phoneButton: PhoneButtonLabels;
}
