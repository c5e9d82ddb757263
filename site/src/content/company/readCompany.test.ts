import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyFrom, placeholders } from './readCompany';
import { companyVariables, leftOut, missingVariables } from './settings';
import { givenFigures } from './parseSettings';

const testimonials = [{ name: 'Maria, Bochnia', text: 'Przyjechali punktualnie.', rating: 5 }];

const complete = {
  VITE_SITE_URL: 'https://www.firma-ddd.pl',
  VITE_COMPANY_NAME: 'Firma DDD',
  VITE_COMPANY_LEGAL_NAME: 'Jan Nowak Firma DDD',
  VITE_COMPANY_NIP: '5260250995',
  VITE_COMPANY_REGON: '000331501',
  VITE_COMPANY_PHONE: '+48 123 456 789',
  VITE_COMPANY_EMAIL: 'biuro@firma-ddd.pl',
  VITE_COMPANY_STREET: 'ul. Długa 7',
  VITE_COMPANY_POSTAL_CODE: '31-147',
  VITE_COMPANY_GEO: '50.0712, 19.9387',
};

test('without any variable the company is made of placeholders', () => {
  expect(companyFrom({})).toMatchObject({
    siteUrl: 'https://www.example.com',
    name: 'Tarcza DDD',
    phone: '+48 000 000 000',
    email: 'kontakt@example.com',
    legalName: 'Firma Przykładowa',
    nip: '000-000-00-00',
    address: { street: 'ul. Przykładowa 1', postalCode: '30-000', locality: 'Kraków', region: 'PL-MA' },
    geo: { latitude: 50.0647, longitude: 19.945 },
    testimonials: undefined,
  });
});

test('variables replace the placeholders', () => {
  expect(companyFrom(complete)).toMatchObject({
    siteUrl: 'https://www.firma-ddd.pl',
    name: 'Firma DDD',
    phone: '+48 123 456 789',
    email: 'biuro@firma-ddd.pl',
    legalName: 'Jan Nowak Firma DDD',
    nip: '526-025-09-95',
    regon: '000331501',
    address: { street: 'ul. Długa 7', postalCode: '31-147' },
    geo: { latitude: 50.0712, longitude: 19.9387 },
    testimonials: undefined,
    hasExamples: false,
    specialHours: [],
    messages: [],
  });
});

test('the site address loses its last slash, and a blank value counts as none', () => {
  const company = companyFrom({
    ...complete,
    VITE_SITE_URL: 'https://firma-ddd.pl/',
    VITE_COMPANY_NAME: ' ',
  });

  expect(company.siteUrl).toBe('https://firma-ddd.pl');
  expect(company.name).toBe('Tarcza DDD');
});

test.each(['123456789', '0048 123-456-789'])('the phone %s is shown in groups of three', (phone) => {
  expect(companyFrom({ ...complete, VITE_COMPANY_PHONE: phone }).phone).toBe('+48 123 456 789');
});

test('a complete environment may be deployed', () => {
  expect(missingVariables(complete)).toEqual([]);
});

test('an empty environment is refused with every variable named', () => {
  const problems = missingVariables({});

  expect(problems).toHaveLength(companyVariables.length);
  for (const { name } of companyVariables) {
    expect(problems).toContainEqual(expect.stringContaining(`${name} is missing`));
  }
});

test.each(companyVariables.filter(({ name }) => placeholders[name]))(
  'the placeholder of $name is refused',
  ({ name }) => {
    expect(missingVariables({ ...complete, [name]: placeholders[name] })).toEqual([
      expect.stringContaining(`${name} is still a stand-in`),
    ]);
  },
);

