import { expect, test } from 'vitest';
import type { Route } from '../pages.ts';
import { validateRouteTable, type SiteAddresses } from './validateRouteTable.ts';

const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '*', page: 'NotFoundPage' },
];
const table = (named: Partial<SiteAddresses>, more: readonly Route[] = []) =>
  validateRouteTable([...more, ...routes], {
    listed: ['/', '/blog/myszy'],
    unlisted: [],
    redirects: {},
    server: 'src/server.tsx',
    files: new Set(['/robots.txt', '/plan.pdf', '/docs/index.html']),
    ...named,
  });

test('accepts a valid table', () => {
  expect(table({})).toEqual([]);
});

test.each(['deu', 'german', 'de_DE', 'xx'])('reports the language %s', (language) => {
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

test.each(['/usługi', '/łódź', '/wersja-2.0', '/asp.net', '/Kontakt', "/o'hara-(2)", '/a/b/c', '/404'])(
  'accepts the address %s',
  (address) => {
    expect(table({ listed: [address] })).toEqual([]);
  },
);

test.each([
  ['kontakt', /begins with a slash/],
  ['/kontakt/', /Write "\/kontakt"/],
  ['/kontakt.html', /Write "\/kontakt"/],
  ['/kontakt/index.html', /Write "\/kontakt"/],
  ['/kontakt/index', /without "\/index"/],
  ['/kontakt?x=1', /no query and no fragment/],
  ['/kontakt#mapa', /no query and no fragment/],
  ['/us%C5%82ugi', /without percent-encoding: "\/usługi"/],
  ['/100%', /cannot have the character "%"/],
  ['/a%2Fb', /cannot have the character "%"/],
  ['/a%20b', /cannot have the character/],
  ['/o nas', /cannot have the character " "/],
  ['/o\u00a0nas', /cannot have the character/],
  ['/a\\b', /cannot have the character/],
  ['/<b>', /cannot have the character "<"/],
  ['/a//b', /two slashes/],
  ['//a', /two slashes/],
  ['/../a', /begin with a dot/],
  ['/a/./b', /begin with a dot/],
  ['/.well-known/a', /begin with a dot/],
  ['/łódź'.normalize('NFD'), /decomposed Unicode \(NFD\)/],
  ['/blog/:slug', /Replace the parameters/],
  ['/blog/*', /Replace the parameters/],
  ['/a.html/b', /cannot end in "\.html"/],
])('rejects the address "%s"', (address, reason) => {
  expect(table({ listed: [address] })).toEqual([
    expect.stringMatching(new RegExp(`^src/server.tsx names ".*" as an address\\. .*${reason.source}`, 's')),
  ]);
});

test.each([
  ['twice', ['/', '/'], /names \/ twice/],
  ['in two spellings', ['/a', '/A'], /names \/a and \/A, which are one file/],
  ['of a file', ['/plan.pdf'], /The page \/plan\.pdf and the file \/plan\.pdf of the public folder/],
  ['of a folder with an index', ['/docs'], /The page \/docs and the file \/docs\/index\.html/],
])('reports an address %s', (_, listed, problem) => {
  expect(table({ listed })).toEqual([expect.stringMatching(problem)]);
});

test('names both pages of an address', () => {
  const archive = { path: '/blog/myszy', page: 'ArchivePage' };
  expect(table({ listed: ['/blog/myszy', '/', '/blog/myszy'] }, [archive])).toEqual([
    expect.stringMatching(
      /^The pages "ArchivePage" \(\/blog\/myszy\) and "ArticlePage" \(\/blog\/:slug\) both have the address/,
    ),
  ]);
});

test('reports an address without a route', () => {
  const named = {
    listed: ['/kontakt'],
    unlisted: [],
    redirects: {},
    server: 'src/server.tsx',
    files: new Set<string>(),
  };
  expect(validateRouteTable(routes.slice(0, 2), named)).toEqual([
    expect.stringMatching(/names \/kontakt, which no route matches/),
  ]);
});

const many: Route = { path: '/:topic/inne', page: 'TopicPage', fallbackFor: '/szczury/:town' };

test('reports a fallback route without a page', () => {
  expect(table({}, [many])).toEqual([
    expect.stringMatching(/^The route \/:topic\/inne stands for .*unlistedAddresses of src\/server/),
  ]);
  expect(table({ unlisted: ['/szczury/inne'] }, [many])).toEqual([]);
});

test.each([
  ['/o-myszach', '/blog/myszy'],
  ['/artykul/:slug', '/blog/:slug'],
  ['/sklep', 'https://sklep.example/'],
  ['/o-myszach', '/blog/myszy?a=1#opis'],
  ['/Blog/Myszy', '/blog/myszy'],
  ['/BLOG/:slug', '/blog/:slug'],
  ['/stary-plan.pdf', '/plan.pdf'],
  ['/instrukcja', '/docs'],
  ['/gryzonie', '/szczury/%C5%82%C3%B3d%C5%BA'],
  ['/wiki/Szczur:Opis', '/'],
  ['/stary.html', '/'],
  ['/o nas', '/'],
  ['/usługi', '/'],
  ['/us%C5%82ugi', '/'],
])('accepts a redirect from %s to %s', (from, to) => {
  expect(table({ unlisted: ['/szczury/inne'], redirects: { [from]: to } }, [many])).toEqual([]);
});

test.each([
  ['/o-myszach', '/myszy', /There is no such page/],
  ['/o-myszach', '/Blog/Myszy', /There is no such page/],
  ['/o-myszach', 'ftp://a.example/', /leads to no page/],
  ['/blog/:slug', '/', /It matches the page \/blog\/myszy/],
  ['/blog/myszy/', '/', /It matches the page \/blog\/myszy/],
  ['/blog/myszy.html', '/', /It matches the page \/blog\/myszy/],
  ['/blog/myszy.html', '/blog/myszy', /redirect this spelling of a page already/],
  ['/plan.pdf', '/', /It matches the file \/plan\.pdf/],
  ['/robots.txt', '/', /It matches the file \/robots\.txt/],
  ['/blog/mysz%79', '/', /It matches the page \/blog\/myszy/],
  ['/docs/*', '/', /It matches the file \/docs\/index\.html/],
  ['/?p=12', '/', /query or a fragment never matches/],
  ['/sklep#kosz', '/', /query or a fragment never matches/],
  ['/a/../b', '/', /never ask for such a path/],
  ['/a%2Fb', '/', /decode %2F/],
  ['/blog*', '/', /whole last part/],
  ['/a/*/b', '/', /whole last part/],
  ['/a/(.*)', '/', /whole last part/],
  ['/gryzonie', '/SZCZURY/b/c', /There is no such page/],
  ['stary', '/', /begins with a slash/],
  ['https://www.example/', '/', /begins with a slash/],
])('rejects a redirect from %s to %s', (from, to, reason) => {
  expect(table({ redirects: { [from]: to } })).toEqual([
    expect.stringMatching(new RegExp(`^src/server.tsx redirects .* to .*\\. .*${reason.source}`)),
  ]);
});
