import type { BreadcrumbsLabels } from '../Breadcrumbs/Breadcrumbs.js';
import type { CallBarLabels } from '../CallBar/CallBar.js';
import type { ContactFormLabels } from '../ContactForm/labels.js';
import type { GalleryViewerLabels } from '../GalleryViewer/types.js';
import type { LazyImageLabels } from '../LazyImage/LazyImage.js';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';
import type { PriceTableLabels } from '../PriceTable/PriceTable.js';
import type { SiteHeaderLabels } from '../SiteHeader/SiteHeader.js';
import type { ToastsLabels } from '../Toasts/Toasts.js';

/** Everything that the package says by itself in one language, by component. */
export interface Labels {
  breadcrumbs: BreadcrumbsLabels;
  callBar: CallBarLabels;
  contactForm: ContactFormLabels;
  galleryViewer: GalleryViewerLabels;
  lazyImage: LazyImageLabels;
  phoneButton: PhoneButtonLabels;
  priceTable: PriceTableLabels;
  siteHeader: SiteHeaderLabels;
  toasts: ToastsLabels;
}
