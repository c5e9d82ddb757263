import { normalizeAddress } from './address.ts';
import type { Route } from './pages.ts';

/** Texts of a page with an address. */
export interface PageTexts {
  /** Address without the language, such as `/prices`. */
  address: string;
  title: string;
}

/** Texts of a site in one language. Pages are further properties, by the names of their folders. */
export interface LanguageTexts {
  /** Language and country for search engines, such as `de_DE`. */
  locale: string;
  /** Name of the language, for the link to it. */
  languageName: string;
}

/** Texts of a language other than the first, which has all. Missing ones are those of the first; missing pages do not exist. */
export type FurtherTexts<Texts extends LanguageTexts> = LanguageTexts & Partial<Texts>;

/**
 * Creates the functions of a site in one or several languages. Each language has its own addresses: those of the first one have
 * no prefix, others begin with the code, such as `/en/prices`. A page without texts in a language does not exist in it.
 *
 * @param texts The texts by language (BCP 47). The first language is the default.
 * @param pages Pages with texts, by the names of their folders. The first language needs `home`.
 * @throws Error if there is no home page, or a language has the locale of another one or no page.
 */
export function createLanguages<Texts extends LanguageTexts, const Page extends keyof Texts & string>(
  texts: Readonly<Record<string, FurtherTexts<Texts>>>,
  pages: readonly Page[],
) {
  validateTexts(texts, pages);
  const lookup = createTextLookup(addMissingTexts(texts, pages));
  const addresses = createPageAddresses(lookup, pages);
  const { allLanguages, languageFrom, textsIn } = lookup;
  const { hasPage, addressOf, findNearest } = addresses;
  return {
    ...lookup,
    ...addresses,
    /** A sentence for each language that lacks texts or pages, for `defineSite`. */
    warnings: findMissingTexts(texts, pages),
    /** The routes of all pages. */
    routes: allLanguages.flatMap((language) =>
      pages
        .filter((page) => hasPage(page, language))
        .map((page): Route => ({ path: addressOf(page, language), page, params: { language }, language })),
    ),
    /** Returns the part of a page's head that names its addresses in all languages. */
    localizedHead(page: Page, code: string | undefined) {
      const existing = allLanguages.filter((language) => hasPage(page, language));
      const languages = Object.fromEntries(existing.map((language) => [language, addressOf(page, language)]));
      return {
        canonical: addressOf(page, languageFrom(code)),
        locale: textsIn(code).locale,
        ...(existing.length > 1 && { languages }),
      };
    },
    /**
     * Returns a link to each other language: to the same page, or the nearest page above it.
     *
     * @param known Addresses of this page by language, such as those of an article.
     */
    linksToOtherLanguages: (path: string, current: string, known: Readonly<Record<string, string>> = {}) =>
      allLanguages
        .filter((language) => language !== current)
        .map((language) => ({
          label: textsIn(language).languageName,
          href: known[language] ?? findNearest(path, current, language),
          language,
        })),
  };
}

function createTextLookup<Texts extends LanguageTexts>(texts: Readonly<Record<string, Texts>>) {
  const allLanguages = Object.keys(texts);
  const defaultLanguage = allLanguages[0]!;
  const languageFrom = (code: string | undefined) => (code && code in texts ? code : defaultLanguage);
  return {
    allLanguages,
    defaultLanguage,
    /** Returns a language of the site. An unknown or missing code gets the default. */
    languageFrom,
    /** Returns the texts of a language. */
    textsIn: (code: string | undefined): Texts => texts[languageFrom(code)]!,
    /** Returns an address in a language. Accepts one without its slash, or with the language. */
    localize: (address: string, language: string) => {
      const path = normalizeAddress(`/${address}`);
      const isLocalized = language === defaultLanguage || `${path}/`.startsWith(`/${language}/`);
      return isLocalized ? path : `/${language}${path}`.replace(/\/$/, '');
    },
    /** Returns the language of an address: its first part, if that is a language. */
    languageOf: (path: string) =>
      allLanguages.find((language) => `${path}/`.startsWith(`/${language}/`)) ?? defaultLanguage,
  };
}

