/** Longitude and latitude in degrees (WGS 84). */
export type Point = readonly [longitude: number, latitude: number];

/**
 * The border of the voivodeship, from its western tip round by the north: that of the state register, simplified
 * to about 2 km.
 */
export const border = points(`
  19.08 49.95  19.15 50.05  19.23 50.07  19.25 50.13  19.35 50.15  19.33 50.19  19.44 50.23  19.32 50.26
  19.42 50.33  19.48 50.32  19.49 50.40  19.66 50.41  19.70 50.45  19.85 50.44  19.97 50.48  19.97 50.52
  20.27 50.47  20.34 50.36  20.29 50.32  20.42 50.19  20.67 50.20  20.72 50.24  20.76 50.27  20.83 50.28
  20.94 50.31  21.08 50.34  21.19 50.35  21.22 50.31  21.15 50.26  21.15 50.13  21.20 50.09  21.14 50.05
  21.19 50.03  21.15 49.98  21.18 49.93  21.28 49.92  21.23 49.85  21.35 49.81  21.24 49.78  21.35 49.69
  21.33 49.59  21.42 49.49  21.40 49.43  21.28 49.46  21.21 49.40  21.12 49.44  21.05 49.42  21.10 49.38
  20.99 49.31  20.80 49.34  20.74 49.42  20.61 49.42  20.58 49.38  20.43 49.42  20.32 49.40  20.31 49.34
  20.15 49.32  20.09 49.18  19.93 49.24  19.87 49.20  19.78 49.20  19.82 49.28  19.79 49.41  19.72 49.39
  19.63 49.41  19.64 49.46  19.58 49.46  19.53 49.57  19.47 49.60  19.48 49.66  19.37 49.69  19.43 49.76
  19.32 49.78  19.27 49.86  19.17 49.86  19.18 49.95`);

/** The Vistula, downstream. Where it is the border too, both have the same points. */
export const vistula = points(`
  19.08 49.95  19.15 50.05  19.23 50.07  19.30 50.04  19.38 50.03  19.44 50.00  19.51 50.00  19.57 49.98
  19.63 49.98  19.70 49.97  19.77 49.99  19.80 50.02  19.87 50.04  19.93 50.05  19.99 50.05  20.06 50.05
  20.13 50.05  20.21 50.06  20.26 50.09  20.36 50.11  20.40 50.13  20.47 50.14  20.55 50.13  20.61 50.16
  20.67 50.20  20.72 50.24  20.76 50.27  20.83 50.28  20.94 50.31  21.08 50.34  21.19 50.35`);

function points(text: string): readonly Point[] {
  return text
    .trim()
    .split(/\s{2,}/)
    .map((pair) => {
      const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
      return [longitude, latitude];
    });
}

/** Where a town's name stands, seen from its dot: how far away, and from which of its ends. */
export const labelPlaces = {
  above: { dx: 0, dy: -0.6, anchor: 'middle' },
  below: { dx: 0, dy: 1.3, anchor: 'middle' },
  left: { dx: -0.65, dy: 0.33, anchor: 'end' },
  right: { dx: 0.55, dy: 0.33, anchor: 'start' },
  upperLeft: { dx: -0.45, dy: -0.2, anchor: 'end' },
  upperRight: { dx: 0.45, dy: -0.2, anchor: 'start' },
  lowerRight: { dx: 0.45, dy: 0.9, anchor: 'start' },
} as const;

export type LabelPlace = keyof typeof labelPlaces;

/** Chosen so that no name meets another or hides the river; a town that is not here has its name on the right. */
const chosen: Readonly<Record<string, LabelPlace>> = {
  andrychow: 'lowerRight',
  bochnia: 'below',
  chrzanow: 'upperLeft',
  gorlice: 'above',
  kety: 'left',
  krakow: 'left',
  libiaz: 'left',
  'nowy-sacz': 'left',
  oswiecim: 'below',
  skawina: 'lowerRight',
  wieliczka: 'upperRight',
};

/** The drawing's own units: about a pixel each on a phone. */
export const size = { width: 360, height: 316 } as const;

const west = 19.08;
const north = 50.52;
/** Room for the names that reach beyond the border. */
const margin = { left: 18, top: 10 };
const unitsPerDegree = 220;
/** The cosine of the middle latitude, by which a degree of longitude is shorter. Written out, for every engine alike. */
const narrowing = 0.645;

/** A place in the drawing. */
type Drawn = readonly [x: number, y: number];

/** Equirectangular projection. */
export function project([longitude, latitude]: Point): Drawn {
  return [
    rounded(margin.left + (longitude - west) * narrowing * unitsPerDegree),
    rounded(margin.top + (north - latitude) * unitsPerDegree),
  ];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A path that bends towards each point, from one middle between two points to the next: as a pen would draw it. */
export function curve(of: readonly Point[], closed = false): string {
  const path = of.map(project);
  const ends = closed ? [...path, path[0], path[1]] : [path[0], ...path, path.at(-1)];
  const bends = ends
    .slice(1, -1)
    .map((point, index) => `${point?.join(' ')} ${middle(point, ends[index + 2])}`);
  return `M${middle(ends[0], ends[1])}Q${bends.join(' ')}`;
}

function middle([x1, y1]: Drawn = [0, 0], [x2, y2]: Drawn = [x1, y1]): string {
  return `${rounded((x1 + x2) / 2)} ${rounded((y1 + y2) / 2)}`;
}

export function labelPlace(slug: string): LabelPlace {
  return chosen[slug] ?? 'right';
}
