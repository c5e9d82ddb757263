import { expect, test } from 'vitest';
import type { Route } from '../pages.ts';
import { validateRouteTable, type UnrenderedSite } from './validateRouteTable.ts';

const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '*', page: 'NotFoundPage' },
];
const table = (named: Partial<UnrenderedSite>, more: readonly Route[] = []) =>
  validateRouteTable({
    routes: [...more, ...routes],
    addresses: ['/', '/blog/myszy'],
    unlistedAddresses: [],
    redirects: {},
    lastChanges: {},
    language: 'pl',
    files: new Set(['/robots.txt', '/plan.pdf', '/docs/index.html']),
    ...named,
  });

test('accepts a valid table', () => {
  expect(table({})).toEqual([]);
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
  expect(table({}, [{ path: '/blog/:slug/:part', page: 'PartPage' }])).toEqual([]);
});

test('reports a page at the address of the one for unknown addresses', () => {
  expect(table({}, [{ path: '/404', page: 'PricesPage' }])).toEqual([
    expect.stringMatching(/^The page PricesPage has the address \/404/),
  ]);
});

test.each(['/usługi', '/łódź', '/wersja-2.0', '/asp.net', '/Kontakt', "/o'hara-(2)", '/a/b/c', '/404'])(
  'accepts the address %s',
  (address) => {
    expect(table({ addresses: [address] })).toEqual([]);
  },
);

test.each([
  ['kontakt', /begins with a slash/],
  ['/kontakt/index', /without "\/index"/],
  ['/kontakt?x=1', /no query and no fragment/],
  ['/100%', /cannot have the character "%"/],
  ['/o nas', /cannot have the character " "/],
  ['/../a', /begin with a dot/],
  ['/.well-known/a', /begin with a dot/],
  ['/blog/:slug', /Replace the parameters/],
  ['/a.html/b', /cannot end in "\.html"/],
  ['/assets/plan', /for a year/],
])('rejects the address "%s"', (address, reason) => {
  expect(table({ addresses: [address] })).toEqual([
    expect.stringMatching(new RegExp(`^src/server.tsx names ".*" as an address\\. .*${reason.source}`, 's')),
  ]);
});

test.each([
  ['twice', ['/', '/'], /names \/ twice/],
  ['in two spellings', ['/a', '/A'], /names \/a and \/A, which are one file/],
  ['of a file', ['/plan.pdf'], /The page \/plan\.pdf and the file \/plan\.pdf of the public folder/],
  ['of a folder', ['/docs'], /and the file \/docs\/index\.html of the public folder/],
])('reports an address %s', (_, addresses, problem) => {
  expect(table({ addresses })).toEqual([expect.stringMatching(problem)]);
});

test('reports an address without a route', () => {
  expect(table({ routes: routes.slice(0, 2), addresses: ['/kontakt'] })).toEqual([
    expect.stringMatching(/names \/kontakt, which no route matches/),
  ]);
});

const many: Route = { path: '/:topic/inne', page: 'TopicPage', fallbackFor: '/szczury/:town' };

test('reports a fallback route without a page', () => {
  expect(table({}, [many])).toEqual([
    expect.stringMatching(/^The route \/:topic\/inne stands for .*unlistedAddresses of src\/server/),
  ]);
  expect(table({ unlistedAddresses: ['/szczury/inne'] }, [many])).toEqual([]);
});

test.each([
  [{ language: 'pl_PL' }, /^src\/server\.tsx has the language "pl_PL".*Write one such as de/],
  [{ lastChanges: { '/': '2026-02-31' } }, /has the last change "2026-02-31" of \/\./],
  [{ lastChanges: { '/x': '2026-02-01' } }, /of \/x\. Name an address of the sitemap/],
])('reports %j', (named, problem) => {
  expect(table(named)).toEqual([expect.stringMatching(problem)]);
});
