import { afterEach, expect, test, vi } from 'vitest';
import { createFirestorePolicy, createWebhookPolicy } from './policy.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const project = { VITE_FIREBASE_PROJECT_ID: 'tarcza-ddd', VITE_FIREBASE_API_KEY: 'key' };
const path = '/v1/projects/tarcza-ddd/databases/(default)/documents:commit';

test('pages may send to the database of their own project alone', () => {
  expect(createFirestorePolicy({ ...project, VITE_FIRESTORE_EMULATOR: '' })).toEqual({
    'connect-src': `https://firestore.googleapis.com${path}`,
  });
  expect(createFirestorePolicy({ ...project, VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' })).toEqual({
    'connect-src': `http://127.0.0.1:8080${path}`,
  });
  expect(warn).not.toHaveBeenCalled();
});

test('App Check gets what it loads, and no Trusted Types', () => {
  const policy = createFirestorePolicy({
    ...project,
    VITE_APP_CHECK_SITE_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'id',
  });
  expect(policy['connect-src']).toMatch(/documents:commit .*recaptcha/);
  expect(policy['frame-src']).toContain('recaptcha');
  expect(policy['require-trusted-types-for']).toBe(false);
});

test('missing settings are named', () => {
  createFirestorePolicy({ VITE_FIREBASE_PROJECT_ID: ' ' });
  createWebhookPolicy({});
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(
      '! The contact form cannot send: VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY are not set.',
    ),
    expect.stringContaining('! VITE_FORM_URL is not set'),
  ]);
});

test.each([
  ['https://hooks.example/form?key=1', { 'connect-src': 'https://hooks.example' }],
  ['http://localhost:8080/x', { 'connect-src': 'http://localhost:8080' }],
  ['/api/form', {}],
])('the policy for %s allows its origin', (url, policy) => {
  expect(createWebhookPolicy({ VITE_FORM_URL: url })).toEqual(policy);
});

test.each([
  'hooks.example/form',
  '//hooks.example/form',
  String.raw`/\hooks.example`,
  'http://hooks.example',
  'http://localhost.evil.com/x',
  'javascript:alert(1)',
])('%s is no address of a webhook', (url) => {
  expect(() => createWebhookPolicy({ VITE_FORM_URL: url })).toThrow(
    `VITE_FORM_URL is "${url}". Write the whole`,
  );
});
