import { localize, wordsIn, type Language } from './language';

/** Text of an article: strings, or a tag with attributes and content. */
export type Node =
  | string
  | readonly [tag: string, attributes: Record<string, string>, content: readonly Node[]];

/** Lines at the top of an article's file. */
export interface ArticleSummary {
  title: string;
  description: string;
  /** ISO date. */
  date: string;
}

export interface Article extends ArticleSummary {
  address: string;
}

const summaries = import.meta.glob<ArticleSummary>('./articles/*/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<readonly Node[]>('./articles/*/*.md', { import: 'default' });

export const articleListAddress = (language: Language) =>
  localize(wordsIn(language).articles.address, language);

/** Returns the articles of `src/articles/LANGUAGE/`, newest first. */
export const articlesIn = (language: Language): Article[] =>
  Object.entries(summaries)
    .filter(([file]) => file.startsWith(`./articles/${language}/`))
    .map(([file, summary]) => ({
      ...summary,
      address: `${articleListAddress(language)}/${file.split('/').at(-1)?.replace(/\.md$/, '')}`,
    }))
    .toSorted((one, other) => other.date.localeCompare(one.date));

/** Returns an article with its text, or null if there is no such article. */
export async function loadArticle(language: Language, slug: string | undefined) {
  const article = articlesIn(language).find(({ address }) => address.endsWith(`/${slug}`));
  const text = await texts[`./articles/${language}/${slug}.md`]?.();
  return article && text ? { ...article, text } : null;
}
