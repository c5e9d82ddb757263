import { brandless } from '../theme/brandless.js';
import { pairs } from '../theme/checkTheme.js';
import { vars } from '../theme/contract.css.js';
import type { Shape, Tokens } from '../theme/tokens.js';
import { flatten, inContext, type Flat, type Group, type Resolver } from './resolver.js';
import { cssOf, valueOf, type Type, type Value } from './values.js';

/** The type of each group of tokens. */
const types: Readonly<Record<'color' | keyof Shape, Type>> = {
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
};

/** Extensions of the format, under names of this package. */
const extension = {
  /** The least contrast of a colour on others. */
  contrast: 'pl.tarcza.contrast',
  /** The exact CSS. It is ignored once `$value` has another value. */
  css: 'pl.tarcza.css',
} as const;

type Values = Record<string, Readonly<Record<string, string>>>;

/** Every token of a theme: its path in a file, its custom property, its type. */
const contract = Object.entries(types).flatMap(([group, type]) =>
  Object.entries(vars[group as keyof typeof types]).map(([key, reference]: [string, string]) => ({
    group,
    key,
    path: `${group}.${key}`,
    reference,
    type,
  })),
);

/** Converts a theme to the design tokens format 2025.10: a resolver document with the contexts `light` and `dark`. */
export function writeTokens({ light, dark, shape }: Tokens) {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: '@tarcza/ui',
    version: '2025.10',
    description: `A theme, light and dark. ${extension.contrast} is the least contrast of a colour on another.`,
    sets: { shape: { sources: [groupsOf(shape)] } },
    modifiers: {
      scheme: {
        contexts: {
          light: [groupsOf({ color: light })],
          dark: [groupsOf({ color: dark })],
        },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shape' }, { $ref: '#/modifiers/scheme' }],
  } satisfies Resolver;
}

function groupsOf(values: Values): Group {
  return Object.fromEntries(
    Object.keys(values).map((group) => {
      const tokens = contract
        .filter((token) => token.group === group)
        .map(({ key, path, type }) => [key, tokenOf(path, type, values[group]?.[key] ?? '')]);
      return [group, { $type: types[group as keyof typeof types], ...Object.fromEntries(tokens) } as Group];
    }),
  );
}

function tokenOf(path: string, type: Type, css: string): Group {
  const own = contract.find(({ reference }) => reference === css);
  if (own) return { $value: `{${own.path}}` };
  const contrast = pairs
    .filter(([token]) => path === `color.${token}`)
    .flatMap(([, grounds, atLeast]) => grounds.map((on) => ({ on: `{color.${on}}`, atLeast })));
  const value = inContextOf(path, () => valueOf(type, css));
  const extensions = {
    ...(contrast.length > 0 && { [extension.contrast]: contrast }),
    ...(css.startsWith('clamp(') && { [extension.css]: css }),
  };
  return { $value: value, ...(Object.keys(extensions).length > 0 && { $extensions: extensions }) };
}

/**
 * Reads a theme from a resolver document. Missing tokens are those of the base theme.
 * @param read Returns the content of a file that the document refers to.
 */
export function readTokens(document: unknown, read: (file: string) => unknown, base = brandless): Tokens {
  const light = flatten(inContext(document, 'light', read));
  const dark = flatten(inContext(document, 'dark', read));
  for (const found of [light, dark]) refuseUnknown(found);
  const group = (name: string, from: Flat, otherwise: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      contract
        .filter((token) => token.group === name)
        .map(({ key, path, type }) => [key, cssAt(path, type, from) ?? otherwise[key]]),
    );
  const shape = Object.entries(base.shape).map(([name, values]) => [name, group(name, light, values)]);
  return {
    light: group('color', light, base.light),
    dark: group('color', dark, base.dark),
    shape: Object.fromEntries(shape),
  } as unknown as Tokens;
}

/** Returns the CSS of a token: a reference if it is an alias of another token of the shape. */
function cssAt(path: string, type: Type, tokens: Flat): string | undefined {
  const token = tokens.get(path);
  if (!token) return undefined;
  return inContextOf(path, () => {
    const alias = aliasIn(token.value);
    const own = contract.find((known) => known.path === alias && known.group !== 'color');
    if (own) return own.reference;
    const { value, type: actual = type } = follow(token, tokens);
    if (actual !== type) throw new Error(`it is a ${actual}, but the theme needs a ${type}`);
    const exact = token.extensions[extension.css];
    if (typeof exact === 'string' && JSON.stringify(valueOf(type, exact)) === JSON.stringify(value))
      return exact;
    return cssOf(type, value);
  });
}

/** Returns a token's value with every `{reference}` in it resolved. */
function follow(token: { type: string | undefined; value: Value }, tokens: Flat, steps = 0) {
  if (steps > 20) throw new Error('its references are circular');
  const alias = aliasIn(token.value);
  if (alias !== undefined) {
    const target = tokens.get(alias);
    if (!target) throw new Error(`it refers to {${alias}}, which does not exist`);
    return follow(target, tokens, steps + 1);
  }
  const replace = (value: Value): Value => {
    if (aliasIn(value) !== undefined) return follow({ type: undefined, value }, tokens, steps + 1).value;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]: [string, Value]) => [key, replace(part)]),
    );
  };
  return { type: token.type, value: replace(token.value) };
}

function aliasIn(value: Value) {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** Throws for a token that the theme does not have, such as one with a typing error. */
function refuseUnknown(tokens: Flat) {
  const used = new Set(
    [...tokens.values()].flatMap(({ value }) => JSON.stringify(value).match(/(?<=\{)[^{}"]+(?=\})/g)),
  );
  for (const path of tokens.keys()) {
    const isOurs =
      Object.keys(types).some((group) => path.startsWith(`${group}.`)) && path.split('.').length === 2;
    if (isOurs && !used.has(path) && !contract.some((token) => token.path === path))
      throw new Error(`${path} is no token of the theme, and no token refers to it`);
  }
}

function inContextOf<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
