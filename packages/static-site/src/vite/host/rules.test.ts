import { expect, test } from 'vitest';
import { staticSite } from '../index.ts';
import { isUrlAllowed } from './policy.ts';
import { createHostRules, validatePublicFiles, type HostRulesOptions } from './rules.ts';

const facts: HostRulesOptions = { routes: [], addresses: [], redirects: {}, policies: [], files: [] };
const rulesWith = (some: Partial<HostRulesOptions>) => createHostRules({ ...facts, ...some });

test('headers are strict, the policy has the sources of the options, and false omits a directive', () => {
  const sources = { 'connect-src': 'https://firestore.googleapis.com', 'frame-src': 'https://maps.example' };
  const changes = { 'worker-src': "'self'", 'frame-ancestors': 'https://portal.example' };
  const policies = [{ ...sources, ...changes }, { 'worker-src': false }] as const;
  expect(rulesWith({ policies }).headers).toEqual({
    'Content-Security-Policy': [
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
      'frame-ancestors https://portal.example',
      'frame-src https://maps.example',
    ].join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each([
  [{ 'connect src': 'https://a.example' }, /policy has "connect src"/],
  [{ 'img-src': 'https://a.example; script-src *' }, /policy\['img-src'\].*semicolons/],
  [{ 'img-src': 'https://a.example\nX-Header: 1' }, /policy\['img-src'\]/],
  [{ 'img-src': 'https://żółw.example' }, /beyond ASCII/],
  [{ 'script-src': 'https://a.example unsafe-inline' }, /has unsafe-inline, which is a keyword/],
])('rejects the invalid policy %j', (policy, message) => {
  expect(() => staticSite({ policy })).toThrow(message);
  expect(() => staticSite({ host: 'ftp' as 'nginx' })).toThrow('host of staticSite is "ftp". Write one of');
});

test('a source of the policy allows scheme, host and port', () => {
  const allows = (source: string) =>
    isUrlAllowed(`img-src ${source}`, 'img-src', new URL('https://x.a.example/b/c'), 'https://site.example');
  const sources =
    "https: * http://x.a.example *.a.example x.a.example:443 x.a.example:*/b/ data: 'self' a.example *.x.a.example x.a.example:8443";
  expect(sources.split(' ').map(allows)).toEqual([...Array(6).fill(true), ...Array(5).fill(false)]);
  expect(isUrlAllowed('img-src a.test', 'img-src', new URL('http://a.test'), 'http://b.test')).toBe(true);
});

test('browsers keep pictures, fonts and videos for a day, files with a hash for a year', () => {
  const endings = 'avif gif ico jpg jpeg mp4 png svg webm webp woff woff2 PNG'.split(' ');
  const media = endings.map((ending) => `/a.${ending}`);
  const hashed = ['/assets/a.png', '/assets/a.js'];
  expect(rulesWith({ files: [...media, ...hashed, '/sw.js'] })).toMatchObject({ media, hashed });
});

test('rejects public files in the folder of hashed files, or with the settings of another server', () => {
  const files = ['images/a.jpg', 'assets/b.jpg', '.htaccess', 'a/.env', '.well-known/security.txt'];
  const named = validatePublicFiles(files).map((sentence) => sentence.split(' ')[0]);
  expect(named).toEqual(['public/assets/b.jpg', 'public/.htaccess', 'public/a/.env']);
});
