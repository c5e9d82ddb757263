import { breadcrumbs, pageList } from '../../seo/structuredData';
import { checklists, checklistsPage } from '../../content/services/checklists';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Jak przygotować się do zabiegu – listy do druku',
  description:
    'Listy do wydrukowania przed zwalczaniem pluskiew, dezynsekcją, deratyzacją, dezynfekcją i odgrzybianiem. Każda mieści się na jednej kartce papieru.',
  keywords: ['przygotowanie do zabiegu', 'przygotowanie do dezynsekcji', 'lista przed zabiegiem na pluskwy'],
  shareImage: 'home',
  canonical: '/przygotowanie',
  structuredData: [
    breadcrumbs({ name: checklistsPage.title, path: '/przygotowanie' }),
    pageList(checklists.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }))),
  ],
});
