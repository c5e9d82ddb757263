import { expect, test } from 'vitest';
import { companyVariables } from '../site/src/content/companyVariables.ts';
import { unwatched } from './deploy/watch.ts';
import { deployFaults, notice, refusal } from './deploy.ts';

const complete = {
  VITE_SITE_URL: 'https://www.tarcza-ddd.pl',
  VITE_COMPANY_NAME: 'Tarcza Małopolska',
  VITE_COMPANY_LEGAL_NAME: 'Jan Nowak Tarcza Małopolska',
  VITE_COMPANY_NIP: '526-025-09-95',
  VITE_COMPANY_REGON: '000331501',
  VITE_COMPANY_PHONE: '+48 123 456 789',
  VITE_COMPANY_EMAIL: 'biuro@tarcza-ddd.pl',
  VITE_COMPANY_STREET: 'ul. Długa 5',
  VITE_COMPANY_POSTAL_CODE: '31-042',
  VITE_COMPANY_GEO: '50.0614, 19.9372',
  VITE_TESTIMONIALS: '[{"name":"Anna, Kraków","text":"Szybko i spokojnie.","rating":5}]',
  VITE_FIREBASE_PROJECT_ID: 'tarcza-ddd',
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
};

test('a complete environment may be deployed', () => {
  expect(deployFaults(complete)).toEqual([]);
});

test('an empty environment: each variable is listed with its content', () => {
  const faults = deployFaults({});
  const names = [
    ...companyVariables.map(({ name }) => name),
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_API_KEY',
  ];
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(names);
  for (const fault of faults) expect(fault).toMatch(/^\w+ is missing\. It holds: .+/);
});

test.each([
  ['VITE_COMPANY_PHONE', '+48 000 000 000', 'is still a'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-tarcza', 'is still a'],
  ['VITE_FIREBASE_API_KEY', 'demo', 'is still a'],
  ['VITE_FIREBASE_API_KEY', 'secret', 'is not a web API key'],
])('%s=%s is refused', (name, value, problem) => {
  const faults = deployFaults({ ...complete, [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${name} ${problem}`);
});

test('App Check without a valid app id is refused', () => {
  const guarded = { ...complete, VITE_APP_CHECK_SITE_KEY: 'key' };
  expect(deployFaults(guarded)[0]).toContain('VITE_FIREBASE_APP_ID is missing');
  expect(deployFaults({ ...guarded, VITE_FIREBASE_APP_ID: 'web' })[0]).toContain('is not of the form');
  expect(deployFaults({ ...guarded, VITE_FIREBASE_APP_ID: '1:123:web:0abc' })).toEqual([]);
});

test('lists the settings without which a failure would go unnoticed', () => {
  const watched = {
    CANARY_TO: 'kanarek@example.net',
    WEB_API_KEY: 'key',
    WEB_APP_ID: 'id',
    SITE_URL: 'https://x',
  };
  const guarded = { VITE_APP_CHECK_SITE_KEY: 'key' };
  expect(unwatched(watched, guarded)).toEqual([]);
  expect(unwatched({}, {}).map((line) => line.split(' ')[0])).toEqual([
    'CANARY_TO',
    'VITE_APP_CHECK_SITE_KEY',
  ]);
  const left = unwatched({ CANARY_TO: 'kanarek@example.net' }, guarded);
  expect(left.map((line) => line.split(' ')[0])).toEqual(['WEB_API_KEY', 'SITE_URL', 'WEB_APP_ID']);
});

test('refuses an unknown figure by its name', () => {
  expect(deployFaults({ ...complete, VITE_CONFIRMED_FIGURES: 'prizes' })[0]).toContain(
    'VITE_CONFIRMED_FIGURES names',
  );
});

test('lists what the pages leave out, and the variables that include it', () => {
  expect(notice(['clients 1000', 'rating of company'])).toMatch(
    /leave out .*: clients 1000, rating of company\.\n.*VITE_CONFIRMED_FIGURES, VITE_FIGURE_SOURCES, VITE_RATINGS and VITE_TESTIMONIALS/,
  );
});

test('an emulator in the environment is refused', () => {
  expect(deployFaults(complete, '127.0.0.1:8080')[0]).toContain('VITE_FIRESTORE_EMULATOR is set');
  expect(deployFaults(complete, '')).toEqual([]);
});

test('the refusal lists what is missing and where to set it', () => {
  const text = refusal(deployFaults({ ...complete, VITE_COMPANY_EMAIL: '', VITE_SITE_URL: '' }));
  expect(text).toMatch(/^Nothing was deployed: 2 things are missing\./);
  expect(text.match(/^ {2}· /gm)).toHaveLength(2);
  expect(text).toContain('site/.env.local');
});
