import { expect, test } from 'vitest';
import { normalAddress } from './address.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/cennik', '/cennik'],
  ['/cennik/', '/cennik'],
  ['/cennik//', '/cennik'],
  ['/cennik.html', '/cennik'],
  ['/cennik/index.html', '/cennik'],
  ['/us%C5%82ugi', '/usługi'],
  ['/us%c5%82ugi/', '/usługi'],
  ['/usługi', '/usługi'],
  ['/ło\u0301dz\u0301'.normalize('NFD'), '/łódź'],
  ['/%C5%82o%CC%81dz%CC%81', '/łódź'],
  ['/wersja-2.0', '/wersja-2.0'],
  ['/wersja-2.0.html', '/wersja-2.0'],
  ['/Kontakt', '/Kontakt'],
  ['/a%26b', '/a&b'],
])('%s is %s', (pathname, address) => {
  expect(normalAddress(pathname)).toBe(address);
});

test.each(['/%', '/%C5', '/100%', '/a%2Fb'])('%s, which cannot be decoded, stays as it is', (pathname) => {
  expect(normalAddress(pathname)).toBe(pathname);
});
