/** What search engines read of prices: a price where it is one, and otherwise where prices begin. */
import type { Offer } from 'schema-dts';
import { company } from '../content/company/company';
import { lowestPriceOf, type Service } from '../content/services/services';
import { absolute } from './urls';

/** Where prices begin: the price of a job is known after an inspection. */
export function offerFrom(minPrice: number, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice,
      priceCurrency: company.currency,
      valueAddedTaxIncluded: true,
    },
    availability: 'https://schema.org/InStock',
  };
}

/** A service with its lowest price; where each job is quoted by itself, the visit that leads to the quote, for nothing. */
export function catalogueOffer({ name, description, slug, kind }: Service): Offer {
  const url = absolute(`/uslugi/${slug}`);
  const lowest = lowestPriceOf(kind);
  const work = { '@type': 'Service', name, description, url } as const;
  return lowest === undefined
    ? {
        '@type': 'Offer',
        url,
        price: 0,
        priceCurrency: company.currency,
        itemOffered: { ...work, name: `${name}: oględziny i wycena` },
      }
    : { ...offerFrom(lowest, url), itemOffered: work };
}
