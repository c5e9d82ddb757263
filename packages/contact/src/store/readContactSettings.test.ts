import { expect, test } from 'vitest';
import { readContactSettings } from './readContactSettings.ts';

const live = { VITE_FIREBASE_PROJECT_ID: 'company', VITE_FIREBASE_API_KEY: 'key' };

test('needs only project and key; emulator and App Check are optional', () => {
  const id = { VITE_FIREBASE_APP_ID: ' 1:2:web:3 ' };
  const required = { projectId: 'company', apiKey: 'key' };
  const blank = { VITE_FIRESTORE_EMULATOR: '', VITE_APP_CHECK_SITE_KEY: ' ' };
  expect(readContactSettings({ ...live, ...id, ...blank })).toEqual(required);
  const optional = { VITE_FIRESTORE_EMULATOR: '127.0.0.1:65535', VITE_APP_CHECK_SITE_KEY: 'site-key' };
  const appCheck = { siteKey: 'site-key', appId: '1:2:web:3' };
  const settings = readContactSettings({ ...live, ...id, ...optional });
  expect(settings).toEqual({ ...required, emulator: '127.0.0.1:65535', appCheck });
});

test('names each missing setting and where to set it', () => {
  expect(() => readContactSettings({})).toThrow(
    /VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY are not set.*\.env beside/,
  );
  expect(() => readContactSettings({ ...live, VITE_FIREBASE_API_KEY: ' ' })).toThrow(
    'VITE_FIREBASE_API_KEY is not set',
  );
  // App Check requires the id of an app.
  expect(() => readContactSettings({ ...live, VITE_APP_CHECK_SITE_KEY: 'site-key' })).toThrow(
    'VITE_FIREBASE_APP_ID is not set',
  );
});

const addresses = ['8080', 'http://127.0.0.1:8080', '127.0.0.1:port', '127.0.0.1:80/', '127.0.0.1:123456'];

test.each(addresses)('rejects the emulator address %s and names the format', (emulator) => {
  expect(() => readContactSettings({ ...live, VITE_FIRESTORE_EMULATOR: emulator })).toThrow('"host:port"');
});
