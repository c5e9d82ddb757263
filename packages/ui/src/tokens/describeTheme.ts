import type { ThemeContrast } from '../theme/checkTheme.js';
import type { Tokens } from '../theme/tokens.js';

/** The colours of a theme. */
export type Theme = Pick<Tokens, 'light' | 'dark'>;

export function isTheme(value: unknown): value is Theme {
  const isScheme = (scheme: unknown) => typeof scheme === 'object' && scheme !== null && 'surface' in scheme;
  const { light, dark } = (value ?? {}) as Partial<Theme>;
  return isScheme(light) && isScheme(dark);
}

/** Returns a line for each pair whose contrast is too low, or one line with the number of pairs. */
export function describeTheme(theme: Theme, contrasts: readonly ThemeContrast[]) {
  const low = contrasts.filter(({ enough }) => !enough);
  const lines = low.map(({ scheme, token, on, ratio, needed }) => {
    const pair = `✖ ${scheme}: ${token} ${theme[scheme][token]} on ${on} ${theme[scheme][on]}`;
    if (ratio === null)
      return `${pair} cannot be measured: write both as #rrggbb, rgb(), hsl() or oklch(), and ${on} without opacity`;
    // Rounded down: 4.498 is less than 4.5.
    return `${pair} has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and needs ${needed}:1`;
  });
  const good = low.length === 0;
  const praise = `✔ All ${contrasts.length} pairs of colours have enough contrast, light and dark`;
  return { good, lines: good ? [praise] : lines };
}
