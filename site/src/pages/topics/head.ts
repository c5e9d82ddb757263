import { topics } from '../../content/topics/topics';
import type { PageHead } from '../../seo/pageHead';
import { topicsPage } from './content';

export const head = (): PageHead => ({
  ...topicsPage.head,
  canonical: '/szkodniki',
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: topicsPage.breadcrumb, path: '/szkodniki' }),
    createListOfPages([
      ...[topicsPage.bedBugs, topicsPage.martens].map(({ label, href }) => ({ name: label, path: href })),
      ...topics.map(({ label, path }) => ({ name: label, path })),
    ]),
  ],
});
