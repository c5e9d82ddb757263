import { topics } from '../../content/topics/topics';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';
import { topicsPage } from './content';

export const head = (): PageHead => ({
  ...topicsPage.head,
  canonical: '/szkodniki',
  structuredData: [
    breadcrumbs({ name: topicsPage.breadcrumb, path: '/szkodniki' }),
    pageList([
      ...[topicsPage.bedBugs, topicsPage.martens].map(({ label, href }) => ({ name: label, path: href })),
      ...topics.map(({ label, path }) => ({ name: label, path })),
    ]),
  ],
});
