import { createPages } from '@tarcza/static-site';
import { words } from './words';

/** The route table: the first pattern that matches decides. */
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
