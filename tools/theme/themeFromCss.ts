import type { Colors, Tokens } from '@tarcza/ui/theme';

type Scheme = 'light' | 'dark';
type Schemes = Pick<Tokens, Scheme>;

/** The custom property of each colour, as `vars.color` of `@tarcza/ui/theme` lists them: `var(--ui-action)`. */
type Names = Readonly<Record<keyof Colors, string>>;

/** The colours that a site's plain CSS sets, for both schemes; what it leaves out is the base theme's. */
export function themeFromCss(css: string, names: Names, base: Schemes): Schemes {
  const set = customProperties(css);
  const colors = (scheme: Scheme) =>
    Object.fromEntries(
      Object.entries(names).map(([token, reference]) => [
        token,
        set[scheme].has(nameIn(reference))
          ? valueOf(reference, set[scheme])
          : base[scheme][token as keyof Colors],
      ]),
    ) as Colors;
  return { light: colors('light'), dark: colors('dark') };
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

/** Follows `var(--x)` from one property to the next. */
function valueOf(reference: string, set: ReadonlyMap<string, string>): string {
  let value = reference;
  for (let steps = 0; steps < 10 && set.has(nameIn(value)); steps++) value = set.get(nameIn(value)) ?? value;
  return value;
}
