import { AtRule, list, parse, Rule, type Container, type Declaration, type Document } from 'postcss';
import { brandless } from '../theme/brandless.js';
import { vars } from '../theme/contract.css.js';
import type { Tokens } from '../theme/tokens.js';

type Scheme = 'light' | 'dark';
type Names = Readonly<Record<string, string>>;

/** Reads a theme from the custom properties of plain CSS. Missing ones are those of the base theme. */
export function themeFromCss(css: string, base = brandless): Tokens {
  const set = readCustomProperties(css);
  const { color, layout: _, ...shape } = vars;
  const values = (names: Names, otherwise: Names, scheme: Scheme, until?: RegExp) =>
    Object.fromEntries(
      Object.entries(names).map(([token, reference]) => [
        token,
        set[scheme].has(readName(reference)) ? resolveValue(reference, set[scheme], until) : otherwise[token],
      ]),
    );
  return {
    light: values(color, base.light, 'light'),
    dark: values(color, base.dark, 'dark'),
    shape: Object.fromEntries(
      // A reference to another token, such as that of the heading font to the body font, stays a reference.
      Object.entries(shape).map(([group, names]) => [
        group,
        values(names, base.shape[group as keyof typeof shape], 'light', /^var\(--ui-/),
      ]),
    ),
  } as unknown as Tokens;
}

/** Returns every custom property by scheme. */
function readCustomProperties(css: string): Record<Scheme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const all: Declaration[] = [];
  parse(css).walkDecls(/^--/, (declaration) => void all.push(declaration));
  for (const { parent, prop, value } of all.toSorted((one, other) => getRank(one) - getRank(other)))
    for (const scheme of findSchemes(joinRules(parent)))
      found[scheme].set(prop, pickScheme(scheme, value.trim()));
  return found;
}

/** Returns a higher number for a declaration that wins: on the body, important, outside of layers, or more specific. */
function getRank({ parent, important = false }: Declaration): number {
  const around = joinRules(parent);
  const [onBody, inLayer] = [/(^|[\s,(])body/.test(around), /@(media )?layer/.test(around)];
  return (onBody ? 1e6 : 0) + (important ? 1e5 : 0) + (inLayer ? 0 : 1e4) + getSpecificity(parent);
}

/** Returns the specificity of the rules around a declaration: 10 for each id, class or pseudo-class, 1 for `html`. */
function getSpecificity(parent: Container | Document | undefined): number {
  if (!parent) return 0;
  const selectors = parent instanceof Rule ? parent.selectors : [];
  const all = selectors.map((selector) => {
    const counted = selector.replaceAll(/:(where\([^)]*\)|is|not)/g, '');
    return 10 * counted.split(/[#.:[]/).slice(1).length + Number(/html/.test(counted));
  });
  return Math.max(0, ...all) + getSpecificity(parent.parent);
}

/** Returns the at-rules and selectors around a declaration. */
function joinRules(parent: Container | Document | undefined): string {
  if (!parent) return '';
  const rule = parent instanceof AtRule ? `@${parent.name} ${parent.params}` : '';
  return `${joinRules(parent.parent)} ${parent instanceof Rule ? parent.selector : rule}`;
}

/** Returns the selectors that set tokens elsewhere than on the page, such as `.dark`. */
export function findOtherSelectors(css: string): string[] {
  const selectors = new Set<string>();
  parse(css).walkDecls(/^--ui-/, ({ parent }) => {
    if (parent instanceof Rule && !isOfPage(joinRules(parent))) selectors.add(parent.selector);
  });
  return [...selectors];
}

const isOfPage = (around: string) => /(^|[\s,(])(:root|html|body|\[data-scheme)/i.test(around);
const otherMedia = /prefers-(reduced|contrast)|forced-colors|(?<![.\w-])print\b/;
const oneScheme = /(?<!not\b[^(@]*\(\s*)(?:prefers-color-scheme:\s*|\[data-scheme=['"]?)(light|dark)/;

/** Returns the schemes that a rule applies to, by the media queries and selectors around it. */
function findSchemes(around: string): Scheme[] {
  if (!isOfPage(around) || otherMedia.test(around)) return [];
  const scheme = oneScheme.exec(around)?.[1];
  return scheme ? [scheme as Scheme] : ['light', 'dark'];
}

/** Returns the value for a scheme, also of `light-dark(one, other)`. */
function pickScheme(scheme: Scheme, value: string): string {
  const [, colors] = /^light-dark\(([^]*)\)$/.exec(value) ?? [];
  if (!colors) return value;
  const [light = '', dark = ''] = list.comma(colors);
  return scheme === 'light' ? light : dark;
}

const readName = (reference: string) => /^var\(\s*(--[\w-]+)\s*\)$/.exec(reference)?.[1] ?? '';

/** Resolves `var(--x)`, until a value matches `until`. */
function resolveValue(reference: string, set: ReadonlyMap<string, string>, until?: RegExp): string {
  let value = set.get(readName(reference))!;
  for (let steps = 0; steps < 10 && set.has(readName(value)) && !until?.test(value); steps++)
    value = set.get(readName(value))!;
  return value;
}
