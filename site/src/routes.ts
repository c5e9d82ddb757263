import { createScreens, type Route } from '@tarcza/static-site';
import { unlistedSlug } from './content/cities';
import type { PageHead } from './seo/pageHead';

/** The table of addresses: the first pattern that fits decides. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/blog', page: 'blog' },
  {
    path: '/blog/nie-znaleziono',
    page: 'article',
    params: { slug: 'nie-znaleziono' },
    standsFor: '/blog/:slug',
  },
  { path: '/blog/:slug', page: 'article' },
  { path: '/galeria', page: 'gallery', ahead: true },
  { path: '/faq', page: 'faq' },
  { path: '/dostepnosc', page: 'accessibility' },
  { path: '/polityka-prywatnosci', page: 'text', params: { text: 'polityka-prywatnosci' } },
  { path: '/gwarancja', page: 'text', params: { text: 'gwarancja' } },
  { path: '/o-nas', page: 'text', params: { text: 'o-nas' } },
  { path: '/cennik', page: 'prices' },
  { path: '/przygotowanie', page: 'checklists' },
  { path: '/przygotowanie/:service', page: 'checklist' },
  { path: '/objawy/:symptom', page: 'symptom' },
  { path: '/uslugi', page: 'services' },
  { path: '/uslugi/pluskwy-landing', page: 'landing' },
  { path: '/uslugi/:service', page: 'service' },
  {
    path: `/uslugi/:service/${unlistedSlug}`,
    page: 'service',
    params: { city: unlistedSlug },
    eager: true,
    standsFor: '/uslugi/:service/:city',
  },
  { path: '/uslugi/:service/:city', page: 'service' },
  { path: '/miasta', page: 'towns' },
  { path: '/miasta/:city', page: 'town' },
  { path: '/kontakt', page: 'contact', ahead: true },
  { path: '*', page: 'notFound', eager: true },
];

/** Every page by its address. */
export const screens = createScreens<PageHead>({
  routes,
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./seo/pageHead')).headElements,
});
