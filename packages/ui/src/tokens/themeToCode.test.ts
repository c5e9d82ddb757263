import { expect, test } from 'vitest';
import { brandless } from '../theme/brandless.js';
import type { Tokens } from '../theme/tokens.js';
import { brand } from './brand.fixture.js';
import { themeFromCss } from './themeFromCss.js';
import { themeToCss, themeToTypeScript, wholeThemeToCss } from './themeToCode.js';

const { light, dark } = brandless;
const css = (theme: Pick<Tokens, 'light' | 'dark'>) => themeToCss(theme, brandless);

test('what is copied as CSS means the same theme when it is read again', () => {
  expect(themeFromCss(css(brand))).toEqual({ ...brand, shape: brandless.shape });
  expect(themeFromCss(wholeThemeToCss(brand))).toEqual(brand);
});

test('a colour changed by day alone keeps its own by night', () => {
  const theme = { light: { ...light, action: '#123456' }, dark };

  expect(css(theme)).toBe(`:root {
  --ui-action: #123456;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
    --ui-action: ${dark.action};
  }
}

:root[data-scheme='dark'] {
  --ui-action: ${dark.action};
}
`);
});

test('a colour that both schemes share is written once', () => {
  const theme = { light: { ...light, brand: '#123456' }, dark: { ...dark, brand: '#123456' } };

  expect(css(theme)).toBe(':root {\n  --ui-brand: #123456;\n}\n');
});

test('an unchanged theme says that there is nothing to set', () => {
  expect(css(brandless)).toMatch(/^\/\* No colour differs/);
});

test('what is copied as TypeScript starts from the neutral theme and names what differs', () => {
  const theme = { light: { ...light, action: '#123456' }, dark };

  expect(themeToTypeScript(theme, brandless)).toContain(`export const theme: Tokens = {
  light: {
    ...brandless.light,
    action: '#123456',
  },
  dark: {
    ...brandless.dark,
    action: '${dark.action}',
  },
  shape: defaultShape,
};`);
});
