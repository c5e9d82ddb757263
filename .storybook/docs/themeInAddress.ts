import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { readColor } from '../../packages/ui/src/theme/color.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { changedColorsToCss } from '../../packages/ui/src/tokens/themeToCss.js';

export type Schemes = Pick<Tokens, 'light' | 'dark'>;

/** Encodes the colours that differ from the neutral theme, in characters that Storybook allows in an address. */
export function toAddress(theme: Schemes): string {
  const base64 = btoa(changedColorsToCss(theme));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the encoded theme, or undefined without one. */
export function fromAddress(text?: string): Schemes | undefined {
  if (!text) return undefined;
  try {
    return keepColors(themeFromCss(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return undefined;
  }
}

/** Replaces values that are not colours by those of the neutral theme: an address is not trusted. */
function keepColors({ light, dark }: Schemes): Schemes {
  const safe = (colors: Colors, base: Colors) =>
    Object.fromEntries(
      Object.entries(base).map(([role, color]) => {
        const value = colors[role as keyof Colors];
        return [role, readColor(value) ? value : color];
      }),
    ) as unknown as Colors;
  return { light: safe(light, brandless.light), dark: safe(dark, brandless.dark) };
}
