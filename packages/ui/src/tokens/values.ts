import { readColor } from '../theme/readColor.js';

/** A value of the design tokens format 2025.10, https://www.designtokens.org/tr/2025.10/format/. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** The types of the format that a theme uses. */
export type Type = 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';

/** Converts CSS to a value of the format. Throws if the format cannot express it, such as `color-mix()`. */
export function valueOf(type: Type, css: string): Value {
  const value = readers[type](css.trim());
  if (value === undefined)
    throw new Error(`"${css}" is no ${type} that the design tokens format can express`);
  return value;
}

/** Converts a value without references to CSS. */
export function cssOf(type: Type, value: Value): string {
  const css = writers[type](value);
  if (css === undefined) throw new Error(`${JSON.stringify(value)} is no value of the type ${type}`);
  return css;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

const readers: Record<Type, (css: string) => Value | undefined> = {
  color: readColorValue,
  // Of a fluid size the largest: designs are for wide screens.
  dimension: (css) => measure(/^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1] ?? css, /^(px|rem)$/, 'px'),
  duration: (css) => measure(css, /^(ms|s)$/, 'ms'),
  fontFamily: (css) => splitAtCommas(css).map((name) => name.replace(/^(['"])(.*)\1$/, '$2')),
  fontWeight: readNumber,
  number: readNumber,
  shadow: (css) => {
    const layers = splitAtCommas(css).map(readShadow);
    return layers.every((layer) => layer !== undefined) ? layers : undefined;
  },
};

const writers: Record<Type, (value: Value) => string | undefined> = {
  color: writeColor,
  dimension: (value) => writeMeasure(value, ['px', 'rem']),
  duration: (value) => writeMeasure(value, ['ms', 's']),
  fontFamily: (value) => {
    const names = [value].flat().filter((name) => typeof name === 'string');
    return names.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ') || undefined;
  },
  fontWeight: (value) =>
    typeof value === 'number' ? String(value) : weights[typeof value === 'string' ? value : ''],
  number: (value) => (typeof value === 'number' ? String(value) : undefined),
  shadow: (value) => [value].flat().map(writeShadow).join(', '),
};

/** The names of font weights in the format. */
const weights: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['thin', 'hairline'],
    ['extra-light', 'ultra-light'],
    ['light'],
    ['normal', 'regular', 'book'],
    ['medium'],
    ['semi-bold', 'demi-bold'],
    ['bold'],
    ['extra-bold', 'ultra-bold'],
    ['black', 'heavy'],
  ].flatMap((names, index) => names.map((name) => [name, String((index + 1) * 100)])),
);

function readNumber(css: string) {
  return /^-?[\d.]+$/.test(css) ? Number(css) : undefined;
}

function measure(
  css: string,
  units: RegExp,
  unitOfZero: string,
): { value: number; unit: string } | undefined {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  if (css === '0') return { value: 0, unit: unitOfZero };
  return units.test(unit) ? { value: Number(number), unit } : undefined;
}

function writeMeasure(measured: Value, units: readonly string[]) {
  const { value, unit } = measured as { value?: Value; unit?: Value };
  return typeof value === 'number' && typeof unit === 'string' && units.includes(unit)
    ? `${value}${unit}`
    : undefined;
}

function readColorValue(css: string): Value | undefined {
  const color = readColor(css);
  if (!color) return undefined;
  const channels = color.slice(0, 3);
  const hex = `#${channels.map((channel) => hexOf(channel * 255)).join('')}`;
  const alpha: Record<string, Value> = color[3] < 1 ? { alpha: round(color[3]) } : {};
  const [, colorSpace, list = ''] = /^(hsl|oklch)a?\(([^/]*)/.exec(css.toLowerCase()) ?? [];
  if (!colorSpace) return { colorSpace: 'srgb', components: channels.map(round), ...alpha, hex };
  const components = list
    .split(/[\s,)]+/)
    .filter(Boolean)
    .slice(0, 3)
    .map((part, index) => {
      // 100% is 100 in hsl; in oklch it is 1 for lightness and 0.4 for chroma.
      const whole = colorSpace === 'hsl' || !part.endsWith('%') ? 1 : index === 0 ? 0.01 : 0.004;
      return round(Number.parseFloat(part) * whole);
    });
  return { colorSpace, components, ...alpha, hex };
}

const hexOf = (byte: number) => Math.round(byte).toString(16).padStart(2, '0');

function writeColor(color: Value) {
  const { colorSpace, components, alpha = 1 } = color as { [key: string]: Value | undefined };
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3)
    return undefined;
  const opacity = alpha === 1 ? '' : ` / ${round(Number(alpha) * 100)}%`;
  if (colorSpace === 'srgb' && !components.includes('none')) {
    const bytes = components.map((channel) => Number(channel) * 255);
    // The format has numbers from 0 to 1, which may be rounded bytes.
    const exact = bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 0.02);
    if (exact && !opacity) return `#${bytes.map(hexOf).join('')}`;
    return `rgb(${bytes.map((byte) => (exact ? Math.round(byte) : round(byte))).join(' ')}${opacity})`;
  }
  if (/^(hsl|hwb)$/.test(colorSpace)) {
    const [hue, ...shares] = components as string[];
    return `${colorSpace}(${[hue, ...shares.map((share) => `${share}%`)].join(' ')}${opacity})`;
  }
  const values = components.join(' ') + opacity;
  return /^(ok)?l(ab|ch)$/.test(colorSpace) ? `${colorSpace}(${values})` : `color(${colorSpace} ${values})`;
}

function readShadow(css: string): Value | undefined {
  const inset = css.startsWith('inset ');
  const [, lengths = '', color = ''] =
    /^((?:-?[\d.]+[a-z]*\s+){2,4})(\S.*)$/.exec(css.replace(/^inset\s+/, '')) ?? [];
  const [offsetX, offsetY, blur = noLength, spread = noLength] = lengths
    .trim()
    .split(/\s+/)
    .map((length) => readers.dimension(length));
  const colorValue = readColorValue(color);
  if (!offsetX || !offsetY || !colorValue) return undefined;
  return { color: colorValue, offsetX, offsetY, blur, spread, ...(inset && { inset }) };
}

const noLength = { value: 0, unit: 'px' };

function writeShadow(shadow: Value) {
  const { color, offsetX, offsetY, blur, spread, inset } = shadow as { [key: string]: Value };
  const lengths = [offsetX, offsetY, blur, spread].map((length = noLength) =>
    cssOf('dimension', length).replace(/^0[a-z]+$/, '0'),
  );
  if (lengths[3] === '0') lengths.pop();
  return [inset ? 'inset' : '', ...lengths, cssOf('color', color ?? '')].filter(Boolean).join(' ');
}

function splitAtCommas(css: string) {
  return css.split(/,(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim());
}
