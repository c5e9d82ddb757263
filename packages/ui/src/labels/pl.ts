/** Polish: the default labels of every component. */
import { defaultFormLabels } from '../ContactForm/labels.js';
import type { Labels } from '../labels.js';
import { defaultPhotoFieldLabels } from '../PhotoField/fieldLabels.js';
import { defaultPhotoLabels } from '../PhotoField/labels.js';

const call = 'Zadzwoń';
const extension = 'wew.';
const failed = 'Błąd ładowania obrazu';

export const messageButton: Labels['messageButton'] = { whatsapp: 'Napisz na WhatsAppie', sms: 'Napisz SMS' };

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Ścieżka nawigacji', home: 'Start' };

export const callBar: Labels['callBar'] = { bar: 'Szybki kontakt' };

export const priceTable: Labels['priceTable'] = { price: 'Cena' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Przejdź do treści',
  home: 'strona główna',
  menu: 'Menu główne',
  call,
};

export { defaultToastsLabels as toasts } from '../Toasts/labels.js';

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Powiększ zdjęcie: {title}',
  dialog: 'Podgląd zdjęć',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  close: 'Zamknij',
  counter: '{n} / {total}',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  swipeHint: 'Przesuń palcem, aby zobaczyć kolejne zdjęcie',
};

// The annotation lets a page without the form leave it out.
export const contactForm: Labels['contactForm'] = /* @__PURE__ */ Object.assign(
  {},
  defaultFormLabels,
  defaultPhotoFieldLabels,
  { photos: defaultPhotoLabels },
);
