/** Fragments of the chapters of a service's own page, to which the pages of towns link. */
export const anchors = { signs: 'objawy', methods: 'metody', process: 'przebieg', faq: 'pytania' } as const;
