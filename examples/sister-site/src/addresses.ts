/** The languages of the site; the first is the default. */
export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** The pages, each with its address in both languages. */
export const addresses = {
  home: { pl: '/', en: '/en' },
  services: { pl: '/uslugi', en: '/en/services' },
  prices: { pl: '/cennik', en: '/en/prices' },
  questions: { pl: '/pytania', en: '/en/questions' },
  contact: { pl: '/kontakt', en: '/en/contact' },
  privacy: { pl: '/prywatnosc', en: '/en/privacy' },
} as const satisfies Record<string, Record<Language, string>>;

export type Page = keyof typeof addresses;

/** The language of an address; what does not exist is said in the first. */
export const languageOf = (path: string): Language => (/^\/en(\/|$)/.test(path) ? 'en' : 'pl');

/** The same page in the other language; from one that does not exist, the first page. */
export function inOtherLanguage(path: string): { language: Language; href: string } {
  const from = languageOf(path);
  const language = from === 'pl' ? 'en' : 'pl';
  const page = Object.values(addresses).find((known) => known[from] === path) ?? addresses.home;
  return { language, href: page[language] };
}
