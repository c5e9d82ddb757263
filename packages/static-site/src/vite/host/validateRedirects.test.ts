import { expect, test } from 'vitest';
import { validateRedirects } from './validateRedirects.ts';

const origin = 'https://www.szewc.example';

const validate = (redirects: Record<string, string>) =>
  validateRedirects({
    origin,
    redirects,
    addresses: ['/', '/blog/myszy', '/kontakt', '/archiwum/a'],
    unlistedAddresses: ['/szczury/inne', '/gdzie'],
    routes: [
      { path: '/szczury/inne', page: 'town', fallbackFor: '/szczury/:town' },
      { path: '/gdzie', page: 'place', fallbackFor: '/miasta/:town' },
    ],
    files: new Set(['/robots.txt', '/plan.pdf', '/docs/index.html']),
  });

test.each([
  [{ '/o-myszach': '/blog/myszy' }],
  [{ '/artykul/:my-slug': '/blog/:my-slug' }],
  [{ '/stare/*': '/archiwum/*' }],
  [{ '/sklep/*': 'https://sklep.example/*' }],
  [{ '/o-myszach': '/blog/myszy?a=1#opis' }],
  [{ '/Blog/Myszy': '/blog/myszy' }],
  [{ '/instrukcja': '/docs' }],
  [{ '/gryzonie': '/szczury/%C5%82%C3%B3d%C5%BA' }],
  [{ '/szczury/łódź': '/szczury/lodz' }],
  [{ '/us%C5%82ugi': '/' }],
  [{ '/e/*': '/', '/e/:x': '/kontakt', '/e/x': '/kontakt' }],
])('accepts the redirects %j', (redirects) => {
  expect(validate(redirects)).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{ '/o-myszach': '/myszy' }, /There is no such page/],
  [{ '/o-myszach': 'https://szewc.example/o-myszach' }, /this site.*the path alone/],
  [{ '/o-myszach': '/Blog/Myszy' }, /There is no such page/],
  [{ '/gryzonie': '/SZCZURY/b/c' }, /There is no such page/],
  [{ '/a': '/\t/evil.example' }, /There is no such page/],
  [{ '/a': '/kontakt/' }, /Remove the slash at its end/],
  [{ '/o-myszach': 'ftp://a.example/' }, /leads to no page/],
  [{ '/o-myszach': 'javascript:alert(1)' }, /leads to no page/],
  [{ '/stare/*': '/*' }, /begins with a parameter can lead to any other site\. Begin it/],
  [{ '/stare/:x': 'HTTPS://:x/' }, /begins with a parameter/],
  [{ '/blog/:slug': '/' }, /It matches the page \/blog\/myszy/],
  [{ '/blog/myszy.html': '/' }, /It matches the page \/blog\/myszy/],
  [{ '/blog/mysz%79': '/' }, /It matches the page \/blog\/myszy/],
  [{ '/miasta/*': '/' }, /It hides all addresses of the fallback \/miasta\/:town\. Remove/],
  [{ '/szczury/:miasto': '/' }, /It matches the page \/szczury\/inne/],
  [{ '/plan.pdf': '/' }, /It matches the file \/plan\.pdf.*or the file/],
  [{ '/?p=12': '/' }, /query or a fragment never matches/],
  [{ '/blog*': '/' }, /whole last part/],
  [{ '/a/:x.html': '/' }, /A parameter is a whole part/],
  [{ '/*': '/kontakt' }, /It matches the page \//],
  [{ '/a': '/404' }, /an unknown address shows it/],
  [{ stary: '/' }, /begins with a slash/],
  [{ '/a': '/b', '/b': '/kontakt' }, /redirects \/a to \/b\. \/b is a redirect, too\. Write where/],
  [{ '/a': '/a/' }, /is a redirect, too/],
  [{ '/a': '/', '/a/': '/kontakt' }, /\/a\/ matches the same addresses/],
  [{ '/a/:x': '/', '/a/:y': '/kontakt' }, /matches the same addresses/],
  [{ '/ł': '/%C5%82' }, /is a redirect, too/],
  [{ '/a/:x': '/b/:x', '/b/:y': '/a/:y' }, /is a redirect, too/],
  [{ '/a/:x': '/b/:y' }, /has no :y/],
  [{ '/a': '/b/*' }, /has no \* at its end/],
  [{ '/100%': '/' }, /Write it as %25/],
  [{ '/a/:x': '/b/:x?from=a' }, /Leave it out/],
])('rejects the redirects %j', (redirects, reason) => {
  expect(validate(redirects)).toContainEqual(expect.stringMatching(reason));
  expect(validate(redirects)[0]).toMatch(/^src\/server\.tsx redirects /);
});
