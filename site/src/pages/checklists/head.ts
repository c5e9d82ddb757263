import { checklists, checklistsPage } from '../../content/checklists';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/przygotowanie', [
    breadcrumbs({ name: checklistsPage.title, path: '/przygotowanie' }),
    pageList(checklists.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }))),
  ]);
