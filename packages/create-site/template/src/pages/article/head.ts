import type { Article, Head } from '@tarcza/static-site';
import { articles } from '../../articles.ts';
import { site } from '../../language.ts';

export const head: Head<Article> = ({ language, slug }, { title, description, date, address }) => ({
  title,
  description,
  canonical: address,
  locale: site.textsIn(language).locale,
  type: 'article',
  published: date,
  ...articles.languagesOf(slug),
});
