import { expect, test } from 'vitest';
import { getPolicies } from './options.ts';
import { validatePolicy } from './policy.ts';
import { createHostRules, validatePublicFiles, type HostRulesOptions } from './rules.ts';
import { validateScripts, getScriptPolicies, createScriptElement, type SiteScript } from './scripts.ts';

const facts: HostRulesOptions = {
  routes: [],
  addresses: [],
  redirects: {},
  files: [],
};
const rulesWith = (some: Partial<HostRulesOptions>) => createHostRules({ ...facts, ...some });
const policyWith = (some: Partial<HostRulesOptions>) =>
  rulesWith(some).headers['Content-Security-Policy'] ?? '';

test('the policy allows the site and the sources of the options', () => {
  expect(
    policyWith({
      policies: [{ 'connect-src': 'https://firestore.googleapis.com', 'frame-src': 'https://maps.example' }],
    }).split('; '),
  ).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self' https://firestore.googleapis.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'frame-src https://maps.example',
  ]);
});

test('false omits a directive, and a source replaces none', () => {
  const policy = policyWith({
    policies: [{ 'media-src': false, 'frame-ancestors': 'https://portal.example' }],
  });
  expect(policy).not.toContain('media-src');
  expect(policy).toContain('frame-ancestors https://portal.example');
});

test.each([
  [{ 'connect src': 'https://a.example' }, /policy has "connect src"/],
  [
    { 'frames-src': 'https://a.example' },
    /policy has "frames-src", which is no directive\. The directives are .*frame-src/,
  ],
  [{ 'img-src': 'https://a.example; script-src *' }, /policy\['img-src'\].*semicolons/],
  [{ 'img-src': 'https://a.example\nX-Header: 1' }, /policy\['img-src'\]/],
  [{ 'img-src': 'https://żółw.example' }, /beyond ASCII/],
  [{ 'script-src': 'https://a.example unsafe-inline' }, /has unsafe-inline, which would be a host/],
  [
    { 'img-src': ['https://a.example'] as never },
    /policy\['img-src'\] is \["https:\/\/a\.example"\]\. Write/,
  ],
])('rejects the invalid policy %j', (policy, message) => {
  expect(() => validatePolicy(policy, 'policy')).toThrow(message);
});

test('a script adds its address and sources to the policy', () => {
  const scripts = [
    {
      src: 'https://cdn.example/a,b.js?v=1',
      policy: { 'connect-src': 'https://api.example' },
    },
    { src: '/own.js' },
  ] as const;
  const policy = policyWith({ policies: getPolicies({ scripts }) });
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://cdn.example/a%2Cb.js;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(getScriptPolicies([{ src: '/own.js' }])).toEqual([{}]);
});

test('scripts are deferred by default', () => {
  const attributesOf = (script: SiteScript) => createScriptElement(script).attributes;
  expect(attributesOf({ src: '/a.js' })).toEqual({ src: '/a.js', defer: '' });
  expect(attributesOf({ src: '/a.js', attributes: { async: '' } })).toEqual({ src: '/a.js', async: '' });
  expect(attributesOf({ src: '/a.js', attributes: { type: 'module' } })).toEqual({
    src: '/a.js',
    type: 'module',
  });
  expect(attributesOf({ src: 'https://a.example/a.js', attributes: { integrity: 'sha256-ab=' } })).toEqual({
    src: 'https://a.example/a.js',
    defer: '',
    integrity: 'sha256-ab=',
    crossorigin: 'anonymous',
  });
});

test.each<[string, Partial<SiteScript>, RegExp]>([
  ['an http URL', { src: 'http://cdn.example/s.js' }, /scripts\[0\]\.src is "http:.*https URL/],
  ['a URL without a scheme', { src: '//cdn.example/s.js' }, /begins with one slash/],
  ['a data URL', { src: 'data:text/javascript,1' }, /https URL/],
  ['a broken policy', { policy: { 'img-src': 'a;b' } }, /scripts\[0\]\.policy\['img-src'\]/],
])('rejects a script with %s', (_, script, message) => {
  expect(() => validateScripts([{ src: '/s.js', ...script }])).toThrow(message);
});

test('rejects a duplicate script', () => {
  expect(() => validateScripts([{ src: '/s.js' }, { src: '/s.js' }])).toThrow(/scripts\[1\].*run twice/);
});

test('rejects public files in the folder of hashed files', () => {
  expect(validatePublicFiles(['images/a.jpg', 'assets/b.jpg'])).toEqual([
    'public/assets/b.jpg is in the folder of files with a hash, which browsers keep for a year. Move it to another folder, such as public/files.',
  ]);
});

test('rejects public files with the settings of another server', () => {
  expect(validatePublicFiles(['.htaccess', 'a/.env', '.well-known/security.txt'])).toEqual([
    'public/.htaccess would be published, and no host of staticSite reads it. Delete it or move it.',
    'public/a/.env would be published, and no host of staticSite reads it. Delete it or move it.',
  ]);
});
