import { brandless } from '../theme/brandless.js';
import { vars } from '../theme/contract.css.js';
import type { Colors, Tokens } from '../theme/tokens.js';
import { customProperty } from './customProperty.js';

type Schemes = Pick<Tokens, 'light' | 'dark'>;

/** Returns plain CSS with the colours that differ from the neutral theme. */
export function changedColorsToCss({ light, dark }: Schemes): string {
  const lines = (Object.keys(brandless.light) as (keyof Colors)[])
    .filter((role) => light[role] !== brandless.light[role] || dark[role] !== brandless.dark[role])
    .map((role) => {
      const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
      return `  ${customProperty(vars.color[role])}: ${value};\n`;
    });
  return lines.length > 0
    ? `:root {\n${lines.join('')}}\n`
    : '/* No colour differs from the neutral theme. */\n';
}
