import type { Sheet } from '../content/sheets';
import { sheetsPage } from '../content/sheets';
import type { RouteParams } from '@tarcza/static-site';
import { fixedPageHead, type PageHead } from '../seo/pageHead';
import { breadcrumbs } from '../seo/structuredData';

export function head(_: RouteParams, sheet: Sheet): PageHead {
  const { slug, title, description } = sheet;
  const canonical = `/przygotowanie/${slug}`;
  return {
    ...fixedPageHead('/przygotowanie'),
    title,
    description,
    canonical,
    structuredData: [
      breadcrumbs({ name: sheetsPage.title, path: '/przygotowanie' }, { name: title, path: canonical }),
    ],
  };
}
