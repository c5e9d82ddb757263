import { brandless } from '../theme/brandless.js';
import { vars } from '../theme/contract.css.js';
import type { Tokens } from '../theme/tokens.js';

type Scheme = 'light' | 'dark';
type Names = Readonly<Record<string, string>>;

/** The theme that a site's plain CSS sets; what it leaves out is the base theme's. */
export function themeFromCss(css: string, base = brandless): Tokens {
  const set = customProperties(css);
  const { color, ...shape } = vars;
  const values = (names: Names, otherwise: Names, scheme: Scheme, until?: RegExp) =>
    Object.fromEntries(
      Object.entries(names).map(([token, reference]) => [
        token,
        set[scheme].has(nameIn(reference)) ? valueOf(reference, set[scheme], until) : otherwise[token],
      ]),
    );
  return {
    light: values(color, base.light, 'light'),
    dark: values(color, base.dark, 'dark'),
    shape: Object.fromEntries(
      // The font of headings may stand for that of the text: such a reference is a value of its own.
      Object.entries(shape).map(([group, names]) => [
        group,
        values(names, base.shape[group as keyof typeof shape], 'light', /^var\(--ui-/),
      ]),
    ),
  } as unknown as Tokens;
}

/** Every custom property, as it holds in either scheme; the last declaration wins. */
function customProperties(css: string): Record<Scheme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const around: string[] = [];
  for (const [, text = '', mark] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^;{}]*)([;{}])/g)) {
    if (mark === '{') {
      around.push(text);
      continue;
    }
    const [, name, value] = /^\s*(--[\w-]+)\s*:\s*([^]*?)\s*$/.exec(text) ?? [];
    if (name && value) {
      for (const scheme of schemesOf(around.join(' '))) found[scheme].set(name, ofScheme(scheme, value));
    }
    if (mark === '}') around.pop();
  }
  return found;
}

/** Which schemes a rule is for, by the media queries and selectors around it. */
function schemesOf(around: string): Scheme[] {
  if (around.includes('prefers-reduced-motion')) return [];
  const only = /prefers-color-scheme:\s*(light|dark)|(?<!not\(\s*)\[data-scheme=['"]?(light|dark)/.exec(
    around,
  );
  const scheme = only?.[1] ?? only?.[2];
  return scheme ? [scheme as Scheme] : ['light', 'dark'];
}

/** Chooses within `light-dark(one, other)`. */
function ofScheme(scheme: Scheme, value: string) {
  const [, one, other] =
    /^light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/.exec(value) ?? [];
  return (scheme === 'light' ? one : other)?.trim() ?? value;
}

const nameIn = (reference: string) => /^var\(\s*(--[\w-]+)\s*\)$/.exec(reference)?.[1] ?? '';

/** Follows `var(--x)` from one property to the next, up to one of these. */
function valueOf(reference: string, set: ReadonlyMap<string, string>, until?: RegExp): string {
  let value = set.get(nameIn(reference)) ?? reference;
  for (let steps = 0; steps < 10 && set.has(nameIn(value)) && !until?.test(value); steps++)
    value = set.get(nameIn(value)) ?? value;
  return value;
}
