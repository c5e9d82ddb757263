import { navigation } from '../../content/texts/navigation';
import { findRating } from '../../content/company/figureTexts';
import { fillPlace } from '../../text/place';
import { findLowestPrice, priceNotes } from '../../content/services/services';
import type { RouteParams } from '@tarcza/static-site';
import { findLanguages } from '../../seo/languages';
import type { PageHead } from '../../seo/pageHead';
import type { ServiceOffer } from '../../seo/structuredData';
import type { Data } from './Page';
import { servicePlace } from './servicePlace';
import { typesetText } from '../../text/typeset';

export function head(_: RouteParams, data: Data): PageHead {
  const { service, town, unlistedTown } = data;
  const place = servicePlace(town, unlistedTown);
  const texts = fillPlace(service.head, place);
  const servicePath = `/uslugi/${service.slug}`;
  const own = !town && unlistedTown === undefined;
  const inTown = town?.local[service.kind] && town;
  const canonical = inTown ? `${servicePath}/${inTown.slug}` : servicePath;
  const noindex = !own && (!inTown || inTown.folded === true);
  const offer: ServiceOffer = {
    ...texts,
    name: `${service.heading} ${place.locative}`,
    serviceType: service.name,
    canonical,
    priceFrom: findLowestPrice(service.kind),
    priceNote: priceNotes[service.kind],
    town,
    // Only this page shows it.
    rating: own ? findRating(service.slug) : undefined,
  };
  return {
    ...texts,
    title: own ? typesetText(`${service.heading} ${place.locative}: przebieg i ceny`) : fitTitle(texts.title),
    keywords: town ? [`${service.name} ${town.name}`, ...texts.keywords] : texts.keywords,
    canonical,
    noindex,
    languages: noindex ? undefined : findLanguages(canonical),
    structuredData: ({ createBreadcrumbs, createFaq, createService }) =>
      noindex
        ? []
        : [
            createService(offer),
            createBreadcrumbs(
              { name: navigation.breadcrumbs.services, path: '/uslugi' },
              { name: service.name, path: servicePath },
              ...(town ? [{ name: town.name, path: canonical }] : []),
            ),
            // The same answers on every town's page would be duplicates.
            ...(own ? [createFaq(fillPlace(service.faq, place))] : []),
          ],
  };
}

/** Removes the second part of a title that search results would cut. */
const fitTitle = (title: string) => (title.length > 60 ? title.replace(/(\s–|:|,)\s.*/, '') : title);
