import { breadcrumbs, pageList } from '../../seo/structuredData';
import { checklists, checklistsPage } from '../../content/services/checklists';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...checklistsPage.head,
  canonical: '/przygotowanie',
  structuredData: [
    breadcrumbs({ name: checklistsPage.title, path: '/przygotowanie' }),
    pageList(checklists.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }))),
  ],
});
