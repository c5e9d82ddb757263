import type { Town } from '../content/towns/towns';

type Position = Town['position'];

/** The eight directions, clockwise from the north. */
const directions = [
  'na północ',
  'na północny wschód',
  'na wschód',
  'na południowy wschód',
  'na południe',
  'na południowy zachód',
  'na zachód',
  'na północny zachód',
] as const;

export type Direction = (typeof directions)[number];

/** Returns the direction from one place to another. */
export function measureDirection(from: Position, to: Position): Direction {
  const north = to.latitude - from.latitude;
  const scale = Math.cos((((to.latitude + from.latitude) / 2) * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * scale;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighth + 8) % 8]!;
}
