import { createHeadElements, type PageHead, type RouteParams } from '@tarcza/static-site';
import { addresses, type Page } from './addresses';
import { firm } from './content/firm';
import { wordsIn } from './content/words';

export const headElements = createHeadElements({ name: firm.name, origin: firm.origin, locale: 'pl_PL' });

/** The head of a page: what it calls itself in a language, and where it lies in both. */
export const headOf =
  (page: Page) =>
  ({ language }: RouteParams): PageHead => {
    const words = wordsIn(language);
    return {
      ...words.heads[page],
      canonical: addresses[page][words.language],
      languages: addresses[page],
      locale: words.locale,
    };
  };
