import { fillTemplate } from '@tarcza/contact/contract';
import { type City, findCity } from '../content/towns/cities';
import { townPages } from '../content/towns/townPages';
import { measureDistance } from '../text/distance';
import { fillPlace } from '../text/place';
import { RegionMap } from './RegionMap';

/** The map around a town. */
export function TownMap({ city, priority }: { city: City; priority?: boolean }) {
  const { map, centre } = fillPlace(townPages.town.travel, city);
  const alt = fillTemplate(map.alt, { where: where(city, centre) });
  return <RegionMap label={map.label} alt={alt} here={city.slug} priority={priority} />;
}

/** "około 75 km na wschód od Krakowa, w linii prostej". */
function where({ slug, position }: City, centre: string): string {
  const krakow = findCity('krakow');
  if (!krakow || slug === krakow.slug) return centre;
  const { kilometres, direction } = measureDistance(krakow.position, position);
  return `około ${Math.round(kilometres)}\u00a0km ${direction} od ${krakow.genitive}, w\u00a0linii prostej`;
}
