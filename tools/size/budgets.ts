import type { PackageName } from '../packages.ts';

/** The largest gzipped size of a part of a package, in bytes, without React, the router and Firebase. */
export interface Budget {
  name: string;
  limit: number;
  /** @default 'ui' */
  package?: PackageName;
  /**
   * A file in `dist`.
   * @default 'index.js'
   */
  file?: string;
  /** What a site imports from the file, `*` for everything. Without it the file is measured as it is. */
  imports?: readonly string[];
  /** `first` counts what loads with the page, `all` also what loads later. */
  part?: 'first' | 'all';
  /** The smallest library with the same features, and its bytes with styles and the code that a user writes. */
  peer?: { name: string; bytes: number };
}

/** Returns the budget of components whose name is the budget's. */
const component = (name: string, limit: number): Budget => ({ name, imports: [name], limit });

export const budgets: readonly Budget[] = [
  {
    name: 'FaqGroup',
    imports: ['FaqGroup'],
    limit: 5000,
    peer: { name: 'Radix Accordion, answers kept', bytes: 9314 },
  },
  { name: 'CityTile and its group', imports: ['CityTile', 'CityTileGroup'], limit: 5000 },
  {
    name: 'GalleryViewer before the first open',
    imports: ['GalleryViewer'],
    part: 'first',
    limit: 2600,
    peer: { name: 'PhotoSwipe', bytes: 6020 },
  },
  {
    name: 'GalleryViewer in all',
    imports: ['GalleryViewer'],
    limit: 14_000,
    peer: { name: 'PhotoSwipe', bytes: 18_800 },
  },
  {
    name: 'ContactForm',
    imports: ['ContactForm'],
    part: 'first',
    // 1.3 KB of it is PhoneButton, which other parts of a page share.
    limit: 8700,
    peer: { name: 'React Hook Form alone', bytes: 13_408 },
  },
  { name: 'ContactForm with photos', imports: ['ContactForm'], limit: 10_900 },
  {
    name: 'LazyImage',
    imports: ['LazyImage'],
    limit: 1300,
    peer: { name: 'react-lazy-load-image-component', bytes: 7182 },
  },
  {
    name: 'ServiceCard and PhoneButton',
    imports: ['ServiceCard', 'PhoneButton'],
    limit: 1900,
    peer: { name: 'Mantine', bytes: 22_617 },
  },
  component('PhoneButton', 1500),
  component('Section', 600),
  component('Breadcrumbs', 600),
  component('Hero', 1600),
  component('Notice', 900),
  component('SiteFooter', 700),
  component('SiteHeader', 3500),
  { name: 'Toasts before the first', imports: ['Toasts', 'notify'], part: 'first', limit: 600 },
  { name: 'Toasts in all', imports: ['Toasts', 'notify'], limit: 3500 },
  component('ArticleCard', 900),
  { name: 'Prose and PriceTable', imports: ['Prose', 'PriceTable'], limit: 700 },
  component('CallBar', 2300),
  {
    name: 'ActionLink, LinkList, Steps and Figures',
    imports: ['ActionLink', 'LinkList', 'Steps', 'Figures'],
    limit: 1500,
  },
  { name: 'All components together', imports: ['*'], limit: 33_500 },
  { name: 'styles.css', file: 'styles.css', limit: 8700 },
  { name: 'components.css', file: 'components.css', limit: 8500 },
  // As it is sent. With reveal() a page of the site may have 2.5 KB.
  { name: "first-act's loader", package: 'first-act', file: 'loader.js', limit: 2200 },
  {
    name: 'contact in a browser, without Firestore',
    package: 'contact',
    file: 'store/index.js',
    imports: ['prepareSending', 'sendContactMessage', 'contactSettings', 'SendingError'],
    limit: 4800,
  },
  {
    name: "static-site's runtime",
    package: 'static-site',
    imports: ['createPages', 'RouterLink', 'start', 'picturesOf'],
    limit: 4200,
  },
];
