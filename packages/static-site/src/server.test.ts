import { expect, test } from 'vitest';
import { createPages, type Route } from './pages.ts';
import { defineSite, type SiteOptions } from './server.tsx';

const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/us%C5%82ugi/', page: 'services' },
  { path: '/blog/nieznany', page: 'article', fallbackFor: '/blog/:slug' },
  { path: '/blog/:slug', page: 'article' },
  { path: '/podziękowanie', page: 'thanks' },
  { path: '/en/*', page: 'english' },
  { path: '*', page: 'notFound' },
];

function siteWith(options: Partial<SiteOptions>, table = routes) {
  const Nothing = () => null;
  const pages = createPages({
    routes: table,
    pages: {},
    heads: {},
    headElements: () => Promise.resolve(() => []),
  });
  const app = { pages, language: 'pl', Frame: Nothing, ErrorPage: Nothing, errorHead: [] };
  return defineSite({ app, origin: 'https://example.com', loadFailed: null, ...options });
}

test('addresses include routes without parameters first, and all are normalized', () => {
  const given = ['/us%C5%82ugi', '/blog/pierwszy', '/blog/%C5%82%C3%B3d%C5%BA/'];
  const manifest = { name: 'Szewc' };
  const lastChanges = { '/us%C5%82ugi/': '2026-11-05' };
  const { render: _, ...site } = siteWith({ addresses: given, lastChanges, manifest });
  expect(site).toEqual({
    routes,
    language: 'pl',
    origin: 'https://example.com',
    addresses: ['/', '/podziękowanie', '/usługi', '/blog/pierwszy', '/blog/łódź'],
    unlistedAddresses: ['/blog/nieznany', '/404'],
    redirects: {},
    lastChanges: { '/usługi': '2026-11-05' },
    feeds: [],
    errors: [],
    warnings: [],
    manifest,
  });
});

test('an unlisted address is not in the sitemap', () => {
  const unlisted = ['/podzi%C4%99kowanie/', '/404'];
  const { addresses, unlistedAddresses } = siteWith({ unlistedAddresses: unlisted });
  expect(addresses).toEqual(['/', '/usługi']);
  expect(unlistedAddresses).toEqual(['/blog/nieznany', '/podziękowanie', '/404']);
});

test('a wrong origin is refused', () => {
  expect(() => siteWith({ origin: 'https://a.example/x' })).toThrow(/^The origin of the site/);
});

test('a table without * has no /404, and a page at /404 is unlisted', () => {
  expect(siteWith({}, [{ path: '/', page: 'home' }]).unlistedAddresses).toEqual([]);
  const table = [{ path: '/404', page: 'notFound' }, ...routes];
  const { addresses, unlistedAddresses } = siteWith({}, table);
  expect(addresses).not.toContain('/404');
  expect(unlistedAddresses).toEqual(['/404', '/blog/nieznany']);
});
