import { expect, test } from 'vitest';
import { contactSettings } from './contactSettings.ts';

const live = { VITE_FIREBASE_PROJECT_ID: 'company', VITE_FIREBASE_API_KEY: 'key' };

test('a project and its key are enough, and lead to the real project without App Check', () => {
  expect(contactSettings(live)).toEqual({ projectId: 'company', apiKey: 'key' });
  expect(contactSettings({ ...live, VITE_FIRESTORE_EMULATOR: '', VITE_APP_CHECK_SITE_KEY: ' ' })).toEqual({
    projectId: 'company',
    apiKey: 'key',
  });
});

test('an emulator and an App Check key are taken when they are given', () => {
  const settings = contactSettings({
    ...live,
    VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
  });

  expect(settings.emulator).toEqual({ host: '127.0.0.1', port: 8080 });
  expect(settings.appCheck).toEqual({ siteKey: 'site-key', appId: '1:2:web:3' });
});

test('each missing setting is named, with the place to set it', () => {
  expect(() => contactSettings({})).toThrow(
    /VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY are not set.*\.env beside/,
  );
  expect(() => contactSettings({ ...live, VITE_FIREBASE_API_KEY: ' ' })).toThrow(
    'VITE_FIREBASE_API_KEY is not set',
  );
  // App Check vouches for an app, and asks for no token without its id.
  expect(() => contactSettings({ ...live, VITE_APP_CHECK_SITE_KEY: 'site-key' })).toThrow(
    'VITE_FIREBASE_APP_ID is not set',
  );
});

test.each(['8080', 'http://127.0.0.1:8080', '127.0.0.1:', '127.0.0.1:port', '127.0.0.1:8080/'])(
  'an emulator given as %s is refused with the way to write it',
  (emulator) => {
    expect(() => contactSettings({ ...live, VITE_FIRESTORE_EMULATOR: emulator })).toThrow('"host:port"');
  },
);
