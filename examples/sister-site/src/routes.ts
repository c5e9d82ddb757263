import { createPages } from '@tarcza/static-site';
import { addresses, languages } from './addresses';

/** The route table: every page in both languages, and one for what does not exist. */
export const pages = createPages({
  routes: [
    ...Object.entries(addresses).flatMap(([page, paths]) =>
      languages.map((language) => ({ path: paths[language], page, params: { language }, language })),
    ),
    { path: '*', page: 'notFound', eager: true },
  ],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./headElements')).headElements,
});
