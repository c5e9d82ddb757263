import { checklists, checklistsPage } from '../../content/services/checklists';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...checklistsPage.head,
  canonical: '/przygotowanie',
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: checklistsPage.title, path: '/przygotowanie' }),
    createListOfPages(checklists.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }))),
  ],
});