test.each([
  ['VITE_SITE_URL', 'https://ddd.example.com', 'is still a stand-in'],
  ['VITE_SITE_URL', 'http://www.firma-ddd.pl', 'is not https'],
  ['VITE_SITE_URL', 'https://www.firma-ddd.pl/start', 'is not https'],
  ['VITE_COMPANY_NIP', '0000000000', 'is still a stand-in'],
  ['VITE_COMPANY_NIP', '526-025-09-9', 'is not a NIP of 10 digits'],
  ['VITE_COMPANY_NIP', '526-025-09-96', 'is not a NIP: its check digit does not fit'],
  ['VITE_COMPANY_REGON', '12345678', 'is not a REGON of 9 or 14 digits'],
  ['VITE_COMPANY_REGON', '000331502', 'is not a REGON: its check digit does not fit'],
  ['VITE_COMPANY_GEO', '50 N, 19 E', 'is not a latitude and a longitude'],
  ['VITE_COMPANY_GEO', '52.2297, 21.0122', 'is not a latitude and a longitude in Małopolska'],
  ['VITE_CONFIRMED_FIGURES', 'clients, prizes', 'names something that is not such a figure'],
  ['VITE_RATINGS', '4.8', 'is not JSON of ratings'],
  ['VITE_RATINGS', '{"company":{"value":4.8,"count":127}}', 'is not JSON of ratings'],
  [
    'VITE_RATINGS',
    '{"company":{"value":4.8,"count":127,"source":"Google","date":"2026-11-01"},"zwalczanie-pluskiew":{"value":4.8,"count":247,"source":"Google","date":"2026-11-01"}}',
    'gives a service more opinions than the company has in the same source',
  ],
  ['VITE_CREDENTIALS', '[{"title":"OC"}]', 'is not a JSON list'],
  [
    'VITE_RATINGS',
    '{"deratyzacja":{"value":4.8,"count":127,"source":"Google","date":"2026-11-01"}}',
    'is not JSON of ratings',
  ],
  ['VITE_COMPANY_PHONE', '000000000', 'is still a stand-in'],
  ['VITE_COMPANY_PHONE', '0048 000-000-000', 'is still a stand-in'],
  ['VITE_COMPANY_PHONE', '12 345 67', 'is not a phone'],
  ['VITE_COMPANY_PHONE', 'tel. 123 456 789', 'is not a phone'],
  ['VITE_COMPANY_EMAIL', 'biuro@example.com', 'is still a stand-in'],
  ['VITE_COMPANY_EMAIL', 'biuro.firma-ddd.pl', 'is not an e-mail'],
  ['VITE_COMPANY_POSTAL_CODE', '31147', 'is not a postal code'],
  ['VITE_TESTIMONIALS', 'Świetna firma', 'is not a JSON list'],
  ['VITE_TESTIMONIALS', '[]', 'is not a JSON list'],
  ['VITE_TESTIMONIALS', '{"name":"Maria","text":"Dobrze","rating":5}', 'is not a JSON list'],
  ['VITE_TESTIMONIALS', '[{"name":"Maria","text":"Dobrze","rating":6}]', 'is not a JSON list'],
  ['VITE_TESTIMONIALS', '[{"name":"Maria","rating":5}]', 'is not a JSON list'],
  ['VITE_COMPANY_WHATSAPP', '123 456', 'is not a phone of 9 digits'],
  ['VITE_COMPANY_WHATSAPP', '000 000 000', 'is still a stand-in'],
  ['VITE_COMPANY_SMS', 'sms 123 456 789', 'is not a phone of 9 digits'],
  ['VITE_SPECIAL_HOURS', '24.12 nieczynne', 'is not a JSON list'],
  ['VITE_SPECIAL_HOURS', '[{"label":"","from":"2026-12-24","to":"2026-12-24"}]', 'is not a JSON list'],
])('%s=%s is refused with the reason', (name, value, reason) => {
  expect(missingVariables({ ...complete, [name]: value })).toEqual([
    expect.stringContaining(`${name} ${reason}`),
  ]);
});

describe('special hours', () => {
  beforeAll(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) }));
  afterAll(() => void vi.useRealTimers());

  const day = (from: string, to: string, times = {}) => ({ label: 'Święta', from, to, ...times });
  const christmas = day('2026-12-25', '2026-12-26');

  test.each([
    [[day('2026-12-26', '2026-12-24')], 'end before they begin'],
    [[day('2026-02-30', '2026-02-30')], 'is no day'],
    [[day('2026-12-24', '2026-12-24', { opens: '8:00' })], 'is not a JSON list'],
    [[day('2026-12-24', '2026-12-24', { opens: '13:00', closes: '8:00' })], 'ends before it begins'],
    [[christmas, day('2026-12-26', '2027-01-01')], 'overlap'],
    [[christmas, day('2026-11-25', '2026-11-25')], 'are over'],
  ])('%j are refused', (hours, reason) => {
    expect(missingVariables({ ...complete, VITE_SPECIAL_HOURS: JSON.stringify(hours) })).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  test('ranges until today are accepted', () => {
    const hours = JSON.stringify([day('2026-11-24', '2026-11-26'), christmas]);
    expect(missingVariables({ ...complete, VITE_SPECIAL_HOURS: hours })).toEqual([]);
  });
});

