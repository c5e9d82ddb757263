import { expect, test } from 'vitest';
import { findSiteFaults } from '../../tools/deploy/siteSettings.ts';
import { site as complete } from '../../tools/deploy/testing/settings.ts';
import { findLeftOut, readCompany } from './readCompany.ts';
import { givenFigures } from './formats.ts';
import { settings } from './schema.ts';

const rating = { value: 4.9, count: 31, source: 'Google', date: '2026-11-01' };

test('without settings the company is made of placeholders, figures and ratings that were given', () => {
  const company = readCompany({ VITE_COMPANY_NAME: ' ' });
  expect(company).toMatchObject({
    siteUrl: settings.VITE_SITE_URL.placeholder,
    name: settings.VITE_COMPANY_NAME.placeholder,
    figures: givenFigures,
    hasExamples: true,
  });
  expect(company.ratings.company).toBeDefined();
});

test('settings replace the placeholders, in the form that visitors read', () => {
  expect(
    readCompany({
      ...complete,
      VITE_SITE_URL: 'https://www.tarcza-ddd.pl/',
      VITE_COMPANY_NIP: '5260250995',
      VITE_COMPANY_PHONE: '0048 123-456-789',
      VITE_COMPANY_SMS: '600100201',
      VITE_TESTIMONIALS: '[{"name":"Maria, Bochnia","text":"Przyjechali punktualnie.","rating":5}]',
      VITE_SPECIAL_HOURS: JSON.stringify([
        { label: 'Nowy Rok', from: '2027-01-01', to: '2027-01-01' },
        { label: 'Wigilia', from: '2026-12-24', to: '2026-12-24', opens: '8:00', closes: '13:00' },
      ]),
    }),
  ).toMatchObject({
    siteUrl: 'https://www.tarcza-ddd.pl',
    nip: '526-025-09-95',
    phone: '+48 123 456 789',
    geo: { latitude: 50.0614, longitude: 19.9372 },
    hasExamples: false,
    testimonials: [{ name: 'Maria, Bochnia' }],
    specialHours: [{ label: 'Wigilia' }, { label: 'Nowy Rok' }],
    messages: [{ app: 'sms', phone: '+48 600 100 201' }],
  });
});

const day = (from: string, to: string, times = {}) =>
  JSON.stringify([{ label: 'Święta', from, to, ...times }]);

test.each([
  ['VITE_SITE_URL', 'http://www.firma-ddd.pl'],
  ['VITE_SITE_URL', 'https://www.firma-ddd.pl/start'],
  ['VITE_COMPANY_NIP', '526-025-09-9'],
  ['VITE_COMPANY_NIP', '526-025-09-96'],
  ['VITE_COMPANY_REGON', '12345678'],
  ['VITE_COMPANY_REGON', '000331502'],
  ['VITE_COMPANY_GEO', '50 N, 19 E'],
  ['VITE_COMPANY_GEO', '52.2297, 21.0122'],
  ['VITE_COMPANY_PHONE', '12 345 67'],
  ['VITE_COMPANY_PHONE', 'tel. 123 456 789'],
  ['VITE_COMPANY_POSTAL_CODE', '31147'],
  ['VITE_RATINGS', '{"company":{"value":4.8,"count":127}}'],
  ['VITE_RATINGS', JSON.stringify({ deratyzacja: rating })],
  ['VITE_RATINGS', JSON.stringify({ company: rating, 'odstraszanie-kun': { ...rating, count: 32 } })],
  ['VITE_RATINGS', JSON.stringify({ company: { ...rating, date: '2026-02-30' } })],
  ['VITE_FIREBASE_PROJECT_ID', '../tarcza'],
  ['VITE_FIREBASE_API_KEY', 'secret'],
  ['VITE_FIREBASE_APP_ID', 'web'],
  ['VITE_TESTIMONIALS', 'Świetna firma'],
  ['VITE_SPECIAL_HOURS', '24.12 nieczynne'],
  ['VITE_SPECIAL_HOURS', day('2026-12-26', '2026-12-24')],
  ['VITE_SPECIAL_HOURS', day('2026-02-30', '2026-02-30')],
  ['VITE_SPECIAL_HOURS', day('2026-12-24', '2026-12-24', { opens: '8:00' })],
  ['VITE_SPECIAL_HOURS', day('2026-12-24', '2026-12-24', { opens: '13:00', closes: '8:00' })],
  [
    'VITE_SPECIAL_HOURS',
    day('2026-12-24', '2026-12-26').replace(']', `,${day('2026-12-26', '2026-12-27').slice(1)}`),
  ],
])('the build and a deploy refuse %s=%s', (name, value) => {
  expect(() => readCompany({ [name]: value })).toThrow(`${name} is wrong (`);
  expect(findSiteFaults({ ...complete, [name]: value })).toEqual([
    expect.stringContaining(`${name} is wrong (`),
  ]);
});

test.each([
  ...Object.entries(settings).flatMap(([name, setting]) =>
    'placeholder' in setting ? [[name, setting.placeholder]] : [],
  ),
  ['VITE_SITE_URL', 'https://ddd.example.com'],
  ['VITE_COMPANY_NIP', '0000000000'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-tarcza'],
  ['VITE_FIREBASE_API_KEY', 'demo'],
  ['VITE_COMPANY_PHONE', '0048 000-000-000'],
  ['VITE_COMPANY_WHATSAPP', '000 000 000'],
])('a deploy refuses the placeholder %s=%s', (name = '', value = '') => {
  expect(findSiteFaults({ ...complete, [name]: value })).toEqual([
    expect.stringContaining(`${name} is still a placeholder`),
  ]);
});

test('a deploy refuses special hours that are over', () => {
  expect(findSiteFaults({ ...complete, VITE_SPECIAL_HOURS: day('2020-12-24', '2020-12-24') })).toEqual([
    expect.stringContaining('are over'),
  ]);
});

test('a percentage without a source is left out', () => {
  const env = { ...complete, VITE_CONFIRMED_FIGURES: 'clients, effectiveness, disinfection, preparation' };
  expect(readCompany(env).figures).toEqual({ clients: givenFigures.clients });
  const { effectiveness, disinfection, preparation } = givenFigures;
  const unsourced = Object.entries({ effectiveness, disinfection, preparation }).map((pair) =>
    pair.join(' '),
  );
  expect(findLeftOut(env)).toEqual(expect.arrayContaining(unsourced));
  const sources = { effectiveness: 'badanie własne, 312 zleceń, 2025' };
  expect(readCompany({ ...env, VITE_FIGURE_SOURCES: JSON.stringify(sources) })).toMatchObject({
    figures: { effectiveness: givenFigures.effectiveness },
    figureSources: sources,
  });
});

test('at its own address the company says what it has confirmed, and nothing else', () => {
  expect(readCompany(complete)).toMatchObject({ figures: {}, ratings: {} });
  const ratings = { company: rating };
  expect(readCompany({ ...complete, VITE_RATINGS: JSON.stringify(ratings) }).ratings).toEqual(ratings);
});
