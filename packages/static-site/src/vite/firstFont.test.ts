// @vitest-environment node
import { expect, test } from 'vitest';
import { firstFont } from './firstFont.ts';

const files = ['assets/my-ext-B2.woff2', 'assets/main-A1.js', 'assets/my-latin-C3.woff2'];

test('the font that the stylesheet names first is preloaded', () => {
  const styles = '@font-face{src:url(/assets/my-latin-C3.woff2)}@font-face{src:url(/assets/my-ext-B2.woff2)}';
  expect(firstFont(styles, files)).toBe('assets/my-latin-C3.woff2');
});

test('a font that the stylesheet does not name is not preloaded', () => {
  expect(firstFont('p{color:red}', files)).toBeUndefined();
});
