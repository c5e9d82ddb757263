import { fillTemplate } from '@tarcza/contact/contract';
import { type Town, findTown } from '../content/towns/towns';
import { townPages } from '../content/towns/townPages';
import { measureDistance } from '../text/distance';
import { fillPlace } from '../text/place';
import { RegionMap } from './RegionMap';

/** Renders the map around a town. */
export function TownMap({ town, priority }: { town: Town; priority?: boolean }) {
  const { map, centre } = fillPlace(townPages.town.travel, town);
  const alt = fillTemplate(map.alt, { where: describePlace(town, centre) });
  return <RegionMap label={map.label} alt={alt} here={town.slug} priority={priority} />;
}

/** Returns "około 75 km na wschód od Krakowa, w linii prostej". */
function describePlace({ slug, position }: Town, centre: string): string {
  const krakow = findTown('krakow');
  if (!krakow || slug === krakow.slug) return centre;
  const { kilometres, direction } = measureDistance(krakow.position, position);
  return `około ${Math.round(kilometres)}\u00a0km ${direction} od ${krakow.genitive}, w\u00a0linii prostej`;
}
