import type { RouteParams } from '@tarcza/static-site';
import { everyPage } from '../../content/everyPage';
import type { HeadContent } from '../../content/headContent';
import { priceFrom, promises } from '../../content/promises';
import type { PageHead } from '../../seo/pageHead';
import { ratedService } from '../../seo/ratings';
import { breadcrumbs, service, type ServiceOffer } from '../../seo/structuredData';
import type { Data } from './Page';

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

export function head(_: RouteParams, advertised: Data): PageHead {
  const { title, description, shareImage } = words;
  const offer: ServiceOffer | undefined = advertised && {
    name: title,
    serviceType: advertised.name,
    description,
    canonical,
    shareImage,
    priceFrom: advertised.priceFrom,
  };
  return {
    ...words,
    canonical,
    structuredData: [
      ...(offer ? [service(offer)] : []),
      ...(offer && advertised?.rating ? [ratedService(offer, advertised.rating)] : []),
      breadcrumbs(
        { name: everyPage.breadcrumbs.services, path: '/uslugi' },
        { name: title, path: canonical },
      ),
    ],
  };
}
