import { breadcrumbs, pageList } from '../../seo/structuredData';
import { cities } from '../../content/towns/cities';
import { townPages } from '../../content/towns/townPages';
import { navigation } from '../../content/texts/navigation';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...townPages.list.head,
  canonical: '/miasta',
  structuredData: [
    breadcrumbs({ name: navigation.breadcrumbs.towns, path: '/miasta' }),
    pageList(cities.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }))),
  ],
});
