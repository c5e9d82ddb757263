import type { PageHead } from '../../seo/pageHead';
import { findRating } from '../../content/company/figureTexts';
import { findLowestPrice, findService } from '../../content/services/services';
import { landing } from './content';

const service = findService('zwalczanie-pluskiew')!;

/** Returns the head of an advertisement. Search engines have the service's own page. */
export const head = (): PageHead => ({
  ...landing.head,
  canonical: '/uslugi/pluskwy-landing',
  noindex: true,
  structuredData: ({ createService }) => [
    createService({
      ...landing.head,
      canonical: '/uslugi/pluskwy-landing',
      name: `${service.name} w Małopolsce`,
      serviceType: service.name,
      priceFrom: findLowestPrice(service.kind),
      rating: findRating(service.slug),
    }),
  ],
});
