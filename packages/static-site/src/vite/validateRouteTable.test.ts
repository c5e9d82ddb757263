import { expect, test } from 'vitest';
import type { Route } from '../pages.ts';
import { validateRouteTable, type UnrenderedSite } from './validateRouteTable.ts';

const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '/:page', page: 'AnyPage' },
  { path: '/:folder/:page', page: 'AnyPage' },
  { path: '*', page: 'NotFoundPage' },
];
const table = (named: Partial<UnrenderedSite>, more: readonly Route[] = []) =>
  validateRouteTable({
    routes: [...more, ...routes],
    addresses: ['/', '/blog/myszy'],
    unlistedAddresses: [],
    redirects: {},
    language: 'pl',
    files: new Set(['/robots.txt', '/plan.pdf', '/docs/index.html', '/mapa.html']),
    ...named,
  });

test.each(['deu', 'german', 'de_DE', 'xx', 'ua', 'de-XX'])('reports the language %s', (language) => {
  expect(table({}, [{ path: '/x', page: 'XPage', language }])).toEqual([
    expect.stringMatching(/^The route \/x has the language/),
  ]);
  expect(table({}, [{ path: '/x', page: 'XPage', language: 'en-GB' }])).toEqual([]);
});

test('reports two patterns for the same addresses', () => {
  for (const path of ['/blog/:title', '/Blog/:slug', '/blog/:slug/'])
    expect(table({}, [{ path, page: 'OldPage' }])).toEqual([
      expect.stringMatching(/^Two routes match .*: OldPage and ArticlePage/),
    ]);
  for (const path of ['/Blog', '/shop/:item'])
    expect(table({ routes: [...routes, { path, page: 'LatePage' }] })).toEqual([
      expect.stringMatching(/^Two routes match .*: AnyPage and LatePage/),
    ]);
  expect(table({}, [{ path: '/blog/:slug/:part', page: 'PartPage' }])).toEqual([]);
  expect(table({}, [{ path: '/blog/:a', page: 'A', language: 'xx' }])).toHaveLength(2);
});

test('accepts the page for unknown addresses at /404', () => {
  expect(table({ addresses: ['/404'] }, [{ path: '/404', page: 'NotFoundPage' }])).toEqual([]);
});

test.each(['/usługi', '/łódź', '/wersja-2.0', '/asp.net', '/Kontakt', "/o'hara-(2)", '/assets-b/c'])(
  'accepts the address %s',
  (address) => {
    expect(table({ addresses: [address] })).toEqual([]);
  },
);

test.each<[string, RegExp]>([
  ['kontakt', /begins with a slash/],
  ['/kontakt/index', /without "\/index"/],
  ['/kontakt?x=a b', /no query and no fragment/],
  ...'%, ,",\\,<,>,|,^,`,{,},[,],\u0007'
    .split(',')
    .map((letter) => [`/${letter}`, /cannot have the character/] as [string, RegExp]),
  ['/../a', /begin with a dot/],
  ['/.well-known/a', /begin with a dot/],
  ['/blog/:slug', /Replace the parameters/],
  ['/assets', /for a year/],
  ['/assets/plan', /for a year/],
  ['/a#b', /no query and no fragment/],
  ['/blog/*', /Replace the parameters/],
])('rejects the address "%s"', (address, reason) => {
  expect(table({ addresses: [address] })).toEqual([
    expect.stringMatching(new RegExp(`^src/server.tsx names ".*" as an address\\. .*${reason.source}`, 's')),
  ]);
});

test.each([
  ['twice', ['/', '/'], /names \/ and \/, which are one file/],
  ['in two spellings', ['/aB', '/Ab'], /names \/aB and \/Ab, which are one file/],
  ['of a file', ['/plan.pdf'], /The page \/plan\.pdf and the file \/plan\.pdf of the public folder/],
  ['of a page', ['/mapa'], /and the file \/mapa\.html of the public folder/],
  ['of a folder', ['/docs'], /and the file \/docs\/index\.html of the public folder/],
])('reports an address %s', (_, addresses, problem) => {
  expect(table({ addresses })).toEqual([expect.stringMatching(problem)]);
});

const many: Route = { path: '/:topic/inne', page: 'TopicPage', fallbackFor: '/szczury/:town' };

test('reports a fallback route without a page', () => {
  expect(table({}, [many])).toEqual([
    expect.stringMatching(/^The route \/:topic\/inne stands for .*unlistedAddresses of src\/server/),
  ]);
  for (const name of ['addresses', 'unlistedAddresses'])
    expect(table({ [name]: ['/szczury/inne'] }, [many])).toEqual([]);
});

test.each([
  [{ language: 'pl_PL' }, /^src\/server\.tsx has the language "pl_PL".*Write one such as de/],
  [{ routes: [{ path: '/404', page: 'Prices' }, ...routes] }, /^The page Prices has the address \/404/],
  [{ routes: routes.slice(0, -1) }, /^The table of routes lacks '\*'/],
  [{ addresses: ['/a/b/c'] }, /^No route before '\*' matches \/a\/b\/c/],
])('reports %j', (named, problem) => {
  expect(table(named)).toEqual([expect.stringMatching(problem)]);
});
