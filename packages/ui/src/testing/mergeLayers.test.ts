import { expect, test } from 'vitest';
import { mergeLayers } from './mergeLayers.ts';

test('joins blocks, and keeps keyframes between them whole', () => {
  const turn = '@keyframes turn{from{opacity:0}to{opacity:1}}';
  expect(mergeLayers(`@layer ui;@layer ui{.a{top:0}}${turn}@layer ui;@layer ui{.b{top:1px}}`)).toBe(
    `${turn}@layer ui;@layer ui{.a{top:0}.b{top:1px}}`,
  );
});
