type Rgb = readonly [number, number, number];

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
const parse = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as unknown as Rgb;

const format = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as of WCAG 2.2. */
function luminance(color: Rgb) {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (`#rrggbb`) as of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour with so much of another (0 to 1) in it. */
export function mix(color: string, other: string, share: number) {
  const to = parse(other);
  return format(
    parse(color).map((part, place) => part + ((to[place] ?? 0) - part) * share) as unknown as Rgb,
  );
}

/** A colour, moved towards another in small steps until it stands out from all the grounds. */
export function until(color: string, towards: string, grounds: readonly string[], least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(color, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= least)) return moved;
  }
  return towards;
}
