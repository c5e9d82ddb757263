import type { Article, Head } from '@tarcza/static-site';
import { site } from '../../language.ts';

export const head: Head<Article> = ({ language }, { title, description, date, slug }) => ({
  ...site.localizedHead('articles', language, slug),
  title,
  description,
  type: 'article',
  published: date,
});
