import type { City } from './cities';

type Position = City['position'];

/** The eight winds, clockwise from the north. */
const winds = [
  'na północ',
  'na północny wschód',
  'na wschód',
  'na południowy wschód',
  'na południe',
  'na południowy zachód',
  'na zachód',
  'na północny zachód',
] as const;

export type Direction = (typeof winds)[number];

const kilometresPerDegree = 111.2;

/** How far one place is from another as the crow flies, in kilometres, and in which direction. */
export function whereabouts(from: Position, to: Position): { kilometres: number; direction: Direction } {
  const north = (to.latitude - from.latitude) * kilometresPerDegree;
  const narrowing = Math.cos((((to.latitude + from.latitude) / 2) * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * kilometresPerDegree * narrowing;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return { kilometres: Math.hypot(north, east), direction: winds[(eighth + 8) % 8] ?? winds[0] };
}
