import { expect, test } from 'vitest';
import { findSiteFaults } from '../../tools/deploy/settings.ts';
import { site as complete } from '../../tools/deploy/testing/settings.ts';
import { findLeftOut, readCompany } from './readCompany.ts';
import { givenFigures } from './formats.ts';
import { settings } from './schema.ts';

const rating = { value: 4.9, count: 31, source: 'Google', date: '2026-11-01' };

test('without settings the company is made of placeholders, figures and ratings that were given', () => {
  const company = readCompany({ VITE_COMPANY_NAME: ' ' });
  const { siteUrl, name, phone } = company;
  expect([siteUrl, name, phone]).toEqual(['https://www.example.com', 'Tarcza DDD', '+48 000 000 000']);
  expect(company).toMatchObject({ specialHours: [], messages: [], figures: givenFigures, hasExamples: true });
  const source = 'dane przykładowe';
  expect(company.figureSources).toEqual({ effectiveness: source, disinfection: source, preparation: source });
  const ratings = Object.entries(company.ratings).map(([of, { value, count }]) => `${of} ${value} ${count}`);
  expect(ratings).toEqual(['company 4.8 127', 'zwalczanie-pluskiew 4.8 247', 'odstraszanie-kun 4.9 156']);
});

const list = (...items: readonly object[]) => JSON.stringify(items);
const day = (from: string, to: string, times = {}) => ({ label: 'Święta', from, to, ...times });
const eve = day('2026-12-24', '2026-12-24', { opens: '8:00', closes: '13:00' });
const rated = (company: object, kun = {}) =>
  JSON.stringify({ company: { ...rating, ...company }, 'odstraszanie-kun': { ...rating, count: 1, ...kun } });
const customer = { name: 'Maria', text: 'Polecam.', rating: 5 };

test('settings replace the placeholders, in the form that visitors read', () => {
  const credentials = [{ title: 'Ubezpieczenie OC', text: 'polisa nr 1' }];
  const company = readCompany({
    ...complete,
    VITE_SITE_URL: 'https://www.tarcza-ddd.pl/',
    VITE_COMPANY_NIP: '526 025–09-\u206095',
    VITE_COMPANY_PHONE: '0048 123-456-789',
    VITE_COMPANY_WHATSAPP: '600 100 200',
    VITE_COMPANY_SMS: '600\u2011100\u2011201',
    VITE_CONFIRMED_FIGURES: 'clients, ,experience',
    VITE_OPINIONS_CHECK: ' Pytamy o numer zlecenia. ',
    VITE_CREDENTIALS: JSON.stringify(credentials),
    VITE_TESTIMONIALS: list(customer),
    VITE_SPECIAL_HOURS: list(day('2027-01-01', '2027-01-01'), eve),
  });
  const { siteUrl, name, legalName, nip, regon, phone, email, messages, specialHours } = company;
  expect([siteUrl, nip, phone].join()).toBe('https://www.tarcza-ddd.pl,526-025-09-95,+48 123 456 789');
  expect([name, legalName, regon].join()).toBe('Tarcza Małopolska,Jan Nowak Tarcza Małopolska,000331501');
  expect(email).toBe('biuro@tarcza-ddd.pl');
  expect(Object.values(company.address)).toEqual(['ul. Długa 5', '31-042', 'Kraków', 'PL-MA', 'PL']);
  const hours = specialHours.map(({ from, times }) => `${from} ${times.join()}`);
  expect(hours).toEqual(['2026-12-24 8:00,13:00', '2027-01-01 ']);
  const numbers = messages.map(({ app, phone: called }) => `${app}: ${called}`);
  expect(numbers).toEqual(['whatsapp: +48 600 100 200', 'sms: +48 600 100 201']);
  const opinionsCheck = 'Pytamy o numer zlecenia.';
  expect(company).toMatchObject({ opinionsCheck, credentials, testimonials: [customer], hasExamples: false });
  expect(company).toMatchObject({ figures: { clients: 1000, experience: 10 }, figureSources: {} });
});

