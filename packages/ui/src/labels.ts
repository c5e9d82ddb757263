import type { BreadcrumbsLabels } from './Breadcrumbs/Breadcrumbs.js';
import type { CallBarLabels } from './CallBar/CallBar.js';
import type { ContactFormLabels } from './ContactForm/labels.js';
import type { GalleryViewerLabels } from './GalleryViewer/types.js';
import type { LazyImageLabels } from './LazyImage/LazyImage.js';
import type { MessageButtonLabels } from './MessageButton/MessageButton.js';
import type { PhoneButtonLabels } from './PhoneButton/PhoneButton.js';
import type { PriceTableLabels } from './PriceTable/PriceTable.js';
import type { SiteHeaderLabels } from './SiteHeader/SiteHeader.js';
import type { ToastsLabels } from './Toasts/Toasts.js';

/** The package's own texts in one language, by component. Each file of `labels` is such a set. */
export interface Labels {
  breadcrumbs: BreadcrumbsLabels;
  callBar: CallBarLabels;
  contactForm: ContactFormLabels;
  galleryViewer: GalleryViewerLabels;
  lazyImage: LazyImageLabels;
  messageButton: MessageButtonLabels;
  phoneButton: PhoneButtonLabels;
  priceTable: PriceTableLabels;
  siteHeader: SiteHeaderLabels;
  toasts: ToastsLabels;
}

/** A sentence with placeholders in braces, such as `'{n} / {total}'`, or a function that returns it. */
export type Phrase<Values extends readonly (string | number)[]> = string | ((...values: Values) => string);

/** Fills the placeholders of a phrase. A function receives the values in the order of the object's properties. */
export function formatLabel(
  phrase: Phrase<never>,
  values: Readonly<Record<string, string | number>>,
): string {
  if (typeof phrase === 'function') return phrase(...(Object.values(values) as never));
  return phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Returns the default labels, overridden by those that the page gives. `undefined` keeps the default. */
export function mergeLabels<Set extends object>(defaults: Set, labels: Partial<Set> | undefined): Set {
  const given = Object.entries(labels ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
