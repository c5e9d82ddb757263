import { expect, test } from 'vitest';
import { matchAddress, normalizeAddress, normalizeOrigin, resolveUrl } from './address.ts';

test.each<[string, string]>([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/uslugi/', '/uslugi'],
  ['//uslugi///inne', '/uslugi/inne'],
  ['/uslugi.html', '/uslugi'],
  ['/uslugi/index.html', '/uslugi'],
  ['/us%C5%82ugi', '/usługi'],
  ['/miasta/%C5%82%C3%B3d%C5%BA', '/miasta/łódź'],
  ['/miasta/ło\u0301dz\u0301', '/miasta/łódź'],
  ['/wersja-1.2', '/wersja-1.2'],
  ['/rabat%2050%25', '/rabat 50%'],
  ['/a%2Fb', '/a%2Fb'],
  // Invalid encoding.
  ...['/%', '/rabat-50%', '/%E0%A4%A', '/%C5'].map((pathname): [string, string] => [pathname, pathname]),
])('normalizes %s to %s', (pathname, address) => {
  expect(normalizeAddress(pathname)).toBe(address);
});

test.each([
  ['/blog/:slug', '/blog/osy', true],
  ['/blog/:slug', '/Blog/osy', false],
  ['/us%C5%82ugi', '/usługi', true],
  ['/cennik/', '/cennik', true],
])('the pattern %s and the address %s match: %s', (pattern, address, matches) => {
  expect(matchAddress(pattern, address) !== null).toBe(matches);
});

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://WWW.Example.com/', 'https://www.example.com'],
  ['https://żółw.example', 'https://xn--w-uga1v8h.example'],
  ['https://example.com:443', 'https://example.com'],
  ['http://localhost:4173/', 'http://localhost:4173'],
])('normalizes the origin %s to %s', (origin, normal) => {
  expect(normalizeOrigin(origin)).toBe(normal);
});

const noOrigins =
  'www.example.com|//example.com|https://example.com/sklep|https://ja:haslo@example.com|ftp://example.com|https://example.com.|https://|';

test.each(noOrigins.split('|'))('rejects the origin "%s"', (origin) => {
  expect(() => normalizeOrigin(origin)).toThrow(/^The origin of the site is ".*"\. Write protocol and host/);
});

test.each([
  ['/cennik', 'https://a.example/cennik'],
  ['/a%3Fb%23c/', 'https://a.example/a%3Fb%23c'],
  ['ftp://a.example/x/', 'ftp://a.example/x/'],
  ['/łódź', 'https://a.example/%C5%82%C3%B3d%C5%BA'],
  ['HTTPS://A.example/cennik', 'https://a.example/cennik'],
  ['/cennik?a=1#b', 'https://a.example/cennik?a=1#b'],
  ['https://b.example/x/', 'https://b.example/x/'],
  ['//b.example/x', 'https://b.example/x'],
  ['http://a.example/cennik', 'https://a.example/cennik'],
])('resolves %s to %s', (written, url) => {
  expect(resolveUrl(written, 'https://a.example/')).toBe(url);
});

test('rejects what is no address', () => {
  expect(() => resolveUrl('https://', 'https://a.example')).toThrow(/^"https:\/\/" is no address\. Write/);
});
