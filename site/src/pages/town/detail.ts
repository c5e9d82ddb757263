import { cities } from '../../content/cities';
import { project } from '../../components/malopolska';

/** How much larger the detail is than the map. */
export const scale = 2.6;

/** Half of the detail's width and height, in per cent of the map: it is 3:2, the map 336:299. */
const half = { across: 50 / scale, down: (50 / scale) * (336 / 299 / 1.5) };

/** Room for a town's name, with letters twice as large. */
const margin = { across: 12, down: 4 };

/** Slugs of the towns whose names are whole in the detail around a town. */
export function townsNear(town: (typeof cities)[number]): readonly string[] {
  const at = ({ position }: typeof town) => project([position.longitude, position.latitude]);
  const [x, y] = at(town);
  return cities
    .filter((other) => {
      const [across, down] = at(other);
      return (
        other.slug === town.slug ||
        (Math.abs(across - x) < half.across - margin.across && Math.abs(down - y) < half.down - margin.down)
      );
    })
    .map(({ slug }) => slug);
}
