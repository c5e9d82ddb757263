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

test('a colour that changed in one scheme keeps its value in the other', () => {
  const theme = { light: { ...light, action: '#123456' }, dark };

  expect(css(theme)).toBe(`:root {\n  --ui-action: light-dark(#123456, ${dark.action});\n}\n`);
});

test('a colour that both schemes share is written once', () => {
  const theme = { light: { ...light, brand: '#123456' }, dark: { ...dark, brand: '#123456' } };

  expect(css(theme)).toBe(':root {\n  --ui-brand: #123456;\n}\n');
});

test('an unchanged theme gives a comment only', () => {
  expect(css(brandless)).toMatch(/^\/\* No colour differs/);
});
