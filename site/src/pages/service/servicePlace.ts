import { unlistedSlug, type City } from '../../content/towns/cities';
import { region, unlistedPlace, type Place } from '../../text/place';

/** The place that a service's page names: a listed town, a town from the address, or else the region. */
export function servicePlace(
  city: City | undefined,
  unlistedCity: string | undefined,
): Place & { name?: string } {
  if (city) return city;
  return unlistedCity && unlistedCity.toLowerCase() !== unlistedSlug ? unlistedPlace(unlistedCity) : region;
}
