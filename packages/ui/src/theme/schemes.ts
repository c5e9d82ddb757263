import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import type { Tokens } from './tokens.js';

/**
 * Writes the rules of a theme for a selector, in a `.css.ts` file: light, dark if the system of the visitor is dark, and either
 * one with `data-scheme="light"` or `"dark"` on the same element.
 */
export function themeRules(selector: string, { light, dark, shape }: Tokens) {
  const { color, layout: _, ...shapeVars } = vars;
  globalStyle(selector, {
    colorScheme: 'light dark',
    vars: { ...assignVars(color, light), ...assignVars(shapeVars, shape) },
  });
  globalStyle(`${selector}:where(:not([data-scheme='light']))`, {
    '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(color, dark) } },
  });
  globalStyle(`${selector}:where([data-scheme='dark'])`, {
    colorScheme: 'dark',
    vars: assignVars(color, dark),
  });
  globalStyle(`${selector}:where([data-scheme='light'])`, { colorScheme: 'light' });
  globalStyle(selector, {
    '@media': {
      '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.quick]: '0s', [vars.motion.calm]: '0s' } },
    },
  });
}

/** Returns a colour for each scheme: the system's, or the one that `data-scheme` forces. */
export const byScheme = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
