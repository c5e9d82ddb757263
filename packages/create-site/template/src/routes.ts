import { createPages } from '@tarcza/static-site';
import { articleListAddress, articlesIn } from './articles';
import { addressOf, allLanguages, hasPage, pageNames } from './language';

/** The route table. The first matching route is used. */
export const pages = createPages({
  routes: [
    ...allLanguages.flatMap((language) => [
      ...pageNames
        .filter((page) => hasPage(page, language))
        .map((page) => ({ path: addressOf(page, language), page, params: { language }, language })),
      ...(articlesIn(language).length > 0
        ? [
            { path: articleListAddress(language), page: 'articles', params: { language }, language },
            {
              path: `${articleListAddress(language)}/:slug`,
              page: 'article',
              params: { language },
              language,
            },
          ]
        : []),
    ]),
    { path: '*', page: 'notFound', eager: true },
  ],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./headElements')).headElements,
});
