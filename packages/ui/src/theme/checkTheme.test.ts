import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, test } from 'vitest';
import { brandless } from './brandless.js';
import { checkTheme, themeContrasts } from './checkTheme.js';
import { vars } from './contract.css.js';
import { onBrand } from './frame.css.js';
import { readColor, toHex } from './color.js';
import { largeText, themeRules } from './schemes.js';

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

test('a pair just above the required contrast passes, one just below fails, also of a transparent colour', () => {
  const edge = (controlEdge: string) => ({
    ...brandless,
    light: { ...brandless.light, surface: '#fff', surfaceRaised: '#fff', surfaceSunken: '#fff', controlEdge },
  });

  for (const enough of ['#949494', 'rgb(0 0 0 / 42%)']) expect(checkTheme(edge(enough))).toEqual([]);
  for (const low of ['#959595', 'rgb(0 0 0 / 41%)']) expect(checkTheme(edge(low))).toHaveLength(3);
});

test.each(['var(--company-blue)', 'rgb(0 0 0 / 50%)'])('reports that %s cannot be measured', (brand) => {
  expect(checkTheme({ ...brandless, light: { ...brandless.light, brand } })).toEqual([
    { scheme: 'light', token: 'onBrand', on: 'brand', ratio: null, needed: 4.5, enough: false },
  ]);
});

test.each(['', 'fff', '123456', 'ABCDEF', '#12345', 'rgb(1 2)', 'var(--x)', 'light-dark(#fff, #000)'])(
  '"%s" is no colour that can be measured',
  (css) => {
    expect(readColor(css)).toBeUndefined();
  },
);

test('a colour is written in hexadecimal digits, another text is black', () => {
  expect([' RED', 'rgb(0 0 255 / 50%)', 'var(--x)'].map(toHex)).toEqual(['#ff0000', '#0000ff80', '#000000']);
});

test('the focus ring on the brand colour is measured like the text there', () => {
  const [ring] = Object.entries(vars.color).find(([, name]) => name === onBrand.vars[vars.color.focus]) ?? [];
  const measured = themeContrasts(brandless).filter(({ token, on }) => token === ring && on === 'brand');
  expect(measured.map(({ enough }) => enough)).toEqual([true, true]);
});

test('the rules of a theme follow the scheme, limit large text, and print light', () => {
  const written: unknown[] = [];
  setAdapter({ appendCss: (css: unknown) => written.push(css) } as never);
  setFileScope('theme');
  themeRules('.a', brandless);
  removeAdapter();
  const { light, dark, shape } = brandless;
  const text = `light-dark(${light.text}, ${dark.text})`;
  const sizes = [`min(${shape.size.title1}, 12.3vw)`, `min(${shape.size.body}, 9.5vw)`];
  const values = { [vars.color.text]: text, [vars.size.title1]: sizes[0], [vars.size.body]: sizes[1] };
  const narrow = { vars: { [vars.line.body]: '1.45', [vars.space.small]: 'calc(1rem / 3)' } };
  const given = ['light', 'dark'].map((colorScheme) => ({
    selector: `.a:where([data-scheme='${colorScheme}'])`,
    rule: { colorScheme, '@media': { print: { colorScheme: 'light' } } },
  }));
  const all = { colorScheme: 'light dark', vars: values, '@media': { [largeText]: narrow } };
  expect(written).toMatchObject([{ selector: '.a', rule: all }, ...given]);
});
