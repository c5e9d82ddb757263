import { describe, expect, test } from 'vitest';
import { brandless } from '../theme/brandless.js';
import { brand } from './brand.fixture.js';
import { themeFromCss } from './themeFromCss.js';
import { themeToCss } from './themeToCss.js';
import { readTokens, writeTokens } from './tokenFile.js';
import { cssOf, valueOf } from './values.js';

const noFiles = (file: string): never => {
  throw new Error(`${file} is read`);
};
const read = (document: unknown) => readTokens(document, noFiles);

test('tokens.json is the neutral theme', async () => {
  await expect(`${JSON.stringify(writeTokens(brandless), undefined, 2)}\n`).toMatchFileSnapshot(
    '../../tokens.json',
  );
});

test.each([
  ['the neutral theme', brandless],
  ["a firm's", brand],
])('%s is written and read without loss, also as CSS', (_, theme) => {
  const written = JSON.parse(JSON.stringify(writeTokens(theme))) as unknown;
  expect(read(written)).toEqual(theme);

  const fromCss = themeFromCss(themeToCss(read(written)));
  expect(fromCss).toEqual(theme);
  expect(writeTokens(fromCss)).toEqual(written);
});

test('each colour has its required contrasts', () => {
  const [light] = writeTokens(brandless).modifiers?.['scheme']?.contexts?.['light'] ?? [];
  expect(light).toMatchObject({
    color: {
      $type: 'color',
      text: { $extensions: { 'pl.tarcza.contrast': [{ on: '{color.surface}', atLeast: 7 }, {}, {}] } },
      controlEdge: { $extensions: { 'pl.tarcza.contrast': [{ atLeast: 3 }, {}, {}] } },
    },
  });
});

const color = (components: readonly number[]) => ({ $value: { colorSpace: 'srgb', components } });
const document = (...sources: object[]) => ({
  version: '2025.10',
  resolutionOrder: [{ type: 'set', name: 'brand', sources }],
});

describe('a file from a design tool', () => {
  test('can have several files, references and missing tokens', () => {
    const files: Record<string, object> = {
      'palette.json': { palette: { $type: 'color', $description: 'Ours', leaf: color([0, 0.4, 0.2]) } },
      'dark.json': { color: { $type: 'color', action: color([1, 1, 0]) } },
    };
    const theme = readTokens(
      {
        version: '2025.10',
        sets: { base: { sources: [{ $ref: 'palette.json' }] } },
        modifiers: {
          density: { contexts: { dense: [], loose: [] }, default: 'loose' },
          mode: {
            contexts: {
              light: [{ color: { action: { $type: 'color', $value: '{palette.leaf}' } } }],
              dark: [{ $ref: 'dark.json' }],
            },
          },
        },
        resolutionOrder: [
          { $ref: '#/sets/base' },
          { $ref: '#/modifiers/density' },
          { $ref: '#/modifiers/mode' },
        ],
      },
      (file) => files[file],
    );
    expect([theme.light.action, theme.dark.action]).toEqual(['#006633', '#ffff00']);
    expect(theme.light.text).toBe(brandless.light.text);
    expect(theme.shape).toEqual(brandless.shape);
  });

  test('the later source wins, and a changed size loses its clamp()', () => {
    const [shape = {}] = writeTokens(brandless).sets?.['shape']?.sources ?? [];
    const changed = { size: { title1: { $type: 'dimension', $value: { value: 5, unit: 'rem' } } } };
    const theme = read(document(shape, changed));
    expect(theme.shape.size.title1).toBe('5rem');
    expect(theme.shape.size.title2).toBe(brandless.shape.size.title2);
  });

  test.each([
    ['no resolver document', { color: {} }, 'Not a resolver document'],
    ['another version', { version: '2024.1', resolutionOrder: [] }, '"version": "2025.10"'],
    ['a reference to nothing', { version: '2025.10', resolutionOrder: [{ $ref: '#/sets/x' }] }, '#/sets/x'],
    [
      'a name that no token has',
      document({ color: { $type: 'color', acton: color([0, 0, 0]) } }),
      'color.acton',
    ],
    ['a token without a type', document({ radius: { small: { $value: '4px' } } }), 'radius.small'],
    [
      'a token of another type',
      document({ color: { action: { $type: 'dimension', $value: { value: 1, unit: 'px' } } } }),
      'color.action: it is a dimension',
    ],
    [
      'an alias of nothing',
      document({ color: { $type: 'color', action: { $value: '{palette.leaf}' } } }),
      'color.action: it refers to {palette.leaf}',
    ],
    [
      'aliases in a circle',
      document({
        a: { $type: 'color', $value: '{b}' },
        b: { $value: '{a}' },
        color: { link: { $value: '{a}' } },
      }),
      'color.link: its references are circular',
    ],
    ['groups that extend others', document({ a: { $extends: '{b}' } }), '"$extends"'],
  ])('is refused with the path of the token for %s', (_, wrong, message) => {
    expect(() => read(wrong)).toThrow(message);
  });
});

test.each([
  ['color', 'display-p3', { colorSpace: 'display-p3', components: [1, 0.5, 0] }, 'color(display-p3 1 0.5 0)'],
  [
    'color',
    'hwb',
    { colorSpace: 'hwb', components: ['none', 20, 40], alpha: 0.5 },
    'hwb(none 20% 40% / 50%)',
  ],
  ['fontWeight', 'a named weight', 'semi-bold', '600'],
  ['fontFamily', 'one font', 'Comic Sans MS', '"Comic Sans MS"'],
  ['shadow', 'one layer', { color: { colorSpace: 'srgb', components: [0, 0, 0] } }, '0 0 0 #000000'],
] as const)('a value of the type %s: %s', (type, _, value, css) => {
  expect(cssOf(type, value)).toBe(css);
});

test('a value that the format cannot express throws an error', () => {
  expect(() => valueOf('color', 'color-mix(in srgb, red, blue)')).toThrow('is no color');
  expect(() => valueOf('dimension', '2em')).toThrow('is no dimension');
  expect(() => writeTokens({ ...brand, light: { ...brand.light, text: 'var(--ink)' } })).toThrow(
    'color.text',
  );
});
