import { createPages } from '@tarcza/static-site';
import { site } from './language.ts';

/** The route table. The first matching route is used. */
export const pages = createPages({
  routes: [...site.routes, { path: '*', page: 'notFound', eager: true }],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./headElements.ts')).headElements,
});
