import { normalizeAddress } from './address.ts';
import type { Article } from './articles.ts';
import type { HeadElement } from './head.ts';
import type { PageHead } from './pageHead.ts';
import type { Route } from './pages.ts';
import type { Feed } from './server.tsx';

export interface PageTexts {
  /** Address without the language, such as `/prices`. */
  address: string;
  title: string;
  /** Below the title, and the description for search engines. */
  lead: string;
}

/** Texts of a site in one language. Other pages are further properties, by the names of their folders. */
export interface LanguageTexts {
  languageName: string;
  home: Omit<PageTexts, 'address'>;
  articles?: PageTexts;
}

/**
 * Creates the functions of a site in one or several languages. Each language has its own addresses: those of the first one have
 * no prefix, others begin with the code, such as `/en/prices`. A page without texts in a language does not exist in it.
 *
 * @param texts The texts by language (BCP 47). The first language is the default.
 * @param pages Pages with texts, by the names of their folders. The list `articles` exists in languages with articles, and adds
 * the route of the page `article`, with the parameter `slug`.
 * @param country ISO code of the company's country, for the locale of the first language.
 * @param articles Articles in folders named by language. Files of the same name are one article in several languages.
 * @throws Error that names a language without texts, or an article in a folder that is no language with articles.
 */
export function createLanguages<Texts extends LanguageTexts, const Page extends keyof Texts & string>(
  texts: Readonly<Record<string, Texts>>,
  pages: readonly Page[],
  country: string,
  articles: readonly Article[] = [],
) {
  const lookup = createTextLookup(texts);
  validateArticles(articles, texts);
  const { allLanguages, defaultLanguage, languageFrom, textsIn } = lookup;
  const addresses = createAddresses(lookup, pages, articles);
  const { hasPage, textsOf, addressOf, findTranslations, findNearest } = addresses;
  const localeOf = (code: string | undefined) => {
    const locale = new Intl.Locale(languageFrom(code));
    const likely = languageFrom(code) === defaultLanguage ? country : locale.maximize().region;
    return `${locale.language}_${locale.region ?? likely}`;
  };
  return {
    ...lookup,
    ...addresses,
    /** Returns language and country for search engines, such as `de_DE`. */
    localeOf,
    ...createFeeds(lookup, addresses),
    routes: allLanguages.flatMap((language) =>
      pages
        .filter((page) => hasPage(page, language))
        .flatMap((page): Route[] => {
          const route = { path: addressOf(page, language), page, params: { language }, language };
          const article = { ...route, path: `${route.path}/:slug`, page: 'article' };
          return page === 'articles' ? [route, article] : [route];
        }),
    ),
    /** Returns the head of a page, or of an article with the title of the list, with its addresses in all languages. */
    localizedHead(page: Page, code: string | undefined, slug?: string): PageHead {
      const { title, lead } = textsOf(page, code) as unknown as PageTexts;
      const canonical = addressOf(page, languageFrom(code), slug);
      const languages = findTranslations(canonical);
      const isTranslated = Object.keys(languages).length > 1;
      const head = { title, description: lead, canonical, locale: localeOf(code) };
      return { ...head, ...(isTranslated && { languages }) };
    },
    /** Returns a link to each other language: to the same page or article, or the nearest page above it. */
    linksToOtherLanguages: (path: string, current: string) =>
      allLanguages
        .filter((language) => language !== current)
        .map((language) => ({
          label: textsIn(language).languageName,
          href: findNearest(path, language),
          language,
        })),
  };
}

function createTextLookup<Texts extends LanguageTexts>(texts: Readonly<Record<string, Texts>>) {
  const allLanguages = Object.keys(texts);
  const defaultLanguage = allLanguages[0]!;
  const missing = allLanguages.find((language) => !texts[language]);
  if (missing) throw new Error(`The language ${missing} has no texts. Add them, or correct the language.`);
  const languageFrom = (code: string | undefined) => (code && code in texts ? code : defaultLanguage);
  return {
    allLanguages,
    defaultLanguage,
    /** Returns a language of the site. An unknown or missing code gets the default. */
    languageFrom,
    textsIn: (code: string | undefined): Texts => texts[languageFrom(code)]!,
  };
}

