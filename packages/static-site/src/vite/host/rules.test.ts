import { expect, test } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import { checkPolicy } from './policy.ts';
import { redirectFaults } from './redirectFaults.ts';
import { checkHsts, hostRules, type HostFacts, type Hsts } from './rules.ts';
import { checkScripts, missingScripts, policiesOf, scriptElement, type SiteScript } from './scripts.ts';

const facts: HostFacts = {
  routes: [],
  addresses: [],
  redirects: {},
  files: [],
  publicFiles: [],
};
const rulesWith = (some: Partial<HostFacts>) => hostRules({ ...facts, ...some });
const policyWith = (some: Partial<HostFacts>) => rulesWith(some).pageHeaders['Content-Security-Policy'] ?? '';

test('the policy allows the site itself and what the options name', () => {
  expect(
    policyWith({
      policy: { 'connect-src': 'https://firestore.googleapis.com', 'frame-src': 'https://maps.example' },
    }).split('; '),
  ).toEqual([
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
});

test('a directive is left out where the option is false, and a source replaces none', () => {
  const policy = policyWith({
    policy: { 'require-trusted-types-for': false, 'frame-ancestors': 'https://portal.example' },
  });
  expect(policy).not.toContain('require-trusted-types-for');
  expect(policy).toContain('frame-ancestors https://portal.example;');
});

test.each([
  [{ 'connect src': 'https://a.example' }, /policy has "connect src"/],
  [{ 'img-src': 'https://a.example; script-src *' }, /policy\['img-src'\].*semicolons/],
  [{ 'img-src': 'https://a.example\nX-Header: 1' }, /policy\['img-src'\]/],
  [{ 'img-src': 'https://żółw.example' }, /beyond ASCII/],
])('a policy that would break the header is refused: %j', (policy, message) => {
  expect(() => checkPolicy(policy, 'policy')).toThrow(message);
});

test('a script extends the policy by its own address and by what it loads', () => {
  const scripts = [
    {
      src: 'https://cdn.example/a,b.js?v=1',
      policy: { 'connect-src': 'https://api.example', 'trusted-types': false },
    },
    { src: '/own.js' },
  ] as const;
  const policy = policyWith({ scripts });
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://cdn.example/a%2Cb.js;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).not.toContain('; trusted-types');
  expect(policiesOf([{ src: '/own.js' }])).toEqual([{}]);
});

test('the tag of a script does not stop the parser unless asked to', () => {
  const attributesOf = (script: SiteScript) => scriptElement(script).attributes;
  expect(attributesOf({ src: '/a.js' })).toEqual({ src: '/a.js', defer: '' });
  expect(attributesOf({ src: '/a.js', async: true })).toEqual({ src: '/a.js', async: '' });
  expect(attributesOf({ src: '/a.js', type: 'module' })).toEqual({ src: '/a.js', type: 'module' });
  expect(attributesOf({ src: '/a.js', defer: false })).toEqual({ src: '/a.js' });
  expect(
    attributesOf({
      src: 'https://a.example/a.js',
      integrity: 'sha256-ab=',
      attributes: { 'data-domain': 'x' },
    }),
  ).toEqual({
    src: 'https://a.example/a.js',
    defer: '',
    integrity: 'sha256-ab=',
    crossorigin: 'anonymous',
    'data-domain': 'x',
  });
});

test.each<[string, Partial<SiteScript>, RegExp]>([
  ['an http URL', { src: 'http://cdn.example/s.js' }, /scripts\[0\]\.src is "http:.*https URL/],
  ['a URL without a scheme', { src: '//cdn.example/s.js' }, /begins with one slash/],
  ['a relative path', { src: 's.js' }, /begins with one slash/],
  ['a data URL', { src: 'data:text/javascript,1' }, /https URL/],
  ['an empty source', { src: '' }, /https URL/],
  ['a URL with a password', { src: 'https://me:secret@cdn.example/s.js' }, /https URL/],
  ['a broken hash', { integrity: 'md5-abc' }, /integrity is "md5-abc"/],
  ['a handler', { attributes: { onload: 'x()' } }, /runs no code in attributes/],
  ['an attribute that is an option', { attributes: { async: '' } }, /Write it as scripts\[0\]\.async/],
  ['the mark of a page', { attributes: { 'data-page': '' } }, /what a navigation removes/],
  ['no attribute', { attributes: { 'a b': '' } }, /no name of an attribute/],
  ['a broken policy', { policy: { 'img-src': 'a;b' } }, /scripts\[0\]\.policy\['img-src'\]/],
])('a script is refused for %s', (_, script, message) => {
  expect(() => checkScripts([{ src: '/s.js', ...script }])).toThrow(message);
});

test('a script is refused that is named twice or that the site does not have', () => {
  expect(() => checkScripts([{ src: '/s.js' }, { src: '/s.js' }])).toThrow(/scripts\[1\].*run twice/);
  expect(missingScripts([{ src: '/s.js?v=1' }, { src: 'https://a.example/s.js' }], () => false)).toEqual([
    'scripts[0].src is /s.js?v=1, and the site has no such file. Put it into public/s.js?v=1.',
  ]);
  expect(missingScripts([{ src: '/s.js?v=1' }], (path) => path === '/s.js')).toEqual([]);
  expect(missingScripts([{ src: '/a%20b.js' }], (path) => path === '/a b.js')).toEqual([]);
});

test('subdomains keep http unless asked for', () => {
  const hstsWith = (hsts: Hsts) => rulesWith({ hsts }).headers['Strict-Transport-Security'];
  expect(hstsWith({})).toBe('max-age=31536000');
  expect(hstsWith({ includeSubDomains: true })).toBe('max-age=31536000; includeSubDomains');
  expect(hstsWith({ includeSubDomains: true, preload: true })).toBe(
    'max-age=31536000; includeSubDomains; preload',
  );
  expect(() => checkHsts({ preload: true })).toThrow(/needs hsts\.includeSubDomains/);
});

test('Netlify gets both spellings of an address, and each header once', () => {
  const { _redirects: redirects, _headers: headers } = hostFiles(
    'netlify',
    rulesWith({
      routes: [{ path: '/usługi/start', page: 'ServicePage', standsFor: '/usługi/*' }],
      addresses: ['/usługi/start'],
      redirects: { '/a b': '/c', '/buty/:town': '/usługi/:town', '/stary/*': '/nowy/*' },
      files: ['assets/main-Ab1.js', 'images/źródło.jpg'],
    }),
  );
  expect(redirects?.trim().split('\n')).toEqual([
    '/a%20b /c 301',
    '/buty/:town /us%C5%82ugi/:town 301',
    '/stary/* /nowy/:splat 301',
    '/us%C5%82ugi/* /us%C5%82ugi/start.html 200',
    '/usługi/* /us%C5%82ugi/start.html 200',
  ]);
  expect(headers).toContain(
    '/assets/main-Ab1.js\n  Cache-Control: public, max-age=31536000, immutable\n/images/%C5%BAr',
  );
  expect(headers?.split('/assets/')[0]).not.toContain('Cache-Control');
});

test('Firebase publishes no file of its own, and sends scripts and pictures no header of pages', () => {
  const { hosting } = JSON.parse(hostFiles('firebase', rulesWith({}))['firebase.json'] ?? '') as {
    hosting: { ignore: string[]; headers: { source: string }[] };
  };
  expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '**/.*']));
  expect(hosting.headers.map(({ source }) => source)).toEqual(['**']);
});

