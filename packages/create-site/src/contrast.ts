type Rgb = readonly [number, number, number];

/** Returns red, green and blue of `#rrggbb`, from 0 to 255. */
const parseColor = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as unknown as Rgb;

const formatColor = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Returns the relative luminance (WCAG 2.2), from 0 to 1. */
function getLuminance(color: Rgb) {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (`#rrggbb`, WCAG 2.2), from 1 to 21. */
export function getContrast(one: string, other: string) {
  const [a, b] = [getLuminance(parseColor(one)), getLuminance(parseColor(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes a share (0 to 1) of another colour into a colour. */
export function mixColors(color: string, other: string, share: number) {
  const to = parseColor(other);
  return formatColor(
    parseColor(color).map((part, place) => part + ((to[place] ?? 0) - part) * share) as unknown as Rgb,
  );
}

/** Mixes a colour with another in small steps until its contrast with all backgrounds is sufficient. */
export function mixUntilContrast(color: string, towards: string, grounds: readonly string[], least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixColors(color, towards, share);
    if (grounds.every((ground) => getContrast(moved, ground) >= least)) return moved;
  }
  return towards;
}
