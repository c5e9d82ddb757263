import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/blog', [
    breadcrumbs({ name: blog.title, path: '/blog' }),
    pageList(articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }))),
  ]);
