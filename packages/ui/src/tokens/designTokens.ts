import { formatHex } from 'culori/fn';
import { readColor } from '../theme/color.js';
import { vars } from '../theme/contract.css.js';
import type { Shape, Tokens } from '../theme/tokens.js';
import { toPx, windows } from './toPx.js';
import { colorUses, shapeUses } from './uses.js';

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** The type of each group of tokens in the format. */
const types = {
  color: 'color',
  font: 'fontFamily',
  weight: 'fontWeight',
  size: 'dimension',
  line: 'number',
  space: 'dimension',
  radius: 'dimension',
  edge: 'dimension',
  ratio: 'number',
  shadow: 'shadow',
  motion: 'duration',
} as const satisfies Record<'color' | keyof Shape, string>;
type Group = keyof typeof types;

const uses: Readonly<Record<Group, Readonly<Record<string, string>>>> = { color: colorUses, ...shapeUses };

/** The path of each token by its reference in CSS, such as `var(--ui-radius-pill)`. */
const paths = new Map<string, string>(
  (Object.keys(types) as Group[]).flatMap((group) =>
    Object.entries(vars[group]).map(([name, reference]) => [reference, `${group}.${name}`]),
  ),
);

/**
 * Converts a theme to the design tokens format 2025.10: a resolver document with the contexts `light` and `dark`. Lengths
 * are in px, at a text size of 100 %. Those that grow with the window have the contexts `phone` and `desktop`.
 */
export function writeTokens({ light, dark, shape: { size, space, ...shape } }: Tokens) {
  const writeLengths = (width: number) =>
    listGroups({ size: setWindow(size, width), space: setWindow(space, width) });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: '@tarcza/ui',
    version: '2025.10',
    sets: { shape: { sources: [listGroups(shape)] } },
    modifiers: {
      window: {
        contexts: { phone: [writeLengths(windows.phone)], desktop: [writeLengths(windows.desktop)] },
        default: 'desktop',
      },
      scheme: {
        contexts: { light: [listGroups({ color: light })], dark: [listGroups({ color: dark })] },
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/shape' },
      { $ref: '#/modifiers/window' },
      { $ref: '#/modifiers/scheme' },
    ],
  };
}

/** Replaces the lengths that grow with the window by those in a window of that width, in px. */
const setWindow = (lengths: Readonly<Record<string, string>>, width: number) =>
  Object.fromEntries(
    Object.entries(lengths).map(([name, css]) => {
      const px = css.startsWith('clamp(') ? toPx(css, width) : undefined;
      return [name, px === undefined ? css : `${px}px`];
    }),
  );

const listGroups = (groups: Partial<Record<Group, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, tokens]) => {
      const type = types[group as Group];
      const values = Object.entries(tokens).map(([name, css]) => {
        const path = paths.get(css);
        const $value = path ? `{${path}}` : readValue(type, css.trim());
        return [name, { $value, $description: uses[group as Group][name] }] as const;
      });
      return [group, { $type: type, ...Object.fromEntries(values) }];
    }),
  );

function readValue(type: (typeof types)[Group], css: string): Value {
  const value = readers[type](css);
  if (value === undefined || Number.isNaN(value))
    throw new Error(`"${css}" is no ${type} that the design tokens format can express.`);
  return value;
}

const readers: Readonly<Record<(typeof types)[Group], (css: string) => Value | undefined>> = {
  color: readColorValue,
  dimension: (css) =>
    measure(/^(?:min\(|clamp\(.*,)\s*([^,]+)[,)]/.exec(css)?.[1] ?? css, { px: 1, rem: 16 }, 'px'),
  duration: (css) => measure(css, { ms: 1, s: 1000 }, 'ms'),
  fontFamily: (css) => css.split(/\s*,\s*/).map((name) => name.replaceAll(/^['"]|['"]$/g, '')),
  fontWeight: (css) => ({ normal: 400, bold: 700 })[css] ?? Number(css),
  number: Number,
  shadow: (css) =>
    (css === 'none' ? '0 0 transparent' : css).split(/,(?![^(]*\))/).map((layer) => readShadow(layer.trim())),
};

function measure(css: string, units: Readonly<Record<string, number>>, unit: string): Value | undefined {
  const [, number, own = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  const factor = css === '0' ? 1 : units[own];
  return factor && { value: Number(number) * factor, unit };
}

function readColorValue(css: string): Value | undefined {
  const color = readColor(css);
  if (!color) return undefined;
  const components = [color.r, color.g, color.b].map((part) => Math.round(part * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha: color.alpha ?? 1, hex: formatHex(color) };
}

function readShadow(css: string): Value {
  const [, inset, lengths = '', color = css] =
    /^(inset\s+)?((?:-?[\d.]+[a-z]*\s+){2,4})(.+)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
  const sizes = { offsetX, offsetY, blur, spread };
  return {
    color: readValue('color', color),
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, size = '']) => [name, readValue('dimension', size)]),
    ),
    ...(inset ? { inset: true } : {}),
  };
}
