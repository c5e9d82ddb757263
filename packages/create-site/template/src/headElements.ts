import { createHeadElements, type HeadElement, type PageHead } from '@tarcza/static-site';
import { articlesIn } from './articles';
import { firm } from './firm';
import { allLanguages, defaultLanguage, wordsIn } from './language';

const createElements = createHeadElements({
  name: firm.name,
  origin: firm.origin,
  locale: wordsIn(defaultLanguage).locale,
});

/** Links to the RSS feeds, which articles.build.ts writes. */
const feeds = allLanguages
  .filter((language) => articlesIn(language).length > 0)
  .map(
    (language): HeadElement => ({
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: wordsIn(language).articles.title,
        href: `/rss-${language}.xml`,
      },
    }),
  );

/** Creates the head elements of a page. */
export const headElements = (head: PageHead) => [...createElements(head), ...feeds];
