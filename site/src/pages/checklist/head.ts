import { type Checklist, checklistsPage } from '../../content/services/checklists';
import type { RouteParams } from '@tarcza/static-site';
import type { PageHead } from '../../seo/pageHead';
import { head as checklistsHead } from '../checklists/head';

export function head(_: RouteParams, { slug, title, description }: Checklist): PageHead {
  const canonical = `/przygotowanie/${slug}`;
  return {
    ...checklistsHead(),
    title,
    description,
    canonical,
    structuredData: ({ createBreadcrumbs }) => [
      createBreadcrumbs(
        { name: checklistsPage.title, path: '/przygotowanie' },
        { name: title, path: canonical },
      ),
    ],
  };
}
