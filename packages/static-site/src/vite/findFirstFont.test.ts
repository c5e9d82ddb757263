// @vitest-environment node
import { expect, test } from 'vitest';
import { findFirstFont } from './findFirstFont.ts';

const files = ['assets/my-ext-B2.woff2', 'assets/main-A1.js', 'assets/my-latin-C3.woff2'];

test('returns the first font of the stylesheet', () => {
  const styles = '@font-face{src:url(/assets/my-latin-C3.woff2)}@font-face{src:url(/assets/my-ext-B2.woff2)}';
  expect(findFirstFont(styles, files)).toBe('assets/my-latin-C3.woff2');
});

test('ignores a font that is not in the stylesheet', () => {
  expect(findFirstFont('p{color:red}', files)).toBeUndefined();
});
