import { createArticles, createLanguages, type ArticleNode, type ArticleSummary } from '@tarcza/static-site';
import { languages } from './languages.ts';
import type { Texts } from './texts.ts';

const texts: Readonly<Record<string, Texts>> = languages;

/** The Markdown files of `src/articles/LANGUAGE/`. */
const articles = createArticles(
  import.meta.glob<ArticleSummary>('./articles/*/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<readonly ArticleNode[]>('./articles/*/*.md', { import: 'default' }),
);

/** The pages, by the names of their folders. One without texts in a language does not exist in it. */
export const site = createLanguages(texts, ['home', 'prices', 'articles', 'privacy', 'contact'], articles);
