import { breadcrumbs, faqPage } from '../../seo/structuredData';
import { faqCategories } from '../../content/faq/categories';
import { faq } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...faq.head,
  canonical: '/faq',
  structuredData: [
    faqPage(faqCategories.flatMap(({ questions }) => questions)),
    breadcrumbs({ name: faq.title, path: '/faq' }),
  ],
});
