import { topics } from '../../content/topics/topics';
import type { PageHead } from '../../seo/pageHead';
import { createBreadcrumbs, createListOfPages } from '../../seo/structuredData';
import { topicsPage } from './content';

export const head = (): PageHead => ({
  ...topicsPage.head,
  canonical: '/szkodniki',
  structuredData: [
    createBreadcrumbs({ name: topicsPage.breadcrumb, path: '/szkodniki' }),
    createListOfPages([
      ...[topicsPage.bedBugs, topicsPage.martens].map(({ label, href }) => ({ name: label, path: href })),
      ...topics.map(({ label, path }) => ({ name: label, path })),
    ]),
  ],
});
