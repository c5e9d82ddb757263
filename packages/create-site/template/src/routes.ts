import { createScreens, type PageHead } from '@tarcza/static-site';
import { words } from './words';

/** The table of addresses: the first pattern that fits decides. */
export const screens = createScreens<PageHead>({
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
