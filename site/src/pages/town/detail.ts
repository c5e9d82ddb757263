import { cities } from '../../content/cities';
import { project } from '../../components/malopolska';

/** How much larger the detail is than the map. */
export const scale = 2.6;

/** Half of the detail's width and height, in per cent of the map: it is 3:2, the map 336:299. */
const half = { across: 50 / scale, down: (50 / scale) * (336 / 299 / 1.5) };

/** Room for a town's name, with letters twice as large. */
const margin = { across: 12, down: 5 };

/** A name up to this far above the town would meet its own, which is centred above its dot. */
const ownName = { across: 16, above: 10 };

/** Slugs of the towns whose names are whole in the detail around a town, and clear of its own. */
export function townsNear(town: (typeof cities)[number]): readonly string[] {
  const at = ({ position }: typeof town) => project([position.longitude, position.latitude]);
  const [x, y] = at(town);
  return cities
    .filter((other) => {
      const [across, down] = at(other);
      if (other.slug === town.slug) return true;
      const isWhole =
        Math.abs(across - x) < half.across - margin.across && Math.abs(down - y) < half.down - margin.down;
      const meetsOwnName = Math.abs(across - x) < ownName.across && down <= y && y - down < ownName.above;
      return isWhole && !meetsOwnName;
    })
    .map(({ slug }) => slug);
}
