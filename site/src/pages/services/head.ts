import { everyPage } from '../../content/everyPage';
import { services } from '../../content/services';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/uslugi', [
    breadcrumbs({ name: everyPage.breadcrumbs.services, path: '/uslugi' }),
    pageList(services.map(({ name, slug }) => ({ name, path: `/uslugi/${slug}` }))),
  ]);
