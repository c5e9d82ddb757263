import { list, parse, Rule } from 'postcss';
import { brandless } from '../theme/brandless.js';
import { vars } from '../theme/contract.css.js';
import type { Tokens } from '../theme/tokens.js';
import { customProperty } from './customProperty.js';

type Scheme = 'light' | 'dark';

const { color: colors, layout: _, ...shape } = vars;

/** Every custom property that a theme may set. */
const known = new Set([
  ...Object.values(vars).flatMap((group) => Object.values(group).map(customProperty)),
  '--ui-button-case',
]);

/** Returns the tokens that `:root` sets, and those that other rules set, by their selectors or at-rules. */
function readTokens(css: string) {
  const root = new Map<string, string>();
  const elsewhere = new Set<string>();
  parse(css).walkDecls(/^--ui-/, ({ prop, value, parent }) => {
    if (!(parent instanceof Rule)) return;
    const around = parent.parent;
    if (parent.selector === ':root' && around?.type === 'root') root.set(prop, value.trim());
    else elsewhere.add(around?.type === 'atrule' && 'name' in around ? `@${around.name}` : parent.selector);
  });
  return { root, elsewhere };
}

/** Reads a theme from the tokens that `:root` sets in plain CSS. Missing ones are those of the base theme. */
export function themeFromCss(css: string, base = brandless): Tokens {
  const { root } = readTokens(css);
  const read = (group: Readonly<Record<string, string>>, otherwise: object, scheme: Scheme) =>
    Object.fromEntries(
      Object.entries(group).map(([token, reference]) => {
        const value = root.get(customProperty(reference));
        const unset = otherwise[token as keyof typeof otherwise];
        return [token, value === undefined ? unset : pickScheme(scheme, value)];
      }),
    );
  return {
    light: read(colors, base.light, 'light'),
    dark: read(colors, base.dark, 'dark'),
    shape: Object.fromEntries(
      Object.entries(shape).map(([name, group]) => [
        name,
        read(group, base.shape[name as keyof typeof shape], 'light'),
      ]),
    ),
  } as unknown as Tokens;
}

/** Returns a line for each token of `:root` that does not exist, and one for what is not measured. */
export function describeTokens(css: string): { unknown: string[]; notes: string[] } {
  const { root, elsewhere } = readTokens(css);
  const unknown = [...root.keys()].filter((name) => !known.has(name));
  const others = [...elsewhere].join(', ');
  return {
    unknown: unknown.map((name) => `✖ ${name} is no token. theming.md of @tarcza/ui lists all of them.`),
    notes: others
      ? [`! Not measured: ${others}. Set tokens in :root, with light-dark() for two colours.`]
      : [],
  };
}

/** Returns the value for a scheme, also of `light-dark(one, other)`. */
function pickScheme(scheme: Scheme, value: string): string {
  const [, both] = /^light-dark\(([^]*)\)$/.exec(value) ?? [];
  if (!both) return value;
  const [light = '', dark = ''] = list.comma(both);
  return scheme === 'light' ? light : dark;
}
