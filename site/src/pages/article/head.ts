import type { RouteParams } from '@tarcza/static-site';
import { blog } from '../../content/articles/blog';
import type { PageHead } from '../../seo/pageHead';
import type { Data } from './Page';

export function head(_: RouteParams, data: Data): PageHead {
  const { title, description, keywords, slug, shareImage, date, modified = date } = data.article;
  const canonical = `/blog/${slug}`;
  return {
    title,
    description,
    keywords,
    canonical,
    shareImage,
    type: 'article',
    published: date,
    modified,
    structuredData: ({ createPosting, createBreadcrumbs }) => [
      createPosting(data.article, data.text),
      createBreadcrumbs({ name: blog.title, path: '/blog' }, { name: title, path: canonical }),
    ],
  };
}
