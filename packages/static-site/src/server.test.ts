import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { SiteApp } from './App.tsx';
import { importFile } from './importFile.ts';
import { createPages, type Route } from './pages.ts';
import { defineSite, type SiteOptions } from './server.tsx';

const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/us%C5%82ugi/', page: 'services' },
  { path: '/blog/nieznany', page: 'article', fallbackFor: '/blog/:slug' },
  { path: '/blog/:slug', page: 'article' },
  { path: '/podziękowanie', page: 'thanks' },
  { path: '/en/*', page: 'english', language: 'en' },
  { path: '/praca?', page: 'jobs' },
  { path: '*', page: 'notFound' },
];

const languages: string[] = [];

const Page = () => useLocation().pathname;

function siteWith(options: Partial<SiteOptions>, table = routes) {
  const pages = createPages({
    routes: table,
    pages: { './pages/english/Page.tsx': () => Promise.resolve({ default: Page }) },
    heads: { './pages/english/head.ts': () => Promise.resolve({ head: () => null }) },
    headElements: () => Promise.resolve(() => []),
  });
  const texts = { './texts/en.ts': () => Promise.resolve(languages.push('en')) };
  const loadLanguage = (code: string) => importFile(texts, `./texts/${code}.ts`);
  const Frame: SiteApp['Frame'] = ({ children }) => children;
  const app = {
    pages,
    language: 'pl',
    loadLanguage,
    Frame,
    ErrorPage: () => null,
    errorHead: [],
  };
  return defineSite({ app, origin: 'https://EXAMPLE.com/', loadFailed: null, ...options });
}

test('addresses include routes without parameters first, and all are normalized', () => {
  const given = ['/us%C5%82ugi', '/blog/pierwszy', '/blog/%C5%82%C3%B3d%C5%BA/'];
  const manifest = { name: 'Szewc' };
  const { render: _, ...site } = siteWith({ addresses: given, manifest });
  expect(site).toEqual({
    routes,
    language: 'pl',
    origin: 'https://example.com',
    addresses: ['/', '/podziękowanie', '/usługi', '/blog/pierwszy', '/blog/łódź'],
    unlistedAddresses: ['/blog/nieznany', '/404'],
    redirects: {},
    feeds: [],
    errors: [],
    warnings: [],
    manifest,
  });
});

test('a page is rendered in the language of its route', async () => {
  const { render } = siteWith({ loadFailed: (code) => `Failed in ${code}` });
  const files = ['./pages/english/Page.tsx', './texts/en.ts'];
  const page = {
    html: '<!--$-->/en/%C3%A1<!--/$-->',
    head: [],
    files,
    language: 'en',
    loadFailed: 'Failed in en',
  };
  expect(await render('/en/á')).toMatchObject(page);
  expect(languages).toEqual(['en']);
});

test('an unlisted address, and a page at /404, are not in the sitemap', () => {
  const unlistedAddresses = ['/podzi%C4%99kowanie/', '/404'];
  const unlisted = ['/blog/nieznany', '/podziękowanie', '/404'];
  expect(siteWith({ unlistedAddresses })).toMatchObject({
    addresses: ['/', '/usługi'],
    unlistedAddresses: unlisted,
  });
  const table = [{ path: '/404', page: 'notFound' }, ...routes];
  expect(siteWith({}, table)).toMatchObject({
    addresses: ['/', '/usługi', '/podziękowanie'],
    unlistedAddresses: ['/404', '/blog/nieznany'],
  });
  expect(siteWith({}, [{ path: '/', page: 'home' }]).unlistedAddresses).toEqual([]);
});
