/** Structured data of prices. */
import type { Offer } from 'schema-dts';
import { company } from '../content/company/company';
import { findLowestPrice, priceNotes, type Service } from '../content/services/services';
import { absolute } from './urls';

/** Returns an offer with the lowest price. The price of a job is known after an inspection. */
export function createOffer(minPrice: number, url: string, description?: string): Offer {
  return {
    '@type': 'Offer',
    url,
    ...(description && { description }),
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice,
      priceCurrency: company.currency,
      valueAddedTaxIncluded: true,
    },
  };
}

/** Returns a service with its lowest price. If each job is quoted, returns the free visit that leads to the quote. */
export function createCatalogueOffer({ name, description, slug, kind }: Service): Offer {
  const url = absolute(`/uslugi/${slug}`);
  const lowest = findLowestPrice(kind);
  const work = { '@type': 'Service', name, description, url } as const;
  if (lowest !== undefined) return { ...createOffer(lowest, url, priceNotes[kind]), itemOffered: work };
  const itemOffered = { ...work, name: `${name}: oględziny i wycena` };
  return { '@type': 'Offer', url, price: 0, priceCurrency: company.currency, itemOffered };
}
