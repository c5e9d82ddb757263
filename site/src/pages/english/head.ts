import type { PageHead } from '../../seo/pageHead';
import { homeLanguages } from '../../seo/languages';
import { breadcrumbs } from '../../seo/structuredData';
import { english } from './content';

export const head = (): PageHead => ({
  ...english.head,
  shareImageAlt: english.shareImageAlt,
  canonical: homeLanguages.en,
  languages: homeLanguages,
  locale: 'en_GB',
  structuredData: [breadcrumbs({ name: 'English', path: homeLanguages.en })],
});
