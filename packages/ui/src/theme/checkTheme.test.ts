import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandless } from './brandless.js';
import { checkTheme, themeContrasts } from './checkTheme.js';
import { vars } from './contract.css.js';
import { onBrand } from './frame.css.js';
import { contrast, readColor } from './readColor.js';

test('the theme that belongs to nobody can be read by everybody', () => {
  expect(checkTheme(brandless)).toEqual([]);
});

test('a pale text is named with its scheme, every ground it fails on and what it needs', () => {
  const pale = { ...brandless, light: { ...brandless.light, text: '#777777' } };

  expect(checkTheme(pale)).toEqual([
    {
      scheme: 'light',
      token: 'text',
      on: 'surface',
      ratio: expect.closeTo(4.48, 2),
      needed: 7,
      enough: false,
    },
    {
      scheme: 'light',
      token: 'text',
      on: 'surfaceRaised',
      ratio: expect.closeTo(4.48, 2),
      needed: 7,
      enough: false,
    },
    {
      scheme: 'light',
      token: 'text',
      on: 'surfaceSunken',
      ratio: expect.closeTo(4.03, 2),
      needed: 7,
      enough: false,
    },
  ]);
});

test('a bad theme is caught in every role that has a bar', () => {
  const grey = (colors: typeof brandless.light) =>
    Object.fromEntries(Object.keys(colors).map((token) => [token, '#808080'])) as typeof brandless.light;
  const bad = { light: grey(brandless.light), dark: grey(brandless.dark) };

  expect(checkTheme(bad)).toHaveLength(themeContrasts(bad).length);
  expect(new Set(checkTheme(bad).map(({ token }) => token))).toEqual(
    new Set([
      'text',
      'textQuiet',
      'link',
      'urgent',
      'success',
      'onBrand',
      'onAction',
      'onUrgent',
      'controlEdge',
      'focus',
    ]),
  );
});

test('white on amber fails on the button and again while it is pointed at', () => {
  const amber = { ...brandless.dark, action: '#f6b73c', actionHover: '#e9a31c', onAction: '#fff' };

  expect(checkTheme({ ...brandless, dark: amber }).map(({ scheme, on }) => `${scheme} ${on}`)).toEqual([
    'dark action',
    'dark actionHover',
  ]);
});

test('a pair just above its bar passes, one just below does not', () => {
  const edge = (controlEdge: string) => ({
    ...brandless,
    light: { ...brandless.light, surface: '#fff', surfaceRaised: '#fff', surfaceSunken: '#fff', controlEdge },
  });

  expect(checkTheme(edge('#949494'))).toEqual([]);
  expect(checkTheme(edge('#959595'))).toHaveLength(3);
});

test('what cannot be measured is reported, not passed over', () => {
  const unknown = { ...brandless, light: { ...brandless.light, brand: 'var(--company-blue)' } };
  const seeThrough = { ...brandless, light: { ...brandless.light, brand: 'rgb(0 0 0 / 50%)' } };

  for (const theme of [unknown, seeThrough]) {
    expect(checkTheme(theme)).toEqual([
      { scheme: 'light', token: 'onBrand', on: 'brand', ratio: null, needed: 4.5, enough: false },
    ]);
  }
});

test('a see-through text is measured as it looks on its ground', () => {
  const black = readColor('rgb(0 0 0 / 54%)');
  const white = readColor('#fff');
  const mixed = readColor('#757575');
  if (!black || !white || !mixed) throw new Error('All three are colours.');

  expect(contrast(black, white)).toBeCloseTo(contrast(mixed, white), 1);
});

test.each([
  ['#f00', [1, 0, 0, 1]],
  ['#ff0000', [1, 0, 0, 1]],
  ['#ff000000', [1, 0, 0, 0]],
  ['rgb(255, 0, 0)', [1, 0, 0, 1]],
  ['rgb(100% 0 0 / 50%)', [1, 0, 0, 0.5]],
  ['rgba(255, 0, 0, 0.25)', [1, 0, 0, 0.25]],
  ['hsl(0deg 100% 50%)', [1, 0, 0, 1]],
  ['hsl(120 100% 25%)', [0, 0.5, 0, 1]],
  ['hsl(-120, 100%, 50%)', [0, 0, 1, 1]],
  ['oklch(62.8% 0.2577 29.23)', [1, 0, 0, 1]],
  ['oklch(100% 0 0)', [1, 1, 1, 1]],
])('%s is understood', (css, expected) => {
  const color = readColor(css) ?? [];
  expect([...color].map((value) => Math.round(value * 100) / 100)).toEqual(expected);
});

test.each(['', 'red', '#12345', 'rgb(1 2)', 'rgb(a b c)', 'var(--x)', 'light-dark(#fff, #000)'])(
  '"%s" is no colour that can be measured',
  (css) => {
    expect(readColor(css)).toBeUndefined();
  },
);

test('the README has every token, and none that is not there', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /### Every token\n([^#]*)/.exec(readme) ?? [];
  const told = [...table.matchAll(/(?<=`)--ui-[\w-]+/g)].map(([name]) => name);
  const tokens = Object.values(vars).flatMap((group) =>
    Object.values<string>(group).map((token) => /--[\w-]+/.exec(token)?.[0] ?? token),
  );
  expect(told.toSorted()).toEqual(tokens.toSorted());
});

test('the ring on a ground in the brand’s colour is measured as the words there are', () => {
  const [ring] = Object.entries(vars.color).find(([, name]) => name === onBrand.vars[vars.color.focus]) ?? [];
  const measured = themeContrasts(brandless).filter(({ token, on }) => token === ring && on === 'brand');
  expect(measured.map(({ enough }) => enough)).toEqual([true, true]);
});
