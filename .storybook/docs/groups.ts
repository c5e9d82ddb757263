/** The components by their use. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  'Buttons and calls': ['PhoneButton', 'MessageButton', 'ActionLink', 'CallBar'],
  'Cards and lists': [
    'ServiceCard',
    'ArticleCard',
    'PriceTable',
    'FaqGroup',
    'CityTile',
    'LinkList',
    'Steps',
    'Figures',
  ],
  'Forms and messages': ['ContactForm', 'Notice', 'Toasts'],
  Pictures: ['GalleryViewer', 'LazyImage'],
  'Page frame': ['SiteHeader', 'Hero', 'Section', 'Breadcrumbs', 'SiteFooter'],
  Text: ['Prose'],
};
