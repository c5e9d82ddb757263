/** What the pages show of the owner's optional settings. */
import { afterEach, expect, test, vi } from 'vitest';
import { readCompany } from '../../../settings/readCompany';
import { plainText } from '../../text/typeset';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function render(address: string, settings: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubGlobal('COMPANY', readCompany(settings));
  const { default: site } = await import('../../server');
  const { html, head } = await site.render(address);
  return { html: plainText(html).replaceAll('<!-- -->', ''), head: JSON.stringify(head) };
}

const specialHours = JSON.stringify([
  { label: 'Boże Narodzenie', from: '2026-12-25', to: '2026-12-26' },
  { label: 'Wigilia', from: '2026-12-24', to: '2026-12-24', opens: '8:00', closes: '13:00' },
]);

test('special hours are on the contact page, in the footer, on the English page and in the data', async () => {
  const settings = { VITE_SPECIAL_HOURS: specialHours };
  const lines = [
    'Wigilia (24 grudnia 2026): 8:00–13:00',
    'Boże Narodzenie (25 grudnia 2026 – 26 grudnia 2026): nieczynne',
  ];
  const contact = await render('/kontakt', settings);
  for (const line of lines) expect(contact.html.split(line)).toHaveLength(3);
  expect(contact.head).toContain('specialOpeningHoursSpecification');
  expect(contact.head.replaceAll('\\', '')).toContain(
    '"validFrom":"2026-12-24","validThrough":"2026-12-24","opens":"08:00","closes":"13:00"',
  );
  expect(contact.head.replaceAll('\\', '')).toContain(
    '"validThrough":"2026-12-26","opens":"00:00","closes":"00:00"',
  );
  for (const line of lines) expect((await render('/faq', settings)).html).toContain(line);
  expect((await render('/en', settings)).html).toContain('2026-12-25 – 2026-12-26: closed');
});

test('without special hours nothing is said of them', async () => {
  const { html, head } = await render('/kontakt');
  expect(html).not.toContain('nieczynne');
  expect(head).not.toContain('specialOpeningHoursSpecification');
});

test('numbers for messages are shown after phone and e-mail, with a text filled in', async () => {
  const settings = { VITE_COMPANY_WHATSAPP: '600 100 200', VITE_COMPANY_SMS: '600 100 201' };
  const { html } = await render('/kontakt', settings);
  const main = html.slice(html.indexOf('id="dane"'));
  const places = ['tel:+48', 'mailto:', 'https://wa.me/48600100200?text=', 'sms:+48600100201?&amp;body='].map(
    (address) => main.indexOf(address),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect((await render('/en', settings)).html).toContain('Write on WhatsApp');
});

test('without such numbers there is no link to write to', async () => {
  expect((await render('/kontakt')).html).not.toMatch(/wa\.me|"sms:/);
});

test('the opinions of customers replace the examples and their note', async () => {
  const example = await render('/uslugi/pluskwy-landing');
  expect(example.html.match(/Źródło: dane przykładowe|Dane w tej sekcji są przykładowe/g)).toHaveLength(2);
  expect(example.html).not.toContain('Przykładowa opinia');

  const { html } = await render('/uslugi/pluskwy-landing', {
    VITE_SITE_URL: 'https://www.firma-ddd.pl',
    VITE_TESTIMONIALS: '[{"name":"Maria, Bochnia","text":"Przyjechali punktualnie.","rating":4}]',
  });
  expect(html).toContain('Przyjechali punktualnie.');
  expect(html).toContain('Ocena: 4 na 5');
  expect(html).toContain('Nie sprawdzamy, czy autorzy opinii korzystali z naszych usług.');
  expect(html).not.toMatch(/Anna, Kraków|przykładowe/);
});

test('names, certificates and insurance are shown once the company supplies them', async () => {
  expect((await render('/o-nas')).html).not.toContain('Uprawnienia i ubezpieczenie');
  const about = await render('/o-nas', {
    VITE_CREDENTIALS: '[{"title":"Ubezpieczenie OC","text":"polisa nr 7"}]',
  });
  expect(about.html).toContain('polisa nr 7');
});

test('nothing of a rating stands above the call button of a service', async () => {
  const { html } = await render('/uslugi/zwalczanie-pluskiew');
  const main = html.slice(html.indexOf('<main'));
  const call = main.indexOf('Zadzwoń teraz');
  expect(main.slice(0, call)).not.toMatch(/Średnia z opinii|przykładowe/);
  expect(main.slice(call)).toContain('Średnia z opinii: 4,8 na 5');
});
