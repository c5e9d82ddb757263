import { navigation } from '../../content/texts/navigation';
import { services } from '../../content/services/services';
import type { PageHead } from '../../seo/pageHead';
import { overview } from './content';

export const head = (): PageHead => ({
  ...overview.head,
  canonical: '/uslugi',
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: navigation.breadcrumbs.services, path: '/uslugi' }),
    createListOfPages(services.map(({ name, slug }) => ({ name, path: `/uslugi/${slug}` }))),
  ],
});
