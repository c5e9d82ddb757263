import { expect, test } from 'vitest';
import { brandless } from '../theme/brandless.js';
import type { Tokens } from '../theme/tokens.js';
import { themeFromCss } from './themeFromCss.js';
import { changedColorsToCss } from './themeToCss.js';

const { light, dark } = brandless;
const css = (theme: Pick<Tokens, 'light' | 'dark'>) => changedColorsToCss(theme);

test('CSS of a theme is read as the same theme', () => {
  const theme = { ...brandless, light: { ...light, surface: '#fffdf8', focus: 'rgb(31 79 196 / 90%)' } };
  expect(themeFromCss(css(theme))).toEqual(theme);
});

test.each([
  ['in one scheme', dark, `light-dark(#123456, ${dark.action})`],
  ['in both', { ...dark, action: '#123456' }, '#123456'],
])('a colour that changed %s has its value in each', (_, changed, value) => {
  const theme = { light: { ...light, action: '#123456' }, dark: changed };
  expect(css(theme)).toBe(`:root {\n  --ui-action: ${value};\n}\n`);
});

test('an unchanged theme gives a comment only', () => {
  expect(css(brandless)).toMatch(/^\/\* No colour differs.* \*\/\n$/);
});
