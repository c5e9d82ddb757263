import { expect, test } from 'vitest';
import { brandless } from '../theme/brandless.js';
import { themeContrasts } from '../theme/checkTheme.js';
import { describeTheme, isTheme } from './describeTheme.js';
import { describeUnknownNames } from './describeUnknownNames.js';
import { themeFromCss } from './themeFromCss.js';

const read = (css: string) => themeFromCss(css);

test('a value applies to both schemes, light-dark() to one each', () => {
  const { light, dark, shape } = read(`
    /* --ui-text: #f00; */
    :root {
      --ui-brand: #123;
      --ui-action: light-dark(rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b), #def);
      --ui-surface-raised: var(--paper);
      --paper: light-dark(#fff, #000);
      --own: 'Inter';
      --ui-font-body: var(--own);
      --ui-font-heading: var(--ui-font-body)
    }
  `);

  expect([light.brand, dark.brand]).toEqual(['#123', '#123']);
  expect([light.action, dark.action]).toEqual(['rgb(from rgb(1, 2, 3) r calc(2 * (g + 1)) b)', '#def']);
  expect([light.surfaceRaised, dark.surfaceRaised]).toEqual(['#fff', '#000']);
  expect(light.text).toBe(brandless.light.text);
  expect(shape.font).toMatchObject({ body: "'Inter'", heading: 'var(--ui-font-body)' });
});

test('rules of the dark scheme change that scheme only', () => {
  const { light, dark } = read(`
    :root { --ui-link: #111; --ui-focus: #222 }
    @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { --ui-link: #aaa; } }
    :root[data-scheme='dark'] { --ui-focus: #bbb; }
  `);

  expect([light.link, dark.link]).toEqual(['#111', '#aaa']);
  expect([light.focus, dark.focus]).toEqual(['#222', '#bbb']);
});

test('a pair with low contrast is reported with colours, ratio and required ratio', () => {
  const theme = read(':root { --ui-on-action: light-dark(#8aa4e8, #0d1a3a) }');
  const { good, lines } = describeTheme(theme, themeContrasts(theme));

  expect(good).toBe(false);
  expect(lines[0]).toBe('✖ light: onAction #8aa4e8 on action #1f4fc4 has 2.87:1 and needs 4.5:1');
});

test('a colour that cannot be measured is reported', () => {
  const theme = read(':root { --ui-brand: color-mix(in srgb, red, blue) }');

  expect(describeTheme(theme, themeContrasts(theme)).lines[0]).toMatch(
    /^✖ light: onBrand #ffffff on brand color-mix.* cannot be measured/,
  );
});

test('a name that is no token is reported, with the place that lists them', () => {
  const css =
    '/* --ui-none */ :root { --ui-lnk: #123; --ui-link: #123; --ui-sticky-top: 0; --my-ui-x: 1 } a { color: var(--ui-acton) }';

  expect(describeUnknownNames(css)).toEqual([
    '✖ --ui-lnk is no token. theming.md of @tarcza/ui lists all of them.',
    '✖ --ui-acton is no token. theming.md of @tarcza/ui lists all of them.',
  ]);
});

test('a class that no component has is reported', () => {
  const css = '.ui-ServiceCard-title, .ui-PhoneBtn, .ui-ServiceCard-titel {} /* .ui-Gone {} */';
  expect(describeUnknownNames(css, '`ui-ServiceCard-title`')).toEqual([
    '✖ ui-PhoneBtn is no class of a component. theming.md of @tarcza/ui lists all of them.',
    '✖ ui-ServiceCard-titel is no class of a component. theming.md of @tarcza/ui lists all of them.',
  ]);
});

test('isTheme checks for both schemes', () => {
  expect(isTheme(brandless)).toBe(true);
  expect(isTheme({ light: brandless.light })).toBe(false);
  expect(isTheme(undefined)).toBe(false);
});
