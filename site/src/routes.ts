import { createPages, type Route } from '@tarcza/static-site';
import { unlistedSlug } from './content/towns/towns';

/** The route table: the first pattern that matches decides. `page` is a folder in `pages`. */
const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/uslugi', page: 'services' },
  { path: '/uslugi/pluskwy-landing', page: 'landing' },
  { path: '/uslugi/:service', page: 'service' },
  {
    path: `/uslugi/:service/${unlistedSlug}`,
    page: 'service',
    params: { town: unlistedSlug },
    eager: true,
    fallbackFor: '/uslugi/:service/:town',
  },
  { path: '/uslugi/:service/:town', page: 'service' },
  { path: '/blog', page: 'blog', prefetchOnScroll: true },
  { path: '/blog/:slug', page: 'article' },
  { path: '/galeria', page: 'gallery', prefetchOnScroll: true },
  { path: '/faq', page: 'faq' },
  { path: '/miasta', page: 'towns' },
  { path: '/miasta/:town', page: 'town' },
  { path: '/objawy/:symptom', page: 'symptom' },
  { path: '/szkodniki', page: 'topics' },
  { path: '/szkodniki/:pest', page: 'topic' },
  { path: '/ozonowanie', page: 'topic', params: { path: '/ozonowanie' } },
  { path: '/dezynfekcja-po-zgonie', page: 'topic', params: { path: '/dezynfekcja-po-zgonie' } },
  { path: '/dla-firm', page: 'topic', params: { path: '/dla-firm' } },
  { path: '/en', page: 'english', language: 'en', prefetchOnScroll: true },
  { path: '/en/bed-bugs', page: 'englishTopic', params: { topic: 'bedBugs' }, language: 'en' },
  { path: '/en/mice', page: 'englishTopic', params: { topic: 'mice' }, language: 'en' },
  { path: '/kontakt', page: 'contact', prefetchOnScroll: true },
  { path: '/cennik', page: 'prices' },
  { path: '/gwarancja', page: 'guarantee' },
  { path: '/odstapienie-od-umowy', page: 'withdrawal' },
  { path: '/o-nas', page: 'about' },
  { path: '/przygotowanie', page: 'checklists' },
  { path: '/przygotowanie/:service', page: 'checklist' },
  { path: '/polityka-prywatnosci', page: 'privacy' },
  { path: '/dostepnosc', page: 'accessibility' },
  { path: '*', page: 'notFound', eager: true },
];

export const pages = createPages({
  routes,
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => (await import('./seo/pageHead')).headElements,
});
