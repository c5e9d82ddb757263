/** Pages in two languages, for `hreflang` on each of them. */
export const homeLanguages = { pl: '/', en: '/en' } as const;
const bedbugLanguages = { pl: '/uslugi/zwalczanie-pluskiew', en: '/en/bed-bugs' } as const;
const mouseLanguages = { pl: '/szkodniki/myszy-i-szczury', en: '/en/mice' } as const;

/** Returns the languages of a page; undefined for a page in Polish only. */
export const languagesOf = (path: string) =>
  [homeLanguages, bedbugLanguages, mouseLanguages].find(({ pl, en }) => pl === path || en === path);
