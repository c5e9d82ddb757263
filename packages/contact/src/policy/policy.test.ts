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
  const appCheck = { VITE_APP_CHECK_SITE_KEY: 'key', VITE_FIREBASE_APP_ID: 'id' };
  const google = 'https://www.google.com/recaptcha/';
  expect(createFirestorePolicy({ ...project, ...appCheck })).toEqual({
    'connect-src': `https://firestore.googleapis.com${path} https://content-firebaseappcheck.googleapis.com ${google}`,
    'script-src': `${google} https://www.gstatic.com/recaptcha/`,
    'frame-src': `${google} https://recaptcha.google.com/recaptcha/`,
    'require-trusted-types-for': false,
    'trusted-types': false,
  });
});

test('missing settings are named', () => {
  createFirestorePolicy({ VITE_FIREBASE_PROJECT_ID: ' ' });
  createWebhookPolicy({});
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('! The contact form cannot send: VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API'),
    expect.stringContaining('! VITE_FORM_URL is not set'),
  ]);
});

test.each([
  [' HTTPS://hooks.example/form?key=1', { 'connect-src': 'https://hooks.example' }],
  ...['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]'].map((origin): [string, object] => [
    `${origin}/x`,
    { 'connect-src': origin },
  ]),
  ['/api/form', {}],
])('the policy for %s allows its origin', (url, policy) => {
  expect(createWebhookPolicy({ VITE_FORM_URL: url })).toEqual(policy);
});

test.each(
  [
    ['hooks.example/form', '//hooks.example/form', String.raw`/\hooks.example`],
    ['http://hooks.example', 'http://localhost.evil.com/x', 'javascript:alert(1)'],
  ].flat(),
)('%s is no address of a webhook', (url) => {
  // Vite prints the stack.
  const stack = expect.stringMatching(/^VITE_FORM_URL is ".*". Write the whole address/) as string;
  expect(() => createWebhookPolicy({ VITE_FORM_URL: url })).toThrow(expect.objectContaining({ stack }));
});