/** @throws Error that names an article in a folder that is no language, or whose language has no texts of the list. */
function validateArticles(
  articles: readonly Article[],
  texts: Readonly<Record<string, LanguageTexts>>,
): void {
  const wrong = articles.find(({ folder }) => !texts[folder]?.articles);
  if (wrong)
    throw new Error(
      `The article ${wrong.folder}/${wrong.slug} is in no language with articles. Move it, or add \`articles\` to the texts of that language.`,
    );
}

function createAddresses<Texts extends LanguageTexts, Page extends keyof Texts & string>(
  { allLanguages, defaultLanguage, languageFrom, textsIn }: ReturnType<typeof createTextLookup<Texts>>,
  pages: readonly Page[],
  articles: readonly Article[],
) {
  const hasArticle = (language: string, slug?: string) =>
    articles.some((article) => article.folder === language && (!slug || article.slug === slug));
  const hasPage = (page: Page, language: string) =>
    textsIn(language)[page] !== undefined && (page !== 'articles' || hasArticle(language));
  /** Returns the texts of a page. Throws an Error if it does not exist in the language. */
  function textsOf<Name extends Page>(page: Name, code: string | undefined): NonNullable<Texts[Name]> {
    const found = textsIn(code)[page];
    if (!found) throw new Error(`The language ${languageFrom(code)} has no texts of the page "${page}".`);
    return found;
  }
  /** Returns the address of a page or article, in the first language that has the page if this one has not. */
  function addressOf(page: Page | 'articles', language: string, slug = ''): string {
    const existing = [language, ...allLanguages].find((each) => hasPage(page as Page, each)) ?? language;
    const { address = '' } = textsOf(page as Page, existing) as Partial<PageTexts>;
    return normalizeAddress(`/${existing === defaultLanguage ? '' : existing}/${address}/${slug}`);
  }
  const articlesIn = (language: string) =>
    articles
      .filter(({ folder }) => folder === language)
      .map((article) => ({ ...article, address: addressOf('articles', language, article.slug) }));
  const translate = (has: (language: string) => boolean, page: Page | 'articles', slug?: string) =>
    Object.fromEntries(
      allLanguages.filter(has).map((language) => [language, addressOf(page, language, slug)]),
    );
  const translations: readonly Record<string, string>[] = [
    ...pages.map((page) => translate((language) => hasPage(page, language), page)),
    ...articles.map(({ slug }) => translate((language) => hasArticle(language, slug), 'articles', slug)),
  ];
  /** Returns the addresses of the page or article at a path, by language. */
  const findTranslations = (path: string) =>
    translations.find((each) => Object.values(each).includes(path)) ?? {};
  /** Returns the address of the page at a path in another language, otherwise that of the nearest page above it. */
  const findNearest = (path: string, language: string): string =>
    findTranslations(path)[language] ??
    (path === '/'
      ? addressOf('home' as Page, language)
      : findNearest(path.replace(/\/[^/]*$/, '') || '/', language));
  return {
    hasPage,
    textsOf,
    addressOf,
    articlesIn,
    /** The addresses of all articles, for `defineSite`. */
    articleAddresses: allLanguages.flatMap((language) => articlesIn(language).map(({ address }) => address)),
    findTranslations,
    findNearest,
  };
}

function createFeeds<Texts extends LanguageTexts>(
  { allLanguages, textsIn }: ReturnType<typeof createTextLookup<Texts>>,
  {
    addressOf,
    articlesIn,
  }: Pick<ReturnType<typeof createAddresses<Texts, never>>, 'addressOf' | 'articlesIn'>,
) {
  const lists = allLanguages.flatMap((language) => {
    const items = articlesIn(language);
    const { articles } = textsIn(language);
    return articles && items.length > 0 ? { ...articles, items, language, path: `/rss-${language}.xml` } : [];
  });
  return {
    /** Returns the RSS feed of each language with articles, for `defineSite`. */
    feeds: (siteName: string) =>
      lists.map(({ path, title, lead, language, items }): Feed => {
        const page = addressOf('articles', language);
        return { path, title: `${title} | ${siteName}`, description: lead, language, page, items };
      }),
    feedLinks: lists.map(({ path, title }): HeadElement => {
      const attributes = { rel: 'alternate', type: 'application/rss+xml', title, href: path };
      return { tag: 'link', attributes };
    }),
  };
}
