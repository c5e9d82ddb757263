import { describe, expect, test } from 'vitest';
import { findFunctionFaults, findProjectFaults, findSiteFaults, findUnwatched } from './settings.ts';
import { functions, site } from './testing/settings.ts';

test('complete settings are accepted', () => {
  expect(findSiteFaults(site)).toEqual([]);
  expect(findFunctionFaults(functions, site)).toEqual([]);
  const notifications = { NOTIFY_URL: 'https://hooks.example.pl/x' };
  const others = {
    MAIL_CAP_PER_HOUR: '1000',
    CONFIRM_TO_VISITOR: 'on',
    WEB_APP_ID: '1:1:web:a',
    CANARY_TO: 'k@firma.pl',
  };
  const all = { ...functions, ...notifications, ...others };
  expect(findFunctionFaults(all, site)).toEqual([]);
  expect(findFunctionFaults(all, { APP_CHECK: 'off' })).toEqual([
    expect.stringContaining('without App Check'),
  ]);
});

describe('refused', () => {
  test.each(Object.keys(site))('%s is missing', (name) => {
    for (const value of [undefined, '', '  ']) {
      const [fault, ...others] = findSiteFaults({ ...site, [name]: value });
      expect(fault).toMatch(new RegExp(`^${name} is missing\\. It holds: .+\\.`));
      expect(others).toEqual([]);
    }
  });

  test('App Check without its key, unless it is off', () => {
    const without = { ...site, VITE_APP_CHECK_SITE_KEY: '', VITE_FIREBASE_APP_ID: '' };
    expect(findSiteFaults(without)).toEqual([expect.stringContaining('set APP_CHECK=off')]);
    expect(findSiteFaults({ ...without, APP_CHECK: 'off' })).toEqual([]);
  });

  test('an emulator in the environment', () => {
    expect(findSiteFaults(site, { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' })).toEqual([
      expect.stringContaining('VITE_FIRESTORE_EMULATOR is set'),
    ]);
    expect(findSiteFaults(site, { VITE_FIRESTORE_EMULATOR: '' })).toEqual([]);
  });

  test('a project that is a placeholder, also if the pages stay', () => {
    expect(findProjectFaults({ VITE_FIREBASE_PROJECT_ID: 'demo-tarcza' })).toHaveLength(1);
    expect(findProjectFaults(site)).toEqual([]);
  });

  test.each([
    ['MAIL_TO', '', 'is missing'],
    ['MAIL_TO', 'biuro@example.com', 'is wrong (it is still a placeholder)'],
    ['MAIL_TO', 'biuro@firma.pl, biuro', 'is wrong (to: "biuro" is not an e-mail address'],
    ['MAIL_FROM', ' ', 'is missing'],
    ['MAIL_FROM', 'a@firma.pl, b@firma.pl', 'is wrong (from names several addresses'],
    ['MAIL_CAP_PER_HOUR', '1001', 'is wrong (MAIL_CAP_PER_HOUR is a whole number'],
    ['MAIL_CAP_PER_HOUR', '0', 'is wrong ('],
    ['MAIL_CAP_PER_HOUR', '2e2', 'is wrong ('],
    ['NOTIFY_URL', 'ntfy.sh/x', 'is wrong (url of the notifier is not an https address'],
    ['CONFIRM_TO_VISITOR', 'yes', 'is wrong (CONFIRM_TO_VISITOR is on or off'],
    ['CONFIRM_TO_VISITOR', 'on', 'is wrong (CONFIRM_TO_VISITOR is on without App Check'],
    ['CANARY_TO', 'nobody', 'is wrong ('],
    ['WEB_API_KEY', 'abc', 'is wrong ('],
    ['SITE_URL', 'nie-adres', 'is wrong ('],
    ['SITE_URL', 'https://127.0.0.1', 'is wrong ('],
    ['WEB_APP_ID', 'xyz', 'is wrong ('],
    ['SMTP_URL', 'smtps://user:secret@firma.pl', 'is wrong (it is in a file)'],
  ])('%s=%s of the functions', (name, value, problem) => {
    const faults = findFunctionFaults({ ...functions, [name]: value }, site);
    expect(faults).toEqual([expect.stringContaining(`${name} ${problem}`)]);
    expect(faults.join()).not.toContain('secret@');
  });
});

test('a name that is not known is refused', () => {
  const sentence = 'COLOUR is not the name of a setting. Remove it, or correct its name.';
  expect(findSiteFaults({ ...site, COLOUR: 'x' })).toEqual([sentence]);
  expect(findFunctionFaults({ ...functions, COLOUR: 'red' }, site)).toEqual([sentence]);
});

test('lists the settings without which a failure would go unnoticed', () => {
  const { VITE_FIREBASE_API_KEY: WEB_API_KEY, VITE_FIREBASE_APP_ID: WEB_APP_ID, VITE_SITE_URL } = site;
  const watched = { CANARY_TO: 'k@firma.pl', WEB_API_KEY, WEB_APP_ID, SITE_URL: `${VITE_SITE_URL}/` };
  const namesIn = (lines: string[]) => lines.map((line) => line.split(' ')[0]).join(' ');
  expect(findUnwatched(watched, site)).toEqual([]);
  expect(namesIn(findUnwatched({}, {}))).toBe('CANARY_TO APP_CHECK');
  const wrong = { CANARY_TO: 'k@firma.pl', WEB_API_KEY: 'key', SITE_URL: 'https://x.pl' };
  expect(namesIn(findUnwatched(wrong, site))).toBe('WEB_API_KEY SITE_URL WEB_APP_ID');
});
