import { expect, test } from 'vitest';
import { validateHosting } from './options.ts';
import { createHostRules, validatePublicFiles, type HostRulesOptions } from './rules.ts';

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
  [{ 'script-src': 'https://a.example unsafe-inline' }, /has unsafe-inline, which is a keyword/],
])('rejects the invalid policy %j', (policy, message) => {
  expect(() => validateHosting({ policy })).toThrow(message);
});

test('rejects public files in the folder of hashed files, or with the settings of another server', () => {
  const files = ['images/a.jpg', 'assets/b.jpg', '.htaccess', 'a/.env', '.well-known/security.txt'];
  expect(validatePublicFiles(files)).toEqual([
    'public/assets/b.jpg is in the folder of files with a hash, which browsers keep for a year. Move it to another folder, such as public/files.',
    'public/.htaccess would be published, and no host of staticSite reads it. Delete it or move it.',
    'public/a/.env would be published, and no host of staticSite reads it. Delete it or move it.',
  ]);
});
