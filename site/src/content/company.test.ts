import { expect, test } from 'vitest';
import { companyFrom, companyVariables, missingVariables } from './company';

const testimonials = [{ name: 'Maria, Bochnia', text: 'Przyjechali punktualnie.', rating: 5 }];

const complete = {
  VITE_SITE_URL: 'https://www.firma-ddd.pl',
  VITE_COMPANY_NAME: 'Firma DDD',
  VITE_COMPANY_PHONE: '+48 123 456 789',
  VITE_COMPANY_EMAIL: 'biuro@firma-ddd.pl',
  VITE_COMPANY_STREET: 'ul. Długa 7',
  VITE_COMPANY_POSTAL_CODE: '31-147',
  VITE_TESTIMONIALS: JSON.stringify(testimonials),
};

test('without any variable the company is made of stand-ins', () => {
  expect(companyFrom({})).toMatchObject({
    siteUrl: 'https://www.example.com',
    name: 'Tarcza DDD',
    phone: '+48 000 000 000',
    email: 'kontakt@example.com',
    address: { street: 'ul. Przykładowa 1', postalCode: '30-000', locality: 'Kraków', region: 'PL-MA' },
    testimonials: undefined,
  });
});

test('variables replace the stand-ins', () => {
  expect(companyFrom(complete)).toMatchObject({
    siteUrl: 'https://www.firma-ddd.pl',
    name: 'Firma DDD',
    phone: '+48 123 456 789',
    email: 'biuro@firma-ddd.pl',
    address: { street: 'ul. Długa 7', postalCode: '31-147' },
    testimonials,
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

test.each(companyVariables.filter(({ standIn }) => standIn))(
  'the stand-in of $name is refused',
  ({ name, standIn }) => {
    expect(missingVariables({ ...complete, [name]: standIn })).toEqual([
      expect.stringContaining(`${name} is still a stand-in`),
    ]);
  },
);

test.each([
  ['VITE_SITE_URL', 'https://ddd.example.com', 'is still a stand-in'],
  ['VITE_SITE_URL', 'http://www.firma-ddd.pl', 'is not https'],
  ['VITE_SITE_URL', 'https://www.firma-ddd.pl/start', 'is not https'],
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
])('%s=%s is refused with the reason', (name, value, reason) => {
  expect(missingVariables({ ...complete, [name]: value })).toEqual([
    expect.stringContaining(`${name} ${reason}`),
  ]);
});

test.each(['123456789', '+48123456789', '0048 123 456 789', '48 123 456 789', '(12) 345-67-89'])(
  'the phone %s is accepted',
  (phone) => {
    expect(missingVariables({ ...complete, VITE_COMPANY_PHONE: phone })).toEqual([]);
  },
);
