import { everyPage } from '../../content/everyPage';
import { pages } from '../../content/pages';
import type { RouteParams } from '@tarcza/static-site';
import { fixedPageHead, type PageHead } from '../../seo/pageHead';
import { ratedService } from '../../seo/ratings';
import { breadcrumbs, service, type ServiceOffer } from '../../seo/structuredData';
import type { Data } from './Page';

const path = '/uslugi/pluskwy-landing';

export function head(_: RouteParams, advertised: Data): PageHead {
  const { title, description, shareImage } = pages[path];
  const offer: ServiceOffer | undefined = advertised && {
    name: title,
    serviceType: advertised.name,
    description,
    canonical: path,
    shareImage,
    priceFrom: advertised.priceFrom,
  };
  return fixedPageHead(path, [
    ...(offer ? [service(offer)] : []),
    ...(offer && advertised?.rating ? [ratedService(offer, advertised.rating)] : []),
    breadcrumbs({ name: everyPage.breadcrumbs.services, path: '/uslugi' }, { name: title, path }),
  ]);
}
