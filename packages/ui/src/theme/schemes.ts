import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import type { Tokens } from './tokens.js';

/**
 * Gives a selector a whole theme: the light colours, the dark ones where the visitor's system asks for
 * them, and either by force with `data-scheme="light"` or `"dark"` on the same element.
 * For `.css.ts` files; a site without vanilla-extract sets the custom properties in plain CSS.
 */
export function themeRules(selector: string, { light, dark, shape }: Tokens) {
  const { color, ...shapeVars } = vars;
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

/**
 * One colour by day and one in the dark, in the scheme that the page has, be it the system's or forced with
 * `data-scheme`.
 */
export const byScheme = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
