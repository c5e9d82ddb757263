import type { PackageName } from '../package/freshPackage.ts';

/** What a site pays for, and the most that it may cost. Bytes are gzipped; a KB has 1000 of them. */
export interface Budget {
  name: string;
  limit: number;
  /** @default 'ui' */
  package?: PackageName;
  /**
   * The file of the package's `dist` from which it is imported, or which is sent as it is.
   * @default 'index.js'
   */
  file?: string;
  /** What a site imports together, `*` for all that there is; React, its router and Firebase are not counted. */
  imports?: readonly string[];
  /** `first` counts what loads with the page, `all` also what loads later. */
  part?: 'first' | 'all';
  /** The smallest library with the same features, and its bytes: script, styles and what a user writes. */
  peer?: { name: string; bytes: number };
}

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
    // 1.45 KB of it is PhoneButton, which other parts of a page share.
    limit: 7700,
    peer: { name: 'React Hook Form alone', bytes: 13_408 },
  },
  { name: 'ContactForm with photos', imports: ['ContactForm', 'PhotoField'], limit: 11_000 },
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
  { name: 'PhoneButton', imports: ['PhoneButton'], limit: 1500 },
  { name: 'Section', imports: ['Section'], limit: 600 },
  { name: 'Breadcrumbs', imports: ['Breadcrumbs'], limit: 600 },
  { name: 'Hero', imports: ['Hero'], limit: 1600 },
  { name: 'Notice', imports: ['Notice'], limit: 900 },
  { name: 'SiteFooter', imports: ['SiteFooter'], limit: 700 },
  { name: 'SiteHeader', imports: ['SiteHeader'], limit: 3500 },
  { name: 'Toasts before the first', imports: ['Toasts', 'notify'], part: 'first', limit: 600 },
  { name: 'Toasts in all', imports: ['Toasts', 'notify'], limit: 3500 },
  { name: 'ArticleCard', imports: ['ArticleCard'], limit: 900 },
  { name: 'Prose and PriceTable', imports: ['Prose', 'PriceTable'], limit: 700 },
  { name: 'CallBar', imports: ['CallBar'], limit: 2300 },
  {
    name: 'ActionLink, LinkList, Steps and Figures',
    imports: ['ActionLink', 'LinkList', 'Steps', 'Figures'],
    limit: 1500,
  },
  {
    name: 'All components together',
    imports: ['*'],
    limit: 33_500,
  },
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

/** A budget with what was measured. */
export interface Size extends Budget {
  bytes: number;
}

/** A sentence for each budget that is exceeded; none when all is well. */
export function exceeded(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit }) =>
        `${name} has ${kilobytes(bytes)}, ${bytes - limit} bytes more than its limit of ${kilobytes(limit)}`,
    );
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(2)} KB`;
}

/** The sizes as a table for the terminal. */
export function sizeTable(sizes: readonly Size[]) {
  const rows = sizes.map(({ name, bytes, limit, peer }) => [
    `${bytes > limit ? '✖' : '✔'} ${name}`,
    kilobytes(bytes),
    kilobytes(limit),
    peer ? `${kilobytes(peer.bytes)}  ${peer.name}` : '',
  ]);
  const head = ['  gzip, React external', 'ours', 'limit', 'best peer, with styles'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column % 3 === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
