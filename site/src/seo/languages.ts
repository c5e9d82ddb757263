type Translations = Readonly<Record<string, string>>;

/** The home page, by language. */
export const homeLanguages = { pl: '/', en: '/en' } as const;

/** Pages in several languages, for `hreflang` on each of them. */
const translations: readonly Translations[] = [
  homeLanguages,
  { pl: '/uslugi/zwalczanie-pluskiew', en: '/en/bed-bugs' },
  { pl: '/szkodniki/myszy-i-szczury', en: '/en/mice' },
];

/** Returns the languages of a page; undefined for a page in Polish only. */
export const findLanguages = (path: string): Translations | undefined =>
  translations.find((paths) => Object.values(paths).includes(path));