test.each([
  ['VITE_SITE_URL', 'http://firma.pl', 'https://firma', 'https://a@firma.pl', 'https://firma.pl/start'],
  ['VITE_COMPANY_NIP', '526-025-09-9', '526025099a', '000331501', '526-025-09-96', '5260250080'],
  ['VITE_COMPANY_REGON', '12345678', '5260250995', '000331502', '00033150100018'],
  ['VITE_COMPANY_GEO', '50 N, 19 E', '50, 19.9', '50.06 19', 'x 50.1, 19.9', '50.1, 19.9 E'],
  ['VITE_COMPANY_GEO', '48.9, 20.5', '50.7, 20.5', '50.1, 18.9', '50.1, 21.7'],
  ['VITE_COMPANY_PHONE', '12 345 67', 'tel. 123 456 789', '+420 601234567', '123 456 789 w. 5'],
  ['VITE_COMPANY_POSTAL_CODE', '31147', '31-0421', '131-042'],
  ['VITE_FIGURE_SOURCES', '{"effectiveness":" "}', '{"experience":"umowy"}'],
  ['VITE_RATINGS', '{"company":{"value":4.8,"count":127}}', JSON.stringify({ deratyzacja: rating })],
  ['VITE_RATINGS', rated({ value: 5.1 }), rated({ value: 0.9 }), rated({ count: 31.5 })],
  ['VITE_RATINGS', rated({ date: '2026-02-30' }), rated({ source: '' })],
  ['VITE_RATINGS', rated({}, { count: 0 }), rated({}, { count: 32 })],
  ['VITE_CREDENTIALS', '[]', '[{"title":"OC","text":""}]', '[{"title":"","text":"OC"}]'],
  ['VITE_FIREBASE_PROJECT_ID', '../tarcza', 'tarcz', '1tarcza', 'tarcza-', 'tarcza'.repeat(6)],
  ['VITE_FIREBASE_API_KEY', 'secret', `AIza${'x'.repeat(36)}`, 'demos'],
  ['VITE_FIREBASE_APP_ID', 'web', '1:123:web:', '1:123:web:0g', '1:123:ios:0abc'],
  ['VITE_CONFIRMED_FIGURES', 'clients experience'],
  ['VITE_TESTIMONIALS', 'Super', '[]', ...[0, 6, 4.5].map((stars) => list({ ...customer, rating: stars }))],
  ['VITE_TESTIMONIALS', list({ ...customer, name: '' }), list({ ...customer, text: '' })],
  ['VITE_SPECIAL_HOURS', '24.12 nieczynne', list({ ...eve, label: '' }), list({ ...eve, closes: undefined })],
  ['VITE_SPECIAL_HOURS', list(day('2026-12-26', '2026-12-24')), list(day('2026-02-1', '2026-02-30'))],
  ['VITE_SPECIAL_HOURS', list(day('2026-12-24', '2026-12-26'), day('2026-12-26', '2026-12-27'))],
])('the build and a deploy refuse %s=%s', (name = '', ...values) => {
  for (const value of values) {
    const wrong = new RegExp(`^${name} is wrong \\(`);
    expect(() => readCompany({ [name]: value }), value).toThrow(wrong);
    expect(findSiteFaults({ ...complete, [name]: value })).toEqual([expect.stringMatching(wrong)]);
  }
});

