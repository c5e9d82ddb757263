import { unlistedSlug, type City } from '../../content/towns/cities';
import { typesetText } from '../../text/typeset';
import { region, unlistedPlace, type Place } from '../../text/place';

/** The region, in titles and main headings. */
export const titlePlace = typesetText('w Krakowie i Małopolsce');

/** The place that a service's page names: a listed town, a town from the address, or else the region. */
export function servicePlace(
  city: City | undefined,
  unlistedCity: string | undefined,
): Place & { name?: string } {
  if (city) return city;
  return unlistedCity && unlistedCity.toLowerCase() !== unlistedSlug ? unlistedPlace(unlistedCity) : region;
}
