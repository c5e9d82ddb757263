import { homeLanguages } from '../../seo/languages';
import type { PageHead } from '../../seo/pageHead';
import { home } from './content';

export const head = (): PageHead => ({
  ...home.head,
  canonical: '/',
  languages: homeLanguages,
  structuredData: ({ createBusiness, createSiteName }) => [createBusiness(), createSiteName()],
});
