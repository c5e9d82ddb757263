import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandless } from './brandless.js';
import { checkTheme, themeContrasts } from './checkTheme.js';
import { vars } from './contract.css.js';
import { onBrand } from './frame.css.js';
import { contrast, readColor, toHex } from './color.js';

test('the neutral theme has enough contrast', () => {
  expect(checkTheme(brandless)).toEqual([]);
});

test('reports every pair, with the contrast that its role requires', () => {
  const grey = (colors: typeof brandless.light) =>
    Object.fromEntries(Object.keys(colors).map((token) => [token, '#808080'])) as typeof brandless.light;
  const found = checkTheme({ light: grey(brandless.light), dark: grey(brandless.dark) });
  expect(found).toHaveLength(52);
  expect([...new Set(found.map(({ on }) => on))].join(' ')).toBe(
    'surface surfaceRaised surfaceSunken brand action actionHover urgent urgentHover',
  );
  const needs = (name: string) =>
    found.filter(({ scheme }) => scheme === name).map(({ token, needed }) => `${token} ${needed}`);
  const onOthers = 'onBrand 4.5, onAction 4.5, onUrgent 4.5, controlEdge 3, focus 3';
  for (const [scheme, urgent] of Object.entries({ light: 4.5, dark: 3 }))
    expect([...new Set(needs(scheme))].join(', ')).toBe(
      `text 7, textQuiet 4.5, link 4.5, urgent ${urgent}, success 4.5, ${onOthers}`,
    );
});

test('a pair just above the required contrast passes, one just below fails', () => {
  const edge = (controlEdge: string) => ({
    ...brandless,
    light: { ...brandless.light, surface: '#fff', surfaceRaised: '#fff', surfaceSunken: '#fff', controlEdge },
  });

  expect(checkTheme(edge('#949494'))).toEqual([]);
  expect(checkTheme(edge('#959595'))).toHaveLength(3);
});

test('reports what cannot be measured', () => {
  const unknown = { ...brandless, light: { ...brandless.light, brand: 'var(--company-blue)' } };
  const seeThrough = { ...brandless, light: { ...brandless.light, brand: 'rgb(0 0 0 / 50%)' } };

  for (const theme of [unknown, seeThrough]) {
    expect(checkTheme(theme)).toEqual([
      { scheme: 'light', token: 'onBrand', on: 'brand', ratio: null, needed: 4.5, enough: false },
    ]);
  }
});

test('a transparent text is measured on its background', () => {
  const black = readColor('rgb(0 0 0 / 54%)');
  const white = readColor('#fff');
  const mixed = readColor('#757575');
  if (!black || !white || !mixed) throw new Error('All three are colours.');

  expect(contrast(black, white)).toBeCloseTo(contrast(mixed, white), 1);
});

test.each(['', '123456', '#12345', 'rgb(1 2)', 'var(--x)', 'light-dark(#fff, #000)'])(
  '"%s" is no colour that can be measured',
  (css) => {
    expect(readColor(css)).toBeUndefined();
  },
);

test('theming.md lists every token and no other', () => {
  const page = readFileSync(new URL('../../theming.md', import.meta.url), 'utf8');
  const [, table = ''] = /## Every token\n([^#]*)/.exec(page) ?? [];
  const documented = [...table.matchAll(/(?<=`)--ui-[\w-]+/g)].map(([name]) => name);
  const tokens = Object.values(vars).flatMap((group) =>
    Object.values<string>(group).map((token) => /--[\w-]+/.exec(token)?.[0] ?? token),
  );
  expect(documented.toSorted()).toEqual(tokens.toSorted());
});

test('a colour is written in hexadecimal digits, another text is black', () => {
  expect([' RED', 'rgb(0 0 255 / 50%)', 'var(--x)'].map(toHex)).toEqual(['#ff0000', '#0000ff80', '#000000']);
});

test('the focus ring on the brand colour is measured like the text there', () => {
  const [ring] = Object.entries(vars.color).find(([, name]) => name === onBrand.vars[vars.color.focus]) ?? [];
  const measured = themeContrasts(brandless).filter(({ token, on }) => token === ring && on === 'brand');
  expect(measured.map(({ enough }) => enough)).toEqual([true, true]);
});
