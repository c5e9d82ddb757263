import { expect, test } from 'vitest';
import { getPagePath } from './getPagePath.ts';

const origin = 'https://firma.example';

test.each([
  ['https://firma.example/uslugi/dezynsekcja?utm=1#faq', '/uslugi/dezynsekcja'],
  ['https://firma.example', '/'],
  ['/kon_t~a.k-t/', '/kon_t~a.k-t/'],
  ['https://firma.example/blog/żółw', '/blog/%C5%BC%C3%B3%C5%82w'],
  [`/${'a'.repeat(199)}`, `/${'a'.repeat(199)}`],
])('returns the path of %s', (address, path) => {
  expect(getPagePath(address, origin)).toBe(path);
});

test.each(
  [
    ['', 'https://evil.example/uslugi', 'https://firma.example.evil.example/', 'http://firma.example/'],
    ['//evil.example/a', 'https://firma.example//evil.example', 'javascript:alert(1)', 'https://'],
    [`/${'a'.repeat(200)}`, "/a'b"],
  ].flat(),
)('returns undefined for %j', (address) => {
  expect(getPagePath(address, origin)).toBeUndefined();
});
