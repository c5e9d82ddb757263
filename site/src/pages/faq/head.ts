import { faq } from './content';
import { faqCategories } from './categories';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs, faqPage } from '../../seo/structuredData';

export const head = () =>
  fixedPageHead('/faq', [
    faqPage(faqCategories.flatMap(({ questions }) => questions)),
    breadcrumbs({ name: faq.title, path: '/faq' }),
  ]);
