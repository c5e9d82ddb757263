import { faqCategories } from '../../content/faq/categories';
import { faq } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  ...faq.head,
  canonical: '/faq',
  structuredData: ({ createBreadcrumbs, createFaq }) => [
    createFaq(faqCategories.flatMap(({ questions }) => questions)),
    createBreadcrumbs({ name: faq.title, path: '/faq' }),
  ],
});
