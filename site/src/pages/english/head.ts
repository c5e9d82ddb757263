import type { PageHead } from '../../seo/pageHead';
import { homeLanguages } from '../../seo/languages';
import { english } from './content';

export const head = (): PageHead => ({
  ...english.head,
  shareImageAlt: english.shareImageAlt,
  canonical: homeLanguages.en,
  languages: homeLanguages,
  locale: 'en_GB',
  structuredData: ({ createBreadcrumbs }) => [createBreadcrumbs({ name: 'English', path: homeLanguages.en })],
});
