import { unlistedSlug, type Town } from '../../content/towns/towns';
import { region, createPlace, type Place } from '../../text/place';

/** Returns the place that a service's page names: a listed town, a town from the address, or else the region. */
export function servicePlace(
  town: Town | undefined,
  unlistedTown: string | undefined,
): Place & { name?: string } {
  if (town) return town;
  return unlistedTown && unlistedTown.toLowerCase() !== unlistedSlug ? createPlace(unlistedTown) : region;
}
