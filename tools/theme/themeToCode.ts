import type { Colors, Tokens } from '@tarcza/ui/theme';

type Schemes = Pick<Tokens, 'light' | 'dark'>;
type Role = keyof Colors;

/** The roles in which a theme differs from another, in one scheme or both. */
function changedRoles(theme: Schemes, base: Schemes): Role[] {
  return (Object.keys(base.light) as Role[]).filter(
    (role) => theme.light[role] !== base.light[role] || theme.dark[role] !== base.dark[role],
  );
}

/**
 * Plain CSS for a site that has the styles of `base` already. A colour that differs in one scheme is written for
 * both: the rule for light would otherwise outweigh the base's own for dark.
 * `names` is `vars.color` of `@tarcza/ui/theme`.
 */
export function themeToCss(theme: Schemes, base: Schemes, names: Readonly<Record<Role, string>>): string {
  const roles = changedRoles(theme, base);
  if (roles.length === 0) return '/* No colour differs from the neutral theme. */\n';

  const set = (scheme: keyof Schemes, these: readonly Role[], indent: string) =>
    these
      .map((role) => `${indent}${names[role].slice('var('.length, -1)}: ${theme[scheme][role]};\n`)
      .join('');
  const dark = roles.filter((role) => theme.dark[role] !== theme.light[role]);
  const inBoth = `:root {\n${set('light', roles, '  ')}}\n`;
  if (dark.length === 0) return inBoth;

  const asTheSystem = `  :root:not([data-scheme='light']) {\n${set('dark', dark, '    ')}  }\n`;
  const forced = `:root[data-scheme='dark'] {\n${set('dark', dark, '  ')}}\n`;
  return `${inBoth}\n@media (prefers-color-scheme: dark) {\n${asTheSystem}}\n\n${forced}`;
}

/** The same theme as a typed object, for a `.css.ts` file of vanilla-extract. */
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
