import { articles } from './content/articles/articles';
import { cities, unlistedSlug, type CityProfile } from './content/towns/cities';
import { services } from './content/services/services';
import { checklists } from './content/services/checklists';
import { symptoms } from './content/symptoms/symptoms';
import { topics } from './content/topics/topics';

const profiles = import.meta.glob<CityProfile>('./content/towns/pages/*.ts', {
  eager: true,
  import: 'default',
});

const inTowns = services.flatMap((service) =>
  cities.map((city) => ({
    address: `/uslugi/${service.slug}/${city.slug}`,
    isListed:
      !city.folded && profiles[`./content/towns/pages/${city.slug}.ts`]?.local[service.icon] !== undefined,
  })),
);

/** The addresses of the routes with parameters, for search engines. */
export const addresses: readonly string[] = [
  ...services.map(({ slug }) => `/uslugi/${slug}`),
  ...cities.map(({ slug }) => `/miasta/${slug}`),
  ...inTowns.filter(({ isListed }) => isListed).map(({ address }) => address),
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...checklists.map(({ slug }) => `/przygotowanie/${slug}`),
  ...symptoms.map(({ slug }) => `/objawy/${slug}`),
  ...topics.filter(({ parent }) => parent === 'pests').map(({ path }) => path),
];

/** Pages that are kept from search engines. */
export const unlistedAddresses: readonly string[] = [
  '/uslugi/pluskwy-landing',
  // Services in folded towns, and in towns without a text on them. The links of the town's page lead there.
  ...inTowns.filter(({ isListed }) => !isListed).map(({ address }) => address),
  // One page for all towns that are not on the list: see `fallbackFor` in routes.ts.
  ...services.map(({ slug }) => `/uslugi/${slug}/${unlistedSlug}`),
];

/** A town as Poles spell it leads to its address: "/miasta/kraków". So does a former slug of an article. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries([
  ...articles.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.map((former) => [`/blog/${former}`, `/blog/${slug}`]),
  ),
  ...cities.flatMap(({ name, slug }) => {
    const spelled = name.toLowerCase().replaceAll(/\s/g, '-');
    return spelled === slug
      ? []
      : ['/uslugi/:service', '/miasta'].map((folder) => [`${folder}/${spelled}`, `${folder}/${slug}`]);
  }),
]);
