import { allLanguages, languageOf, localize, wordsIn, type Language } from './language';

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

/**
 * Returns the addresses of an article by language, or those of the article list. Articles with the same file name are one
 * article in several languages.
 */
export const articleAddresses = (slug?: string): Partial<Record<Language, string>> =>
  Object.fromEntries(
    allLanguages.flatMap((language) => {
      const list = articleListAddress(language);
      const wanted = articlesIn(language).find(({ address }) => !slug || address === `${list}/${slug}`);
      return wanted ? [[language, slug ? wanted.address : list]] : [];
    }),
  );

/** Returns the same article in each language, or the list if a language has only others. Empty for other pages. */
export function articleAddressesAt(path: string): Partial<Record<Language, string>> {
  const list = articleListAddress(languageOf(path));
  if (path === list) return articleAddresses();
  return path.startsWith(`${list}/`)
    ? { ...articleAddresses(), ...articleAddresses(path.slice(list.length + 1)) }
    : {};
}

/** Returns the part of a head that names the addresses in all languages, if there are several. */
export const articleLanguages = (slug?: string) => {
  const languages = articleAddresses(slug) as Record<string, string>;
  return Object.keys(languages).length > 1 ? { languages } : {};
};

/** Returns an article with its text, or null if there is no such article. */
export async function loadArticle(language: Language, slug: string | undefined) {
  const article = articlesIn(language).find(({ address }) => address.endsWith(`/${slug}`));
  const text = await texts[`./articles/${language}/${slug}.md`]?.();
  return article && text ? { ...article, text } : null;
}
