import type { PageHead } from '../../seo/pageHead';
import { homeLanguages } from '../../seo/languages';
import { createBreadcrumbs } from '../../seo/structuredData';
import { english } from './content';

export const head = (): PageHead => ({
  ...english.head,
  shareImageAlt: english.shareImageAlt,
  canonical: homeLanguages.en,
  languages: homeLanguages,
  locale: 'en_GB',
  structuredData: [createBreadcrumbs({ name: 'English', path: homeLanguages.en })],
});
