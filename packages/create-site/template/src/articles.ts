import { createArticles } from '@tarcza/static-site';
import { site } from './language.ts';

/** The Markdown files of `src/articles/LANGUAGE/`. */
export const articles = createArticles({
  summaries: import.meta.glob('./articles/*/*.md', { query: '?summary', import: 'default', eager: true }),
  texts: import.meta.glob('./articles/*/*.md', { import: 'default' }),
  languages: site,
});
