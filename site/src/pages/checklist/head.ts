import type { Checklist } from '../../content/checklists';
import { checklistsPage } from '../../content/checklists';
import type { RouteParams } from '@tarcza/static-site';
import { fixedPageHead, type PageHead } from '../../seo/pageHead';
import { breadcrumbs } from '../../seo/structuredData';

export function head(_: RouteParams, checklist: Checklist): PageHead {
  const { slug, title, description } = checklist;
  const canonical = `/przygotowanie/${slug}`;
  return {
    ...fixedPageHead('/przygotowanie'),
    title,
    description,
    canonical,
    structuredData: [
      breadcrumbs({ name: checklistsPage.title, path: '/przygotowanie' }, { name: title, path: canonical }),
    ],
  };
}
