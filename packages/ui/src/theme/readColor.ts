/** Red, green and blue of sRGB and the opacity, each from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a CSS colour: hexadecimal, `rgb()`, `hsl()` or `oklch()`, with or without opacity. Returns undefined for others. */
export function readColor(css: string): Rgba | undefined {
  const text = css.trim().toLowerCase();
  if (text.startsWith('#')) return readHex(text.slice(1));

  const [, notation = '', values = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(text) ?? [];
  const parts = values.split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4) return undefined;

  const [first = '', second = '', third = '', opacity = '1'] = parts;
  const alpha = share(opacity, 1);
  const [red, green, blue] =
    notation === 'rgb'
      ? [share(first, 255), share(second, 255), share(third, 255)]
      : notation === 'hsl'
        ? fromHsl(degrees(first), share(second, 100), share(third, 100))
        : fromOklch(
            share(first, 1),
            second.endsWith('%') ? share(second, 1) * 0.4 : Number(second),
            degrees(third),
          );
  const color: Rgba = [red, green, blue, alpha];
  return color.some(Number.isNaN) ? undefined : color;
}

/** Returns the contrast ratio of WCAG 2.2 of a colour on an opaque one, from 1 to 21. */
export function contrast(front: Rgba, ground: Rgba) {
  const opacity = front[3];
  const mix = (index: 0 | 1 | 2) => opacity * front[index] + (1 - opacity) * ground[index];
  const [one, other] = [luminance([mix(0), mix(1), mix(2), 1]), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: Rgba) {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function readHex(digits: string): Rgba | undefined {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const at = (index: number) => Number.parseInt(pairs.slice(index, index + 2) || 'ff', 16) / 255;
  return [at(0), at(2), at(4), at(6)];
}

/** Returns a number as a share of the whole, or a percentage as a number from 0 to 1. */
function share(text: string, whole: number) {
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text) / whole;
  return Math.min(1, Math.max(0, value));
}

function degrees(text: string) {
  return Number(text.replace(/deg$/, ''));
}

function fromHsl(hue: number, saturation: number, lightness: number) {
  const channel = (offset: number) => {
    const step = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  };
  return [channel(0), channel(8), channel(4)] as const;
}

/** Converts with the constants of CSS Color 4. Colours outside sRGB are clipped. */
function fromOklch(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (value: number) => {
    const cut = Math.min(1, Math.max(0, value));
    return cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055;
  };
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ] as const;
}
