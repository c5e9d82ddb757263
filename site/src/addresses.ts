import { articles } from './content/articles/articles';
import { towns, unlistedSlug, type TownProfile } from './content/towns/towns';
import { services } from './content/services/services';
import { checklists } from './content/services/checklists';
import { symptoms } from './content/symptoms/symptoms';
import { topics } from './content/topics/topics';

const profiles = import.meta.glob<TownProfile>('./content/towns/pages/*.ts', {
  eager: true,
  import: 'default',
});

const inTowns = services.flatMap((service) =>
  towns.map((town) => ({
    address: `/uslugi/${service.slug}/${town.slug}`,
    isListed:
      !town.folded && profiles[`./content/towns/pages/${town.slug}.ts`]?.local[service.kind] !== undefined,
  })),
);

/** The addresses of the routes with parameters, for search engines. */
export const addresses: readonly string[] = [
  ...services.map(({ slug }) => `/uslugi/${slug}`),
  ...towns.map(({ slug }) => `/miasta/${slug}`),
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
  ...towns.flatMap(({ name, slug }) => {
    const spelled = name.toLowerCase().replaceAll(/\s/g, '-');
    return spelled === slug
      ? []
      : ['/uslugi/:service', '/miasta'].map((folder) => [`${folder}/${spelled}`, `${folder}/${slug}`]);
  }),
]);
