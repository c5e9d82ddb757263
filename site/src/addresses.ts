import { articles } from './content/articles';
import { cities } from './content/cities';
import { pages } from './content/pages';
import { services } from './content/services';
import { unlistedSlug } from './routes/cityParameter';

/** Every address that search engines may know, each a page of static HTML. */
export const addresses: readonly string[] = [
  ...Object.keys(pages),
  ...services.flatMap(({ slug }) => [
    `/uslugi/${slug}`,
    ...cities.map((city) => `/uslugi/${slug}/${city.slug}`),
  ]),
  ...articles.map(({ slug }) => `/blog/${slug}`),
];

/** Pages that the host shows for addresses that are not known beforehand. */
export const unlistedAddresses: readonly string[] = [
  '/404',
  // What the host shows for an article that does not exist.
  '/blog/nie-znaleziono',
  // One page for all towns that are not on the list: see `rewrites` in firebase.json.
  ...services.map(({ slug }) => `/uslugi/${slug}/${unlistedSlug}`),
];
