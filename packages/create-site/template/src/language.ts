import { languages } from './languages.ts';
import type { Words } from './words.ts';

export type Language = keyof typeof languages & string;

/** The languages of the site; the first is the default. */
export const allLanguages = Object.keys(languages).filter((code): code is Language => code in languages);
export const defaultLanguage = allLanguages[0] as Language;

/** Returns a language of the site. An unknown or missing code gets the default. */
export const languageFrom = (code: string | undefined) =>
  allLanguages.find((language) => language === code) ?? defaultLanguage;

/** Returns the texts of a language. */
export const wordsIn = (code: string | undefined): Words => languages[languageFrom(code)];

/** The pages of the site. One without texts in a language does not exist in it. */
export const pageNames = ['home', 'prices', 'contact'] as const;
export type PageName = (typeof pageNames)[number];

/** Returns whether a page exists in a language. */
export const hasPage = (page: PageName, language: Language) => wordsIn(language)[page] !== undefined;

/** Returns the texts of a page that exists in a language. */
export function wordsOf<Page extends PageName>(
  page: Page,
  code: string | undefined,
): NonNullable<Words[Page]> {
  const words = wordsIn(code)[page];
  if (!words) throw new Error(`src/words/${languageFrom(code)}.ts has no texts of the page "${page}".`);
  return words;
}

/** Returns an address in a language. Other languages than the default begin with their code, such as `/en`. */
export const localize = (address: string, language: Language) =>
  language === defaultLanguage ? address : `/${language}${address}`.replace(/\/$/, '');

/** Returns the address of a page, in the first language that has it if this one has not. */
export function addressOf(page: PageName, language: Language): string {
  const existing = [language, ...allLanguages].find((each) => hasPage(page, each)) ?? language;
  return localize(page === 'home' ? '/' : wordsOf(page, existing).address, existing);
}

/** Returns the language of an address. */
export const languageOf = (path: string) =>
  allLanguages.find(
    (language) => language !== defaultLanguage && new RegExp(`^/${language}(/|$)`).test(path),
  ) ?? defaultLanguage;

/** Returns the part of a page's head that names its addresses in all languages. */
export function localizedHead(page: PageName, code: string | undefined) {
  const language = languageFrom(code);
  const existing = allLanguages.filter((each) => hasPage(page, each));
  const addresses = Object.fromEntries(existing.map((each) => [each, addressOf(page, each)]));
  return {
    canonical: addressOf(page, language),
    locale: wordsIn(language).locale,
    ...(existing.length > 1 && { languages: addresses }),
  };
}

/**
 * Returns a link to the same page in each other language that has it. On other pages it leads to the home page.
 *
 * @param articles Addresses of the article list or article at this path, by language.
 */
export function linksToOtherLanguages(
  path: string,
  current: Language,
  articles: Partial<Record<Language, string>>,
) {
  const page =
    pageNames.find((name) => hasPage(name, current) && addressOf(name, current) === path) ?? 'home';
  return allLanguages
    .filter((language) => language !== current && hasPage(page, language))
    .map((language) => ({
      label: wordsIn(language).languageName,
      href: articles[language] ?? addressOf(page, language),
      language,
    }));
}
