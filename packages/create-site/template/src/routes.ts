import { createScreens, type PageHead } from '@tarcza/static-site';
import { words } from './words';

/** The table of addresses: the first pattern that fits decides. */
export const screens = createScreens<PageHead>({
  routes: [
    { path: '/', page: 'HomePage' },
    { path: words.prices.address, page: 'PricesPage' },
    { path: words.contact.address, page: 'ContactPage' },
    { path: '*', page: 'NotFoundPage', eager: true },
  ],
  pages: import.meta.glob('./routes/*Page.tsx'),
  heads: import.meta.glob('./routes/*Page.head.ts'),
  headElements: async () => (await import('./headElements')).headElements,
});
