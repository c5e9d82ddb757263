import { sheets, sheetsPage } from '../content/sheets';
import { fixedPageHead } from '../seo/pageHead';
import { breadcrumbs, pageList } from '../seo/structuredData';

export const head = () =>
  fixedPageHead('/przygotowanie', [
    breadcrumbs({ name: sheetsPage.title, path: '/przygotowanie' }),
    pageList(sheets.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }))),
  ]);
