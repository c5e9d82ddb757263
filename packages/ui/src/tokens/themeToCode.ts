import { vars } from '../theme/contract.css.js';
import type { Colors, Tokens } from '../theme/tokens.js';

type Schemes = Pick<Tokens, 'light' | 'dark'>;
type Role = keyof Colors;

/** Returns the colours that differ from another theme, in one scheme or both. */
function changedRoles(theme: Schemes, base: Schemes): Role[] {
  return (Object.keys(base.light) as Role[]).filter(
    (role) => theme.light[role] !== base.light[role] || theme.dark[role] !== base.dark[role],
  );
}

/**
 * Returns plain CSS with the colours that differ from `base`. One that differs in a single scheme is written for both:
 * otherwise the rule for light would override the dark one of `base`.
 */
export function themeToCss(theme: Schemes, base: Schemes): string {
  const roles = changedRoles(theme, base);
  if (roles.length === 0) return '/* No colour differs from the neutral theme. */\n';

  const light = roles.map((role) => declaration(vars.color[role], theme.light[role]));
  const dark = roles.filter((role) => theme.dark[role] !== theme.light[role]);
  return schemeRules(
    light,
    dark.map((role) => declaration(vars.color[role], theme.dark[role])),
  );
}

/** Returns plain CSS of a whole theme. */
export function wholeThemeToCss({ light, dark, shape }: Tokens): string {
  const { color, ...shapeNames } = vars;
  const declarations = (names: object, values: object) =>
    Object.entries(names).map(([key, reference]) => declaration(reference, (values as Names)[key] ?? ''));
  const ofShape = Object.entries(shapeNames).flatMap(([group, names]) =>
    declarations(names, shape[group as keyof typeof shape]),
  );
  const noMotion = Object.values(vars.motion).map((reference) => declaration(reference, '0s'));
  return `${schemeRules(
    ['color-scheme: light dark;', ...declarations(color, light), ...ofShape],
    declarations(color, dark),
    ['color-scheme: dark;'],
  )}
:root[data-scheme='light'] {
  color-scheme: light;
}

@media (prefers-reduced-motion: reduce) {
${rule(':root', noMotion, '  ')}}
`;
}

type Names = Readonly<Record<string, string>>;

const declaration = (reference: string, value: string) => `${reference.slice('var('.length, -1)}: ${value};`;

const rule = (selector: string, declarations: readonly string[], indent = '') =>
  `${indent}${selector} {\n${declarations.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;

/** Returns rules for the light scheme, and for the dark one: of the system, or forced with `data-scheme`. */
function schemeRules(light: readonly string[], dark: readonly string[], forced: readonly string[] = []) {
  const always = rule(':root', light);
  if (dark.length === 0) return always;
  const asTheSystem = rule(":root:not([data-scheme='light'])", dark, '  ');
  return `${always}
@media (prefers-color-scheme: dark) {
${asTheSystem}}

${rule(":root[data-scheme='dark']", [...forced, ...dark])}`;
}

/** Returns a theme as TypeScript, for a `.css.ts` file of vanilla-extract. */
export function themeToTypeScript(theme: Schemes, base: Schemes): string {
  const roles = changedRoles(theme, base);
  const scheme = (name: keyof Schemes) => {
    const own = roles.map((role) => `    ${role}: '${theme[name][role]}',\n`).join('');
    return `  ${name}: {\n    ...brandless.${name},\n${own}  },\n`;
  };
  return `import { brandless, defaultShape, type Tokens } from '@tarcza/ui/theme';
import { themeRules } from '@tarcza/ui/vanilla-extract';

export const theme: Tokens = {
${scheme('light')}${scheme('dark')}  shape: defaultShape,
};

themeRules(':root', theme);
`;
}
