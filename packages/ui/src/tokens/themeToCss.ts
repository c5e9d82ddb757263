import { brandless } from '../theme/brandless.js';
import { vars } from '../theme/contract.css.js';
import type { Colors, Tokens } from '../theme/tokens.js';
import { customProperty } from './customProperty.js';

type Schemes = Pick<Tokens, 'light' | 'dark'>;
type Role = keyof Colors;

/** Returns the colours that differ from the neutral theme, in one scheme or both. */
export function changedRoles({ light, dark }: Schemes): Role[] {
  return (Object.keys(brandless.light) as Role[]).filter(
    (role) => light[role] !== brandless.light[role] || dark[role] !== brandless.dark[role],
  );
}

/** Returns plain CSS with the colours that differ from the neutral theme. */
export function changedColorsToCss(theme: Schemes): string {
  const roles = changedRoles(theme);
  if (roles.length === 0) return '/* No colour differs from the neutral theme. */\n';
  return rule(':root', colorDeclarations(theme, roles));
}

/** Returns plain CSS of a whole theme. */
export function themeToCss({ light, dark, shape }: Tokens): string {
  const shapeDeclarations = Object.entries(shape).flatMap(([group, values]) =>
    Object.entries(vars[group as keyof typeof shape]).map(([key, reference]: [string, string]) =>
      declaration(reference, (values as Record<string, string>)[key] ?? ''),
    ),
  );
  const colors = colorDeclarations({ light, dark }, Object.keys(vars.color) as Role[]);
  const noMotion = Object.values(vars.motion).map((reference) => declaration(reference, '0s'));
  return `${rule(':root', ['color-scheme: light dark;', ...colors, ...shapeDeclarations])}
${rule(":root[data-scheme='light']", ['color-scheme: light;'])}
${rule(":root[data-scheme='dark']", ['color-scheme: dark;'])}
@media (prefers-reduced-motion: reduce) {
  :root { ${noMotion.join(' ')} }
}
`;
}

function colorDeclarations({ light, dark }: Schemes, roles: readonly Role[]) {
  return roles.map((role) => {
    const isShared = light[role] === dark[role];
    return declaration(
      vars.color[role],
      isShared ? light[role] : `light-dark(${light[role]}, ${dark[role]})`,
    );
  });
}

const declaration = (reference: string, value: string) => `${customProperty(reference)}: ${value};`;

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
