import { layout } from '../content/layout';
import { pages } from '../content/pages';
import type { RouteParams } from '@tarcza/static-site';
import { fixedPageHead, type PageHead } from '../seo/pageHead';
import { breadcrumbs, service } from '../seo/structuredData';
import type { Data } from './LandingPage';

const path = '/uslugi/pluskwy-landing';

export function head(_: RouteParams, advertised: Data): PageHead {
  const { title, description, shareImage } = pages[path];
  return fixedPageHead(path, [
    ...(advertised
      ? [
          service({
            name: title,
            serviceType: advertised.name,
            description,
            canonical: path,
            shareImage,
            priceFrom: advertised.priceFrom,
            rating: advertised.rating,
          }),
        ]
      : []),
    breadcrumbs({ name: layout.breadcrumbs.services, path: '/uslugi' }, { name: title, path }),
  ]);
}
