import { cities } from '../content/cities';
import { layout } from '../content/layout';
import { fixedPageHead } from '../seo/pageHead';
import { breadcrumbs, pageList } from '../seo/structuredData';

export const head = () =>
  fixedPageHead('/miasta', [
    breadcrumbs({ name: layout.breadcrumbs.towns, path: '/miasta' }),
    pageList(cities.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }))),
  ]);