test.each([
  ['VITE_SITE_URL', 'https://ddd-kraków.example.pl', 'siteUrl', 'https://ddd-kraków.example.pl'],
  ['VITE_SITE_URL', 'https://mojexample.com', 'siteUrl', 'https://mojexample.com'],
  ['VITE_COMPANY_NAME', 'Demolka 000', 'name', 'Demolka 000'],
  ['VITE_COMPANY_NIP', '1234563218', 'nip', '123-456-32-18'],
  ['VITE_COMPANY_REGON', '123456785', 'regon', '123456785'],
  ['VITE_COMPANY_REGON', '12345678512347', 'regon', '12345678512347'],
  ['VITE_COMPANY_REGON', '123-456-800', 'regon', '123456800'],
  ['VITE_COMPANY_GEO', '49.1; 19.1', 'geo', { latitude: 49.1, longitude: 19.1 }],
  ['VITE_COMPANY_GEO', '50.5 21.5', 'geo', { latitude: 50.5, longitude: 21.5 }],
  ['VITE_RATINGS', rated({}, { count: 32, source: 'Facebook' }), 'ratings', { company: rating }],
  ['VITE_RATINGS', rated({}, { count: 31 }), 'ratings', { company: rating }],
])('the build and a deploy accept %s=%s', (name, value, key, read) => {
  expect(readCompany({ [name]: value })).toMatchObject({ [key]: read });
  expect(findSiteFaults({ ...complete, [name]: value })).toEqual([]);
});

test.each([
  ...Object.entries(settings).flatMap(([name, setting]) =>
    'placeholder' in setting ? [[name, setting.placeholder]] : [],
  ),
  ...['ddd.example.com', 'ddd.example.net', 'example.org'].map((at) => ['VITE_SITE_URL', `https://${at}`]),
  ['VITE_COMPANY_STREET', 'ul. przykładowa 1'],
  ['VITE_COMPANY_NIP', '0000000000'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-tarcza'],
  ['VITE_FIREBASE_API_KEY', 'demo'],
  ['VITE_FIREBASE_API_KEY', 'local'],
  ['VITE_COMPANY_PHONE', '0048 (000)-000-000'],
  ['VITE_COMPANY_WHATSAPP', '000 000 000'],
  ['VITE_COMPANY_SMS', '48000000000'],
])('a deploy refuses the placeholder %s=%s', (name = '', value = '') => {
  expect(findSiteFaults({ ...complete, [name]: value })).toEqual([
    expect.stringContaining(`${name} is wrong (it is still a placeholder`),
  ]);
});

test('a deploy refuses special hours that are over', () => {
  expect(findSiteFaults({ ...complete, VITE_SPECIAL_HOURS: list(day('2020-12-24', '2020-12-24')) })).toEqual([
    expect.stringContaining('are over'),
  ]);
});

test('an error names each wrong setting', () => {
  const wrong = { VITE_COMPANY_EMAIL: 'biuro', VITE_TESTIMONIALS: list({ ...customer, rating: 6 }) };
  const errors =
    /^VITE_COMPANY_EMAIL is wrong \(it .* It holds: Address .*\nVITE_TESTIMONIALS is wrong \(0\.rating: /;
  expect(() => readCompany({ ...wrong, APP_CHECK: 'on' })).toThrow(errors);
});

test('a percentage without a source is left out', () => {
  const env = { ...complete, VITE_CONFIRMED_FIGURES: 'clients, effectiveness, disinfection, preparation' };
  expect(readCompany(env).figures).toEqual({ clients: 1000 });
  const sources = { effectiveness: 'badanie własne, 312 zleceń, 2025' };
  const sourced = { VITE_FIGURE_SOURCES: JSON.stringify(sources) };
  expect(readCompany({ ...env, ...sourced }).figures).toEqual({ clients: 1000, effectiveness: 98 });
  expect(readCompany({ VITE_CONFIRMED_FIGURES: 'preparation' }).figures).toEqual({});
  expect(readCompany(sourced).figureSources).toEqual(sources);
});

test('at its own address the company says what it has confirmed, and a deploy lists the rest', () => {
  expect(readCompany(complete)).toMatchObject({ figures: {}, figureSources: {}, ratings: {} });
  expect(findLeftOut(complete)).toEqual([
    ...Object.entries(givenFigures).map((pair) => pair.join(' ')),
    'rating of company',
    'rating of zwalczanie-pluskiew',
    'rating of odstraszanie-kun',
    'testimonials',
  ]);
  const given = { ...complete, VITE_RATINGS: rated({}), VITE_TESTIMONIALS: list(customer) };
  expect(findLeftOut(given).slice(6)).toEqual(['rating of zwalczanie-pluskiew']);
});
