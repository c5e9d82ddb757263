import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { largeText } from './pageWidth.js';
import type { Colors, Tokens } from './tokens.js';

/**
 * Writes the rules of a theme for a selector, in a `.css.ts` file. Colours follow the `color-scheme` of the element: the
 * visitor's, unless the page sets another one, or `data-scheme="light"` or `"dark"` does on the same element.
 */
export function themeRules(selector: string, { light, dark, shape }: Tokens) {
  const { color, layout: _, ...shapeVars } = vars;
  const roles = Object.keys(light) as (keyof Colors)[];
  const colors = roles.map((role) => [role, byScheme(light[role], dark[role])] as const);
  // On a narrow phone with large text the width of the page limits the letters, so that words are not broken.
  const size = mapValues(shape.size, (value, name) => `min(${value}, ${name === 'title1' ? 12.3 : 9.5}vw)`);
  globalStyle(selector, {
    colorScheme: 'light dark',
    vars: {
      ...assignVars(color, Object.fromEntries(colors) as Colors),
      ...assignVars(shapeVars, { ...shape, size }),
    },
    // There the text needs the room: space does not grow with it, and lines stand closer.
    '@media': {
      [largeText]: {
        vars: {
          [vars.line.body]: '1.45',
          ...assignVars(
            vars.space,
            mapValues(shape.space, (value) => `calc(${value} / 3)`),
          ),
        },
      },
    },
  });
  for (const scheme of ['light', 'dark'] as const)
    globalStyle(`${selector}:where([data-scheme='${scheme}'])`, {
      colorScheme: scheme,
      '@media': { print: { colorScheme: 'light' } },
    });
}

const mapValues = <T extends object>(values: T, change: (value: string, name: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)])) as T;

export { belowWidth, fromWidth } from './breakpoints.js';
export { gutter, largeText, pageWidth, widestColumn } from './pageWidth.js';
export { clipped, listReset, onHover, rows } from './rules.js';

/** Makes a page light in browsers without `light-dark()`. */
export function lightFallback(selector: string, { light, dark }: Tokens) {
  const roles = (Object.keys(light) as (keyof Colors)[]).filter((role) => light[role] !== dark[role]);
  globalStyle(selector, {
    '@supports': {
      'not (color: light-dark(red, red))': {
        colorScheme: 'light',
        vars: Object.fromEntries(roles.map((role) => [vars.color[role], light[role]])),
      },
    },
  });
}

/** Returns a colour for each `color-scheme`. */
export const byScheme = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** Red for text. In the dark scheme it is mixed with the text colour: a red that is dark enough for white text is too dark. */
export const urgentText = byScheme(
  vars.color.urgent,
  `color-mix(in srgb, ${vars.color.urgent}, ${vars.color.text})`,
);
