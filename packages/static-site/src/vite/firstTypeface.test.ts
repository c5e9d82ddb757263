// @vitest-environment node
import { expect, test } from 'vitest';
import { firstTypeface } from './firstTypeface.ts';

const files = ['assets/my-ext-B2.woff2', 'assets/main-A1.js', 'assets/my-latin-C3.woff2'];

test('the typeface that a page has fetched ahead is the one that its styles name first', () => {
  const styles = '@font-face{src:url(/assets/my-latin-C3.woff2)}@font-face{src:url(/assets/my-ext-B2.woff2)}';
  expect(firstTypeface(styles, files)).toBe('assets/my-latin-C3.woff2');
});

test('a typeface that no style names is not fetched', () => {
  expect(firstTypeface('p{color:red}', files)).toBeUndefined();
});
