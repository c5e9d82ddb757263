import { createScreens, type Route } from '@tarcza/static-site';
import { unlistedSlug } from './content/cities';
import type { PageHead } from './seo/pageHead';

/** The table of addresses: the first pattern that fits decides. */
export const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/blog', page: 'BlogPage' },
  {
    path: '/blog/nie-znaleziono',
    page: 'ArticlePage',
    params: { slug: 'nie-znaleziono' },
    standsFor: '/blog/:slug',
  },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '/galeria', page: 'GalleryPage', ahead: true },
  { path: '/faq', page: 'FaqPage' },
  { path: '/dostepnosc', page: 'AccessibilityPage' },
  { path: '/polityka-prywatnosci', page: 'TextPage', params: { text: 'polityka-prywatnosci' } },
  { path: '/gwarancja', page: 'TextPage', params: { text: 'gwarancja' } },
  { path: '/o-nas', page: 'TextPage', params: { text: 'o-nas' } },
  { path: '/cennik', page: 'PricesPage' },
  { path: '/przygotowanie', page: 'SheetsPage' },
  { path: '/przygotowanie/:service', page: 'SheetPage' },
  { path: '/objawy/:symptom', page: 'SymptomPage' },
  { path: '/uslugi', page: 'ServicesPage' },
  { path: '/uslugi/pluskwy-landing', page: 'LandingPage' },
  { path: '/uslugi/:service', page: 'ServicePage' },
  {
    path: `/uslugi/:service/${unlistedSlug}`,
    page: 'ServicePage',
    params: { city: unlistedSlug },
    eager: true,
    standsFor: '/uslugi/:service/:city',
  },
  { path: '/uslugi/:service/:city', page: 'ServicePage' },
  { path: '/miasta', page: 'TownsPage' },
  { path: '/miasta/:city', page: 'TownPage' },
  { path: '/kontakt', page: 'ContactPage', ahead: true },
  { path: '*', page: 'NotFoundPage', eager: true },
];

/** Every page by its address. */
export const screens = createScreens<PageHead>({
  routes,
  pages: import.meta.glob('./routes/*Page.tsx'),
  heads: import.meta.glob('./routes/*Page.head.ts'),
  headElements: async () => (await import('./seo/pageHead')).headElements,
});
