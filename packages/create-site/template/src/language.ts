import { createArticles, createLanguages, type ArticleNode, type ArticleSummary } from '@tarcza/static-site';
import { firm } from './firm.ts';
import type { Texts } from './texts.ts';

const files = import.meta.glob<Texts>('./texts/*.ts', { eager: true, import: 'texts' });

/** The texts by language: the name of the file. That of the company is first, others have addresses such as /en/prices. */
export const languages: Record<string, Texts> = Object.fromEntries(
  [firm.language, ...Object.keys(files).map((file) => file.slice('./texts/'.length, -'.ts'.length))].map(
    (code) => [code, files[`./texts/${code}.ts`]!],
  ),
);

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
export const site = createLanguages(
  languages,
  ['home', 'prices', 'articles', 'privacy', 'contact'],
  firm.country,
  articles,
);
