import { navigation } from '../../content/texts/navigation';
import { fillPlace } from '../../text/place';
import type { City } from '../../content/towns/cities';
import { services, type Service } from '../../content/services/services';
import { townHeadings, townPages } from '../../content/towns/townPages';
import type { RouteParams } from '@tarcza/static-site';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, pageList } from '../../seo/structuredData';
import { head as townsHead } from '../towns/head';
import type { Data } from './Page';

export function head(_: RouteParams, data: Data): PageHead {
  if ('redirect' in data) return { ...townsHead(), noindex: true, structuredData: [] };

  const { city } = data;
  const texts = fillPlace(townPages.town.head, city);
  const canonical = `/miasta/${city.slug}`;
  return {
    ...texts,
    title: fillPlace(townHeadings(city.slug).headTitle, city),
    keywords: texts.keywords.map((keyword) => `${keyword} ${city.name}`),
    canonical,
    shareImage: 'home',
    structuredData: [
      breadcrumbs(
        { name: navigation.breadcrumbs.towns, path: '/miasta' },
        { name: city.name, path: canonical },
      ),
      // The service pages of a folded town are kept from search engines.
      ...(city.folded ? [] : [pageList(services.map((service) => inTown(service, city)))]),
    ],
  };
}

const inTown = ({ slug, name }: Service, city: City) => ({
  name: `${name} ${city.locative}`,
  path: `/uslugi/${slug}/${city.slug}`,
});
