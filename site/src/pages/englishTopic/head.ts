import type { PageHead } from '../../seo/pageHead';
import { homeLanguages, findLanguages } from '../../seo/languages';
import { english } from '../english/content';
import type { EnglishTopic } from '../../content/english/topic';

export const head = (_: unknown, { head: words, path, title }: EnglishTopic): PageHead => ({
  ...words,
  shareImageAlt: english.shareImageAlt,
  canonical: path,
  languages: findLanguages(path),
  locale: 'en_GB',
  structuredData: ({ createBreadcrumbs }) => [
    createBreadcrumbs({ name: 'English', path: homeLanguages.en }, { name: title, path }),
  ],
});
