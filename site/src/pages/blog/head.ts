import { articles } from '../../content/articles/articles';
import { blog } from '../../content/articles/blog';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...blog.head,
  canonical: '/blog',
  structuredData: ({ createBreadcrumbs, createListOfPages }) => [
    createBreadcrumbs({ name: blog.title, path: '/blog' }),
    createListOfPages(articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }))),
  ],
});
