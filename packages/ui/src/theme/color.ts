import { rgb } from 'culori/css';
import { blend, clampRgb, formatHex, formatHex8, parse, wcagContrast, type Rgb } from 'culori/fn';

/** Parses a CSS colour. Colours outside sRGB are clipped. Returns undefined for others, such as `var(--x)`. */
export function readColor(css: string): Rgb | undefined {
  const text = css.trim().toLowerCase();
  // culori reads hexadecimal digits without the sign, too.
  if (/^[\da-f]+$/.test(text)) return undefined;
  const color = parse(text);
  return color && clampRgb(rgb(color));
}

/** Whether a colour lets another one show through. */
export const isTransparent = ({ alpha = 1 }: Rgb) => alpha < 1;

/** Returns the contrast ratio of WCAG 2.2 of a colour on an opaque one, from 1 to 21. */
export const computeContrast = (front: Rgb, ground: Rgb) => wcagContrast(blend([ground, front]), ground);

/** Returns a colour as `#rrggbb`, as `#rrggbbaa` if it is transparent, or black for a text that is no colour. */
export function toHex(css: string): string {
  const color = readColor(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };
  return isTransparent(color) ? formatHex8(color) : formatHex(color);
}
