import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { readColor } from '../../packages/ui/src/theme/readColor.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { changedColorsToCss, changedRoles } from '../../packages/ui/src/tokens/themeToCss.js';

export type Schemes = Pick<Tokens, 'light' | 'dark'>;

/** Encodes the colours that differ from the neutral theme, in characters that Storybook allows in an address. */
export function toAddress(theme: Schemes): string | undefined {
  if (changedRoles(theme).length === 0) return undefined;
  const base64 = btoa(changedColorsToCss(theme));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the encoded theme, or undefined without one. */
export function fromAddress(text?: string): Schemes | undefined {
  if (!text) return undefined;
  try {
    return onlyColors(themeFromCss(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return undefined;
  }
}

/** Returns a line for each value that is not a colour. */
export function describeInvalidColors({ light, dark }: Schemes): string[] {
  const lines = [light, dark].flatMap((colors) =>
    Object.entries(colors)
      .filter(([, value]) => !readColor(value))
      .map(
        ([role, value]) => `✖ ${customProperty(vars.color[role as keyof Colors])}: ${value} is no colour.`,
      ),
  );
  return [...new Set(lines)];
}

/** Replaces values that are not colours by those of the neutral theme: an address or a pasted text is not trusted. */
export function onlyColors({ light, dark }: Schemes): Schemes {
  const safe = (colors: Colors, base: Colors) =>
    Object.fromEntries(
      Object.entries(base).map(([role, color]) => {
        const value = colors[role as keyof Colors];
        return [role, readColor(value) ? value : color];
      }),
    ) as unknown as Colors;
  return { light: safe(light, brandless.light), dark: safe(dark, brandless.dark) };
}
