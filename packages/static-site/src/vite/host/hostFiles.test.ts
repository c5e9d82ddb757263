import { expect, test } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import { hostRules } from './rules.ts';

const rules = hostRules({
  routes: [
    { path: '/', page: 'HomePage' },
    { path: '/blog/nieznany', page: 'ArticlePage', standsFor: '/blog/:slug' },
    { path: '/blog/:slug', page: 'ArticlePage' },
    { path: '/uslugi/:service/inne', page: 'ServicePage', standsFor: '/uslugi/:service/:town' },
    { path: '/plany/start', page: 'PlanPage', standsFor: '/plany/*' },
    { path: '*', page: 'NotFoundPage' },
  ],
  addresses: [
    '/',
    '/blog/nieznany',
    '/blog/myszy',
    '/uslugi/buty/inne',
    '/uslugi/torby/inne',
    '/plany/start',
  ],
  redirects: { '/miasta/kraków': '/miasta/krakow', '/buty/:town': '/uslugi/buty/:town' },
  policy: { 'connect-src': 'https://firestore.googleapis.com', 'frame-src': 'https://maps.example' },
  assets: ['assets/main-Ab1.js', 'assets/a-font.woff2'],
});
const firebase = JSON.parse(hostFiles('firebase', rules)['firebase.json'] ?? '').hosting;
const { _redirects: redirects = '', _headers: headers = '' } = hostFiles('netlify', rules);

test('the page of a route that stands for many is the answer to all of them', () => {
  expect(firebase.rewrites).toEqual([
    { source: '/blog/*', destination: '/blog/nieznany.html' },
    { source: '/uslugi/buty/*', destination: '/uslugi/buty/inne.html' },
    { source: '/uslugi/torby/*', destination: '/uslugi/torby/inne.html' },
    { source: '/plany/**', destination: '/plany/start.html' },
  ]);
  expect(redirects.trim().split('\n').slice(2)).toEqual([
    '/blog/:slug /blog/nieznany.html 200',
    '/uslugi/buty/:town /uslugi/buty/inne.html 200',
    '/uslugi/torby/:town /uslugi/torby/inne.html 200',
    '/plany/* /plany/start.html 200',
  ]);
});

test('addresses that moved lead on for good, before anything else is looked at', () => {
  expect(firebase.redirects).toEqual([
    { source: '/miasta/kraków', destination: '/miasta/krakow', type: 301 },
    { source: '/buty/:town', destination: '/uslugi/buty/:town', type: 301 },
  ]);
  expect(redirects.split('\n').slice(0, 2)).toEqual([
    '/miasta/krak%C3%B3w /miasta/krakow 301',
    '/buty/:town /uslugi/buty/:town 301',
  ]);
});

/** What Firebase says for an address: the last rule that fits wins. */
const answer = (path: string): Record<string, string> =>
  Object.fromEntries(
    (firebase.headers as { source?: string; regex?: string; headers: { key: string; value: string }[] }[])
      .filter(
        ({ source, regex }) =>
          source === '**' ||
          (source?.startsWith('!') && !/^\/(assets|images)\//.test(path)) ||
          new RegExp(regex ?? '$.').test(path),
      )
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );

test('browsers keep a built file for a year, and neither a page nor the news that a file is missing', () => {
  expect(answer('/assets/main-Ab1.js')['Cache-Control']).toContain('immutable');
  for (const path of ['/', '/assets/main-Ab2.js', '/assets/main-Ab1xjs'])
    expect(answer(path)['Cache-Control']).toBe('no-cache');
  expect(headers).toContain('/assets/a-font.woff2\n  Cache-Control: public, max-age=31536000, immutable\n');
  // Netlify joins fields of one name.
  expect(headers.split('/assets/')[0]).not.toContain('Cache-Control');
});

test('the policy allows what the site has and what it names, and nothing besides', () => {
  const policy = answer('/')['Content-Security-Policy'];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://firestore.googleapis.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page-head',
    'frame-src https://maps.example',
  ]);
  expect(headers).toContain(`  Content-Security-Policy: ${policy}\n`);
});

test('a script or a picture carries none of what only a page needs', () => {
  expect(Object.keys(answer('/assets/main-Ab1.js'))).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Cache-Control',
  ]);
  expect(answer('/')['Permissions-Policy']).toContain('camera=()');
});

test('a directive that code of the site cannot live with is left out where it says so', () => {
  const { pageHeaders } = hostRules({
    routes: [],
    addresses: [],
    redirects: {},
    policy: { 'require-trusted-types-for': false, 'trusted-types': false },
    assets: [],
  });
  expect(pageHeaders['Content-Security-Policy']).not.toContain('trusted-types');
});

test("'none' gives way to a source", () => {
  const { pageHeaders: fields } = hostRules({
    routes: [],
    addresses: [],
    redirects: {},
    policy: { 'frame-ancestors': 'https://portal.example' },
    assets: [],
  });
  expect(fields['Content-Security-Policy']).toContain('frame-ancestors https://portal.example');
});

test('the folder with its own firebase.json does not publish it, and a site without built files has no rule for them', () => {
  expect(firebase).toMatchObject({ public: '.', cleanUrls: true, trailingSlash: false });
  expect(firebase.ignore).toContain('firebase.json');
  const bare = hostFiles('firebase', { ...rules, immutable: [] });
  expect(JSON.parse(bare['firebase.json'] ?? '').hosting.headers).toHaveLength(2);
});
