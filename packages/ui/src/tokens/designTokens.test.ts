import { expect, test } from 'vitest';
import { brandless } from '../theme/brandless.js';
import type { Tokens } from '../theme/tokens.js';
import { writeTokens } from './designTokens.js';

const { light, dark, shape } = brandless;
const write = (theme: Partial<Tokens>) => {
  const { sets, modifiers, $schema, version, resolutionOrder } = writeTokens({ ...brandless, ...theme });
  expect($schema).toContain(`/${version}/`);
  expect(resolutionOrder.map(({ $ref }) => $ref)).toEqual([
    '#/sets/shape',
    '#/modifiers/window',
    '#/modifiers/scheme',
  ]);
  expect(modifiers.scheme).toMatchObject({ contexts: { dark: [{ color: {} }] }, default: 'light' });
  const { phone, desktop } = modifiers.window.contexts;
  return {
    shape: sets.shape.sources[0],
    light: modifiers.scheme.contexts.light[0],
    phone: phone[0],
    desktop: desktop[0],
  };
};

test('every token of a theme has a value of its type', () => {
  const tokens = write({
    light: { ...light, action: 'hsl(152 56% 16%)', brand: 'rgb(18 53 36 / 20%)' },
    shape: {
      ...shape,
      font: { ...shape.font, body: '"My Sans", sans-serif' },
      weight: { ...shape.weight, heading: 'bold' },
      motion: { quick: '120ms', calm: ' 0.3s ' },
      shadow: { raised: 'inset 0 2px 4px -1px #123524, 0 0.5rem 2rem rgb(0 0 0 / 8%)' },
    },
  });
  expect(tokens.light).toMatchObject({
    color: {
      $type: 'color',
      action: { $value: { colorSpace: 'srgb', components: [0.0704, 0.2496, 0.166], hex: '#12402a' } },
      brand: { $value: { alpha: 0.2, hex: '#123524' } },
    },
  });
  expect(tokens.phone).toMatchObject({ size: { title1: { $value: { unit: 'px' } } } });
  expect(tokens.desktop).toMatchObject({
    size: {
      small: { $value: { value: 15, unit: 'px' }, $description: expect.any(String) },
      title1: { $value: { value: 52, unit: 'px' } },
    },
  });
  expect(tokens.shape).toMatchObject({
    font: { body: { $value: ['My Sans', 'sans-serif'] }, heading: { $value: '{font.body}' } },
    weight: { strong: { $value: 600 }, heading: { $value: 700 } },
    line: { body: { $value: 1.6 } },
    motion: { calm: { $value: { value: 300, unit: 'ms' } } },
    shadow: {
      raised: {
        $value: [
          { inset: true, color: { hex: '#123524' }, spread: { value: -1 } },
          { offsetY: { value: 8 }, blur: { value: 32 }, spread: { value: 0 }, color: { alpha: 0.08 } },
        ],
      },
    },
  });
});

test('a theme without shadows has one that is not seen', () => {
  expect(write({ shape: { ...shape, shadow: { raised: 'none' } } }).shape).toMatchObject({
    shadow: { raised: { $value: [{ color: { alpha: 0 }, blur: { value: 0 } }] } },
  });
});

test('a value that the format cannot express throws an error', () => {
  expect(() => write({ light: { ...light, text: 'color-mix(in srgb, red, blue)' } })).toThrow('is no color');
  expect(() => write({ shape: { ...shape, edge: { field: '2em', card: '0' } } })).toThrow('is no dimension');
  expect(() =>
    writeTokens({ light, dark, shape: { ...shape, line: { body: 'normal', heading: '1' } } }),
  ).toThrow('is no number');
});
