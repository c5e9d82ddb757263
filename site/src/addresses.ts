import { articles } from './content/articles';
import { cities } from './content/cities';
import { pages } from './content/pages';
import { services } from './content/services';

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
export const unlistedAddresses: readonly string[] = ['/404'];
