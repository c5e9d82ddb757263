import type { HeadModule } from '@tarcza/static-site';
import { blog } from '../../content/blog';
import { fixedPageHead, type PageHead } from '../../seo/pageHead';
import { blogPosting, breadcrumbs } from '../../seo/structuredData';
import type { Data } from './Page';

export const head: HeadModule<Data, PageHead>['head'] = (_params, data) => {
  if (!data) return { ...fixedPageHead('/blog', []), title: blog.notFound.heading, noindex: true };
  const { title, description, keywords, slug, shareImage, date } = data.article;
  const canonical = `/blog/${slug}`;
  return {
    title,
    description,
    keywords,
    canonical,
    shareImage,
    type: 'article',
    published: date,
    structuredData: [
      blogPosting(data.article, data.text),
      breadcrumbs({ name: blog.title, path: '/blog' }, { name: title, path: canonical }),
    ],
  };
};