test('nginx refuses a file that its configuration cannot name', () => {
  const rules = rulesWith({
    routes: [{ path: '/a$b', page: 'Page', standsFor: '/x/:y' }],
    addresses: ['/a$b'],
  });
  expect(() => hostFiles('nginx', rules)).toThrow(/cannot name \/a\$b\.html.*Rename the page/);
});

test.each<[Record<string, string>, RegExp]>([
  [{ '/a': '/b', '/b': '/a' }, /redirects \/a to \/b, and from there it never arrives/],
  [{ '/a': '/a' }, /never arrives/],
  [{ '/a': '/a/' }, /never arrives/],
  [{ '/a': '/a.html?x=1' }, /never arrives/],
  [{ '/a': 'https://szewc.example/a' }, /never arrives/],
  [{ '/ł': '/%C5%82' }, /never arrives/],
  [{ '/a/:x': '/b/:x', '/b/:y': '/a/:y' }, /never arrives/],
  [{ '/a/*': '/a/b/*' }, /never arrives/],
  [{ '/a/:x': '/b/:y' }, /has no :y/],
  [{ '/100%': '/b' }, /Write it as %25/],
  [{ '/a': '/b%FF' }, /redirect with \/b%FF/],
  [{ '/a': '/b/*' }, /has no \* at its end/],
  [{ '/a/:x': '/b/:x?from=a' }, /Leave it out/],
  [{ '/a/*': '/', '/a/b': '/b' }, /redirects \/a\/b to \/b, and \/a\/\* stands above it/],
  [{ '/a/:x': '/', '/a/:y': '/b' }, /and \/a\/:x stands above it/],
  [{ '/ł': '/', '/%C5%82/': '/b' }, /and \/ł stands above it/],
])('redirects %j are refused', (redirects, message) => {
  expect(redirectFaults(redirects, 'https://szewc.example', 'src/server.tsx')[0]).toMatch(message);
});

test('a redirect may change case, lead to another redirect, and leave the site', () => {
  const redirects = {
    '/e/:x': '/',
    '/e/*': '/e',
    '/f': '/',
    '/f/': '/',
    '/Kontakt': '/kontakt',
    '/a': '/Kontakt',
    '/b/:x': 'https://inne.example/b/:x',
    '/c': '/kontakt?c=1#form',
  };
  expect(redirectFaults(redirects, 'https://szewc.example', 'src/server.tsx')).toEqual([]);
});
