import { breadcrumbs, pageList } from '../../seo/structuredData';
import { articles } from '../../content/articles/articles';
import { blog } from '../../content/articles/blog';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Blog: jak rozpoznać i zwalczać szkodniki',
  description:
    'Jak rozpoznać pluskwy, odstraszyć kuny, pozbyć się karaluchów i szczurów, przygotować mieszkanie do zabiegu. Poradniki fachowców DDD.',
  keywords: [
    'blog DDD',
    'poradnik pluskwy',
    'jak odstraszyć kuny',
    'zwalczanie karaluchów',
    'szczury piwnica',
    'dezynfekcja mieszkania',
  ],
  shareImage: 'home',
  canonical: '/blog',
  structuredData: [
    breadcrumbs({ name: blog.title, path: '/blog' }),
    pageList(articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }))),
  ],
});
