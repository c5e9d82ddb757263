import { languages, type Words } from './languages.ts';

export type Language = keyof typeof languages & string;

/** The languages of the site; the first is the default. */
export const allLanguages = Object.keys(languages).filter((code): code is Language => code in languages);
export const defaultLanguage = allLanguages[0] as Language;

/** Returns a language of the site. An unknown or missing code gets the default. */
export const languageFrom = (code: string | undefined) =>
  allLanguages.find((language) => language === code) ?? defaultLanguage;

/** Returns the texts of a language. */
export const wordsIn = (code: string | undefined): Words => languages[languageFrom(code)];

/** The pages that exist in every language. */
export const pageNames = ['home', 'prices', 'contact'] as const;
export type PageName = (typeof pageNames)[number];

/** Returns an address in a language. Other languages than the default begin with their code, such as `/en`. */
export const localize = (address: string, language: Language) =>
  language === defaultLanguage ? address : `/${language}${address}`.replace(/\/$/, '');

export const addressOf = (page: PageName, language: Language) =>
  localize(page === 'home' ? '/' : languages[language][page].address, language);

/** Returns the language of an address. */
export const languageOf = (path: string) =>
  allLanguages.find(
    (language) => language !== defaultLanguage && new RegExp(`^/${language}(/|$)`).test(path),
  ) ?? defaultLanguage;

/** Returns the part of a page's head that names its addresses in all languages. */
export function localizedHead(page: PageName, code: string | undefined) {
  const language = languageFrom(code);
  const addresses = Object.fromEntries(allLanguages.map((each) => [each, addressOf(page, each)]));
  return {
    canonical: addressOf(page, language),
    locale: languages[language].locale,
    ...(allLanguages.length > 1 && { languages: addresses }),
  };
}

/** Returns a link to the same page in each other language. */
export function linksToOtherLanguages(path: string) {
  const current = languageOf(path);
  const page = pageNames.find((name) => addressOf(name, current) === path) ?? 'home';
  return allLanguages
    .filter((language): boolean => language !== current)
    .map((language) => ({
      label: languages[language].languageName,
      href: addressOf(page, language),
      language,
    }));
}
