import { towns } from '../content/towns/towns';

/** Place of a town's name relative to its dot. `above` and `below` move it sideways, to keep it on the drawing. */
export type LabelPlace = 'above' | 'below' | 'left' | 'right' | 'upperRight' | 'lowerRight' | 'lowerLeft';

/** The smallest map that shows a town's name: any size, that of a phone with 390 px, or a wider one. */
export type Rank = 'first' | 'second' | 'third';

/** No name overlaps another or a dot, in letters of any size and in WCAG's text spacing. */
const chosen: Readonly<Record<string, LabelPlace>> = {
  andrychow: 'below',
  bochnia: 'below',
  brzesko: 'right',
  chrzanow: 'lowerRight',
  gorlice: 'left',
  libiaz: 'below',
  limanowa: 'left',
  myslenice: 'right',
  'nowy-sacz': 'left',
  'nowy-targ': 'right',
  olkusz: 'right',
  oswiecim: 'lowerRight',
  skawina: 'lowerLeft',
  trzebinia: 'upperRight',
  wadowice: 'right',
  wieliczka: 'right',
};

const ranks: Readonly<Record<string, Rank>> = {
  krakow: 'first',
  'nowy-sacz': 'first',
  zakopane: 'first',
  bochnia: 'second',
  gorlice: 'second',
  'nowy-targ': 'second',
  olkusz: 'second',
  oswiecim: 'second',
  tarnow: 'second',
};

/** Returns where the name of a town is. The default is above its dot. */
export const labelPlace = (slug: string): LabelPlace => chosen[slug] ?? 'above';
export const getRank = (slug: string): Rank => ranks[slug] ?? 'third';

/** The `viewBox` of the drawing, site/images/originals/mapa.svg. */
const size = { left: 32, top: 8, width: 336, height: 299 } as const;

/** Rounds to a tenth, so that build and browser write the same. */
const toPercent = (part: number) => Math.round(part * 1000) / 10;

/** Where each town lies on the drawing, in per cent. Equirectangular; 0.645 is the cosine of the middle latitude. */
export const positions: Readonly<Record<string, readonly [x: number, y: number]>> = Object.fromEntries(
  towns.map(({ slug, position: { longitude, latitude } }) => [
    slug,
    [
      toPercent((34 - size.left + (longitude - 19.08) * 0.645 * 220) / size.width),
      toPercent((10 - size.top + (50.52 - latitude) * 220) / size.height),
    ],
  ]),
);

/** How much larger the map of a town is than its frame. */
export const zoom = 1.6;