function createPageAddresses<Texts extends LanguageTexts, Page extends keyof Texts & string>(
  lookup: ReturnType<typeof createTextLookup<Texts>>,
  pages: readonly Page[],
) {
  const { allLanguages, languageFrom, textsIn, localize } = lookup;
  /** Returns whether a page exists in a language. */
  const hasPage = (page: Page, language: string) => textsIn(language)[page] !== undefined;
  /** Returns the texts of a page. Throws an Error if it does not exist in the language. */
  function textsOf<Name extends Page>(page: Name, code: string | undefined): NonNullable<Texts[Name]> {
    const found = textsIn(code)[page];
    if (!found) throw new Error(`The language ${languageFrom(code)} has no texts of the page "${page}".`);
    return found;
  }
  /** Returns the address of a page, in the first language that has it if this one has not. */
  function addressOf(page: Page, language: string): string {
    const existing = [language, ...allLanguages].find((each) => hasPage(page, each)) ?? language;
    return localize(
      page === 'home' ? '/' : (textsOf(page, existing) as unknown as PageTexts).address,
      existing,
    );
  }
  /** Returns the address of the page at a path in another language, otherwise that of the nearest page above it. */
  function findNearest(path: string, current: string, language: string): string {
    const page = pages.find((name) => addressOf(name, current) === path);
    if (page && hasPage(page, language)) return addressOf(page, language);
    const parent = path.replace(/\/[^/]*$/, '');
    if (parent) return findNearest(parent, current, language);
    return addressOf(['home' as Page, ...pages].find((name) => hasPage(name, language))!, language);
  }
  return { hasPage, textsOf, addressOf, findNearest };
}

type AllTexts<Texts extends LanguageTexts> = Readonly<Record<string, FurtherTexts<Texts>>>;

/** Returns the texts with those of the first language in place of missing ones, except pages. */
function addMissingTexts<Texts extends LanguageTexts>(texts: AllTexts<Texts>, pages: readonly string[]) {
  const [first] = Object.values(texts);
  const shared = Object.entries(first ?? {}).filter(([name]) => !pages.includes(name));
  return Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [language, { ...Object.fromEntries(shared), ...own }]),
  ) as unknown as Readonly<Record<string, Texts>>;
}

function findMissingTexts<Texts extends LanguageTexts>(texts: AllTexts<Texts>, pages: readonly string[]) {
  const [[first, all] = ['', {}], ...others] = Object.entries(texts);
  return others.flatMap(([language, own]) => {
    const missing = Object.keys(all).filter((name) => own[name as keyof typeof own] === undefined);
    const shown = missing.filter((name) => !pages.includes(name));
    const lacks = [
      ...(shown.length > 0 ? [`${shown.join(', ')}, which are shown in "${first}"`] : []),
      ...missing.filter((name) => pages.includes(name)).map((name) => `the page ${name}`),
    ];
    return lacks.length > 0 ? [`The language "${language}" lacks ${lacks.join('; ')}.`] : [];
  });
}

function validateTexts(texts: Readonly<Record<string, LanguageTexts>>, pages: readonly string[]): void {
  const all = Object.entries(texts) as [string, LanguageTexts & Record<string, unknown>][];
  for (const [language, { locale, ...others }] of all) {
    const [code] = language.split('-');
    if (locale.split('_')[0] !== code)
      throw new Error(
        `The texts of the language "${language}" have the locale "${locale}". Write ${code}_ and the code of the country, such as de_DE, or give the language its own texts.`,
      );
    if (language === all[0]![0] && !others['home'])
      throw new Error(`The language "${language}" has no texts of the page "home". Add them.`);
    if (!pages.some((page) => others[page]))
      throw new Error(`The language "${language}" has texts of no page. Add one of ${pages.join(', ')}.`);
  }
}

/** The result of `createLanguages`, without the names of pages. */
export type Languages = Pick<
  ReturnType<typeof createLanguages<LanguageTexts, never>>,
  'allLanguages' | 'languageOf' | 'localize' | 'textsIn'
>;
