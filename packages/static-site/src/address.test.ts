import { expect, test } from 'vitest';
import { matchAddress, normalizeAddress } from './address.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/uslugi', '/uslugi'],
  ['/uslugi/', '/uslugi'],
  ['/uslugi.html', '/uslugi'],
  ['/uslugi/index.html', '/uslugi'],
  ['/us%C5%82ugi', '/usługi'],
  ['/us%C5%82ugi/', '/usługi'],
  ['/us%C5%82ugi.html', '/usługi'],
  ['/usługi', '/usługi'],
  ['/miasta/%C5%82%C3%B3d%C5%BA', '/miasta/łódź'],
  ['/miasta/ło\u0301dz\u0301', '/miasta/łódź'],
  ['/wersja-1.2', '/wersja-1.2'],
  ['/rabat%2050%25', '/rabat 50%'],
  ['/a%2Fb', '/a%2Fb'],
])('normalizes %s to %s', (pathname, address) => {
  expect(normalizeAddress(pathname)).toBe(address);
});

test.each(['/%', '/rabat-50%', '/%E0%A4%A', '/%C5'])(
  'does not change %s with invalid encoding',
  (pathname) => {
    expect(normalizeAddress(pathname)).toBe(pathname);
  },
);

test('decodes the other segments next to an invalid one', () => {
  expect(normalizeAddress('/us%C5%82ugi/%/')).toBe('/usługi/%');
});

test.each([
  ['/blog/:slug', '/blog/osy', true],
  ['/blog/:slug', '/Blog/osy', false],
  ['/us%C5%82ugi', '/usługi', true],
  ['/cennik/', '/cennik', true],
])('the pattern %s and the address %s match: %s', (pattern, address, matches) => {
  expect(matchAddress(pattern, address) !== null).toBe(matches);
});
