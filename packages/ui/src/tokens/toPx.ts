/** The width in px of the windows that a value which grows is given for. */
export const windows = { phone: 390, desktop: 1440 } as const;

/** Returns a length in px for the width of a window, or undefined if it has no `rem`. */
export function toPx(length: string, window: number): number | undefined {
  const px = (part: string) =>
    part.split('+').reduce((sum, term) => {
      const size = Number.parseFloat(term);
      return sum + (term.includes('vw') ? (size * window) / 100 : size * 16);
    }, 0);
  if (!length.includes('rem')) return undefined;
  const [least = 0, value = least, most = value] = length
    .replace(/^clamp\((.*)\)$/, '$1')
    .split(',')
    .map(px);
  return Math.round(Math.min(Math.max(least, value), most) * 10) / 10;
}
