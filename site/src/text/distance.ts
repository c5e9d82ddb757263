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

const kilometresPerDegree = 111.2;

/** Returns the distance between two places in a straight line, and the direction. */
export function measureDistance(from: Position, to: Position): { kilometres: number; direction: Direction } {
  const north = (to.latitude - from.latitude) * kilometresPerDegree;
  const scale = Math.cos((((to.latitude + from.latitude) / 2) * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * kilometresPerDegree * scale;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return { kilometres: Math.hypot(north, east), direction: directions[(eighth + 8) % 8]! };
}
