/** The home page in its languages, for `hreflang` on each of them. */
export const homeLanguages = { pl: '/', en: '/en' } as const;
