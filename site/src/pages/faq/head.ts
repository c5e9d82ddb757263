import { breadcrumbs, faqPage } from '../../seo/structuredData';
import { faqCategories } from './categories';
import { faq } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'FAQ: ceny, bezpieczeństwo i przebieg zabiegów DDD',
  description:
    'Ile kosztuje zwalczanie pluskiew, na jak długo wyjść z mieszkania, czy kuny wrócą i skąd pleśń na ścianie? Krótkie odpowiedzi na pytania o zabiegi.',
  keywords: [
    'FAQ DDD',
    'ceny DDD',
    'bezpieczeństwo zabiegów DDD',
    'pluskwy pytania',
    'kuny pytania',
    'odgrzybianie cena',
  ],
  shareImage: 'home',
  canonical: '/faq',
  structuredData: [
    faqPage(faqCategories.flatMap(({ questions }) => questions)),
    breadcrumbs({ name: faq.title, path: '/faq' }),
  ],
});