test.each(['123456789', '+48123456789', '0048 123 456 789', '48 123 456 789', '(12) 345-67-89'])(
  'the phone %s is accepted',
  (phone) => {
    expect(missingVariables({ ...complete, VITE_COMPANY_PHONE: phone })).toEqual([]);
  },
);

const rating = { value: 4.9, count: 31, source: 'Google', date: '2026-11-01' };

test('a percentage without a source is left out', () => {
  const env = { ...complete, VITE_CONFIRMED_FIGURES: 'clients, effectiveness, disinfection, preparation' };
  expect(companyFrom(env).figures).toEqual({ clients: 1000 });
  expect(leftOut(env)).toEqual(
    expect.arrayContaining(['effectiveness 98', 'disinfection 99.9', 'preparation 80']),
  );
  const sources = { effectiveness: 'badanie własne, 312 zleceń, 2025' };
  expect(companyFrom({ ...env, VITE_FIGURE_SOURCES: JSON.stringify(sources) })).toMatchObject({
    figures: { clients: 1000, effectiveness: 98 },
    figureSources: sources,
  });
});

test.each(['98%', '[]', '{"effectiveness": ""}', '{"prizes": "Google"}'])(
  'the figure sources %s are refused',
  (value) => {
    expect(missingVariables({ ...complete, VITE_FIGURE_SOURCES: value })).toEqual([
      expect.stringContaining('VITE_FIGURE_SOURCES is not a JSON object'),
    ]);
  },
);

test('at a developer, the figures and ratings are those given', () => {
  expect(companyFrom({}).figures).toEqual(givenFigures);
  expect(companyFrom({}).ratings.company).toMatchObject({ value: 4.8, count: 127 });
});

test('at its own address the company says what it has confirmed, and nothing else', () => {
  expect(companyFrom(complete)).toMatchObject({ figures: {}, ratings: {} });
  expect(
    companyFrom({
      ...complete,
      VITE_CONFIRMED_FIGURES: 'clients, experience',
      VITE_RATINGS: JSON.stringify({ company: rating }),
    }),
  ).toMatchObject({ figures: { clients: 1000, experience: 10 }, ratings: { company: rating } });
});

test('who deploys hears what the pages leave out', () => {
  expect(leftOut(complete)).toHaveLength(Object.keys(givenFigures).length + 4);
  expect(
    leftOut({
      ...complete,
      VITE_CONFIRMED_FIGURES: Object.keys(givenFigures).join(),
      VITE_FIGURE_SOURCES: JSON.stringify({
        effectiveness: 'badanie',
        disinfection: 'etykieta',
        preparation: 'badanie',
      }),
      VITE_RATINGS: JSON.stringify({ company: rating, 'zwalczanie-pluskiew': rating }),
    }),
  ).toEqual(['rating of odstraszanie-kun', 'testimonials']);
});

test('testimonials, special hours and numbers for messages are what the settings say', () => {
  const company = companyFrom({
    ...complete,
    VITE_TESTIMONIALS: JSON.stringify(testimonials),
    VITE_SPECIAL_HOURS: JSON.stringify([
      { label: 'Nowy Rok', from: '2027-01-01', to: '2027-01-01' },
      { label: 'Wigilia', from: '2026-12-24', to: '2026-12-24', opens: '8:00', closes: '13:00' },
    ]),
    VITE_COMPANY_WHATSAPP: '600100200',
    VITE_COMPANY_SMS: '+48 600-100-201',
  });
  expect(company.testimonials).toEqual(testimonials);
  expect(company.specialHours.map(({ label }) => label)).toEqual(['Wigilia', 'Nowy Rok']);
  expect(company.messages).toEqual([
    { app: 'whatsapp', phone: '+48 600 100 200' },
    { app: 'sms', phone: '+48 600 100 201' },
  ]);
});
