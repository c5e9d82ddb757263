/** What the pages show of the owner's optional settings. */
import { afterEach, expect, test, vi } from 'vitest';
import { givenFigures } from '../../../settings/formats';
import { readCompany } from '../../../settings/readCompany';
import { plainText } from '../../text/typeset';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function loadSite(settings: Record<string, string>) {
  vi.resetModules();
  vi.stubGlobal('COMPANY', readCompany(settings));
  return (await import('../../server')).default;
}

/** Returns a function that renders pages. Each set of settings loads the whole site again. */
async function renderWith(settings: Record<string, string> = {}) {
  const site = await loadSite(settings);
  return async (address: string) => {
    const { html, head } = await site.render(address);
    return {
      html: plainText(html).replaceAll('<!-- -->', ''),
      head: JSON.stringify(head).replaceAll('\\', ''),
    };
  };
}

const published = { VITE_SITE_URL: 'https://www.firma-ddd.pl' };

test('special hours are on the contact page, in the footer and on the English page', async () => {
  const render = await renderWith({
    VITE_SPECIAL_HOURS: JSON.stringify([
      { label: 'Boże Narodzenie', from: '2026-12-25', to: '2026-12-26' },
      { label: 'Wigilia', from: '2026-12-24', to: '2026-12-24', opens: '8:00', closes: '13:00' },
    ]),
  });
  const { html } = await render('/kontakt');
  for (const line of [
    'Wigilia (24 grudnia 2026): 8:00–13:00',
    'Boże Narodzenie (25 grudnia 2026 – 26 grudnia 2026): nieczynne',
  ])
    expect(html.split(line)).toHaveLength(3);
  expect((await render('/en')).html.split('December 25 – December 26: closed')).toHaveLength(3);
});

test('numbers for messages are shown after phone and e-mail, with a text filled in', async () => {
  const render = await renderWith({
    VITE_COMPANY_WHATSAPP: '600 100 200',
    VITE_COMPANY_SMS: '600 100 201',
  });
  const { html } = await render('/kontakt');
  expect(html.slice(html.indexOf('id="dane"'))).toMatch(
    /tel:\+48.*mailto:.*Wiadomość na telefon<.*https:\/\/wa\.me\/48600100200\?text=[^"]*%20".*sms:\+48600100201\?&amp;body=/s,
  );
  expect((await render('/en')).html).toMatch(/, WhatsApp Ireland.*wa\.me\/48600100200.*Write on WhatsApp/s);
  expect((await render('/polityka-prywatnosci')).html).toContain('WhatsApp Ireland Limited');
  const { html: without } = await (await renderWith())('/kontakt');
  expect(without).not.toMatch(/wa\.me|"sms:/);
});

test('opinions and credentials replace the examples and their note', async () => {
  const render = await renderWith({
    ...published,
    VITE_TESTIMONIALS: '[{"name":"Maria, Bochnia","text":"Przyjechali punktualnie.","rating":4}]',
    VITE_CREDENTIALS: '[{"title":"Ubezpieczenie OC","text":"polisa nr 7"}]',
    VITE_COMPANY_REGISTER: 'KRS 0000123456, kapitał zakładowy 5000 zł',
  });
  const { html } = await render('/uslugi/pluskwy-landing');
  for (const words of ['Przyjechali punktualnie.', 'Nie sprawdzamy, czy autorzy opinii'])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Anna, Kraków|przykładowe/);
  expect(html).toContain('role="img" aria-label="Ocena: 4 na 5"');
  expect((await render('/o-nas')).html).toContain('polisa nr 7');
  expect((await render('/gwarancja')).html).toContain('KRS 0000123456');
});

test('no figure, rating or example that the company has not confirmed is published', async () => {
  const { clients, experience, effectiveness, disinfection, preparation } = givenFigures;
  const percentages = [effectiveness, disinfection, preparation].map((percent) =>
    `${percent}%`.replace('.', ','),
  );
  const figures = [`${clients}+`, `ponad ${clients}`, `ponad ${experience} lat`, ...percentages];
  const examples = ['aggregateRating', 'przykładow', 'Przykładow', 'Anna, Kraków'];
  const gaps = ['undefined', 'NaN', '>null', 'około 0'];
  const site = await loadSite({
    ...published,
    VITE_COMPANY_LEGAL_NAME: 'Jan Nowak',
    VITE_COMPANY_STREET: 'ul. Długa 5',
  });
  // Of the towns one near the company and one far away stand for all.
  const isAnotherTown = (address: string) => /^\/(uslugi\/.+|miasta)\/(?!krakow|nowy-sacz)/.test(address);
  const addresses = site.addresses.filter((each) => !isAnotherTown(each));
  for (const address of [...addresses, '/uslugi/pluskwy-landing']) {
    const { html, head } = await site.render(address);
    const page = plainText(`${html}${JSON.stringify(head)}`).replaceAll('<!-- -->', '');
    const unconfirmed = [...figures, ...examples, ...gaps].filter((text) => page.includes(text));
    expect(unconfirmed, address).toEqual([]);
    expect(page, address).not.toMatch(/<(h[1-6]|li|d[dt]|a|button)\b[^>]*><\/\1>/);
  }
}, 120_000);
