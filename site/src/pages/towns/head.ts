import { cities } from '../../content/cities';
import { everyPage } from '../../content/everyPage';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/miasta', [
    breadcrumbs({ name: everyPage.breadcrumbs.towns, path: '/miasta' }),
    pageList(cities.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }))),
  ]);
