import type { HeadContent } from '../../content/texts/headContent';
import { bedbugOffer } from '../../content/offers/bedbugOffer';
import type { PageHead } from '../../seo/pageHead';

const canonical = '/uslugi/pluskwy-landing';

const texts: HeadContent = {
  title: 'Pluskwy w mieszkaniu? Pomoc w Krakowie i Małopolsce',
  description: `Dziś telefon, zwykle jutro oględziny, potem zabiegi i kontrola. ${bedbugOffer.description}`,
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
export const head = (): PageHead => ({ ...texts, canonical, noindex: true, structuredData: [] });
