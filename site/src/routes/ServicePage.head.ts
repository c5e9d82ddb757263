import { layout } from '../content/layout';
import { fillPlace } from '../content/place';
import type { RouteParams } from '../routes';
import { fixedPageHead, type PageHead } from '../seo/pageHead';
import { breadcrumbs, faqPage, service as serviceData } from '../seo/structuredData';
import type { Data } from './ServicePage';
import { servicePlace } from './servicePlace';

export function head(_: RouteParams, data: Data): PageHead {
  if (!data) return { ...fixedPageHead('/'), noindex: true };

  const { service, city, unlistedCity } = data;
  const place = servicePlace(city, unlistedCity);
  const words = fillPlace(service.head, place);
  const servicePath = `/uslugi/${service.slug}`;
  const canonical = city ? `${servicePath}/${city.slug}` : servicePath;
  return {
    ...words,
    keywords: city ? [`${service.name} ${city.name}`, ...words.keywords] : words.keywords,
    canonical,
    noindex: unlistedCity !== undefined,
    structuredData:
      unlistedCity === undefined
        ? [
            serviceData({
              ...words,
              name: `${service.heading} ${place.locative}`,
              serviceType: service.name,
              canonical,
              priceFrom: service.priceFrom,
              rating: service.rating,
              city,
            }),
            breadcrumbs(
              { name: layout.breadcrumbs.services, path: '/uslugi' },
              { name: service.name, path: servicePath },
              ...(city ? [{ name: city.name, path: canonical }] : []),
            ),
            faqPage(fillPlace(service.faq, place)),
          ]
        : [],
  };
}
