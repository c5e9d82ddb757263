import { expect, test } from 'vitest';
import { sitePolicy } from './policy.ts';

const project = { VITE_FIREBASE_PROJECT_ID: 'tarcza-ddd' };
const path = '/v1/projects/tarcza-ddd/databases/(default)/documents:commit';

test('pages may send to the database of their own project alone', () => {
  expect(sitePolicy({ ...project, VITE_FIRESTORE_EMULATOR: '' })).toEqual({
    'form-action': 'mailto:',
    'connect-src': `https://firestore.googleapis.com${path}`,
  });
  expect(sitePolicy({ ...project, VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' })['connect-src']).toBe(
    `http://127.0.0.1:8080${path}`,
  );
});

test('App Check gets what it loads, and no Trusted Types', () => {
  const policy = sitePolicy({ ...project, VITE_APP_CHECK_SITE_KEY: 'key' });
  expect(policy['connect-src']).toMatch(/documents:commit .*recaptcha/);
  expect(policy['frame-src']).toContain('recaptcha');
  expect(policy['require-trusted-types-for']).toBe(false);
});
