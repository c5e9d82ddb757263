import type { ArticleNode } from './ArticleText.tsx';
import type { HeadElement } from './head.ts';
import type { Languages, LanguageTexts, PageTexts } from './languages.ts';
import type { Route } from './pages.ts';
import type { Feed } from './server.tsx';

/** The lines at the top of an article's file, as `markdown()` exports them. */
export interface ArticleSummary {
  title: string;
  description: string;
  /** ISO date, such as 2026-11-05. */
  date: string;
  /** The date as readers of the language write it, formatted at build. */
  dateText: string;
}

export interface Article extends ArticleSummary {
  address: string;
}

/** Texts of the list of articles. */
export interface ArticleListTexts extends PageTexts {
  /** Description of the list and the feed. */
  lead: string;
}

export interface ArticlesOptions {
  /** `import.meta.glob('./articles/*\/*.md', { query: '?summary', import: 'default', eager: true })` */
  summaries: Readonly<Record<string, unknown>>;
  /** `import.meta.glob('./articles/*\/*.md', { import: 'default' })` */
  texts: Readonly<Record<string, () => Promise<unknown>>>;
  /** The result of `createLanguages`, whose texts have `articles`. */
  languages: Pick<Languages, 'allLanguages' | 'languageOf' | 'localize'> & {
    textsIn: (language: string) => LanguageTexts & { articles: ArticleListTexts };
  };
}

/**
 * Creates the functions for Markdown articles in `src/articles/LANGUAGE/`. Articles with the same file name are one article in
 * several languages.
 *
 * @throws Error that names an article in a folder that is no language of the site.
 */
export function createArticles(options: ArticlesOptions) {
  const { languageOf, textsIn } = options.languages;
  const lists = createLists(options);
  const { withArticles, listAddress, articlesIn, findAddresses } = lists;
  return {
    articlesIn,
    listAddress,
    load: lists.load,
    /** The addresses of all articles, for `defineSite`. */
    addresses: withArticles.flatMap((language) => articlesIn(language).map(({ address }) => address)),
    /** Routes of the pages `articles` and `article`. */
    routes: withArticles.flatMap((language): Route[] => {
      const shared = { params: { language }, language };
      return [
        { path: listAddress(language), page: 'articles', ...shared },
        { path: `${listAddress(language)}/:slug`, page: 'article', ...shared },
      ];
    }),
    /** Returns the addresses by language of the list or article at a path, the list if a language lacks the article. */
    addressesAt(path: string): Record<string, string> {
      const list = listAddress(languageOf(path));
      if (path === list) return findAddresses();
      return path.startsWith(`${list}/`)
        ? { ...findAddresses(), ...findAddresses(path.slice(list.length + 1)) }
        : {};
    },
    /** Returns the part of a head that names the addresses of an article, or of the list, in several languages. */
    languagesOf(slug?: string): { languages?: Record<string, string> } {
      const found = findAddresses(slug);
      return Object.keys(found).length > 1 ? { languages: found } : {};
    },
    /** Returns the RSS feed of each language with articles, for `defineSite`. */
    feeds: (siteName: string) =>
      withArticles.map((language): Feed => {
        const { title, lead } = textsIn(language).articles;
        return {
          path: `/rss-${language}.xml`,
          title: `${title} | ${siteName}`,
          description: lead,
          language,
          page: listAddress(language),
          items: articlesIn(language),
        };
      }),
    /** Head elements that link the feeds. */
    feedLinks: withArticles.map((language): HeadElement => {
      const { title } = textsIn(language).articles;
      const type = 'application/rss+xml';
      return { tag: 'link', attributes: { rel: 'alternate', type, title, href: `/rss-${language}.xml` } };
    }),
  };
}

function createLists({ summaries, texts, languages }: ArticlesOptions) {
  const { allLanguages, localize, textsIn } = languages;
  const all = Object.entries(summaries).map(([file, summary]) => {
    const [, language = '', slug = ''] = /([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    if (!allLanguages.includes(language))
      throw new Error(
        `src${file.slice(1)} is in no language of the site. Move it to src/articles/${allLanguages[0]}/${slug}.md.`,
      );
    return { summary: summary as ArticleSummary, file, language, slug };
  });
  const listAddress = (language: string) => localize(textsIn(language).articles.address, language);
  /** Returns the articles of a language, the newest first. */
  const articlesIn = (wanted: string): Article[] =>
    all
      .filter(({ language }) => language === wanted)
      .map(({ summary, slug }) => ({ ...summary, address: `${listAddress(wanted)}/${slug}` }))
      .sort((one, other) => other.date.localeCompare(one.date));
  const withArticles = allLanguages.filter((language) => articlesIn(language).length > 0);
  /** Returns the addresses of an article, or of the list, by language. */
  const findAddresses = (slug?: string): Record<string, string> =>
    Object.fromEntries(
      withArticles
        .filter((language) => !slug || all.some((each) => each.slug === slug && each.language === language))
        .map((language) => [language, listAddress(language) + (slug ? `/${slug}` : '')]),
    );
  /** Returns an article with its text, or null if there is none. */
  async function load(language: string, slug: string | undefined) {
    const found = all.find((article) => article.language === language && article.slug === slug);
    if (!found) return null;
    const text = (await texts[found.file]!()) as readonly ArticleNode[];
    return { ...found.summary, address: `${listAddress(language)}/${slug}`, text };
  }
  return { listAddress, articlesIn, withArticles, findAddresses, load };
}
