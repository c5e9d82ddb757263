/** Ratings as data; only for pages that show them (see `ratingText`). */
import type { AggregateRating, Product, WithContext } from 'schema-dts';
import { company } from '../content/company';
import type { Rating } from '../content/confirmed';
import type { ServiceOffer } from './structuredData';
import { absolute, shareImageUrl } from './urls';

/**
 * What customers gave a service whose page shows it. Search engines take ratings of a Product ("any offered product
 * or service", says schema.org), and none of a Service.
 */
export function ratedService(
  { name, description, canonical, shareImage }: ServiceOffer,
  given: Rating,
): WithContext<Product> {
  const url = absolute(canonical);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#ocena`,
    name,
    description,
    url,
    image: shareImageUrl(shareImage),
    brand: { '@type': 'Brand', name: company.name },
    aggregateRating: rating(given),
  };
}

export function rating({ value, count }: Rating): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}
