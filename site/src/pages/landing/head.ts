import type { HeadContent } from '../../content/headContent';
import { priceFrom, promises } from '../../content/promises';
import type { PageHead } from '../../seo/pageHead';

const { discount } = promises;
const canonical = '/uslugi/pluskwy-landing';

const words: HeadContent = {
  title: 'Pluskwy w mieszkaniu? Pomoc w Krakowie i Małopolsce',
  description: `Dziś telefon, zwykle jutro oględziny, potem zabiegi i kontrola. Zabieg ${priceFrom.bedbug}; nowi klienci: ${discount.percent}% mniej, najwyżej o ${discount.upToBedbug} zł.`,
  keywords: [
    'pluskwy Kraków',
    'zwalczanie pluskiew cena',
    'pluskwy pomoc',
    'pluskwy objawy',
    'odpluskwianie',
  ],
  shareImage: 'pluskwy',
};

/** An advertisement: search engines have the service's own page. */
export const head = (): PageHead => ({ ...words, canonical, noindex: true, structuredData: [] });
