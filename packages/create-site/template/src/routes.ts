import { createPages } from '@tarcza/static-site';
import { words } from './words';

/** The route table. The first matching route is used. */
export const pages = createPages({
  routes: [
    { path: '/', page: 'home' },
    { path: words.prices.address, page: 'prices' },
    { path: words.contact.address, page: 'contact' },
    { path: '*', page: 'notFound', eager: true },
  ],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./headElements')).headElements,
});
