/** Ratings as data; only for pages that show them (see `ratingText`). */
import type { AggregateRating } from 'schema-dts';
import type { Rating } from '../content/company/company';

export function rating({ value, count }: Rating): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}
