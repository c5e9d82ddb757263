/** What the published pages say while the company has confirmed none of its figures. */
import { beforeAll, expect, test, vi } from 'vitest';
import { readCompany } from '../../../settings/readCompany';
import { givenFigures } from '../../../settings/formats';
import { plainText } from '../../text/typeset';

/** Every page by its address, head included. */
const pages = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal('COMPANY', readCompany({ VITE_SITE_URL: 'https://www.firma-ddd.pl' }));
  const { default: site } = await import('../../server');
  for (const address of [...site.addresses, '/uslugi/pluskwy-landing']) {
    const { html, head } = await site.render(address);
    pages.set(address, plainText(`${html}${JSON.stringify(head)}`).replaceAll('<!-- -->', ''));
  }
  vi.unstubAllGlobals();
}, 120_000);

const { clients, experience, effectiveness, disinfection, preparation } = givenFigures;
const percentages = [effectiveness, disinfection, preparation]
  .map((percent) => `${String(percent).replace('.', ',')}%`)
  .join('|');

/** Where a pattern is found, and what was found. */
const having = (pattern: RegExp) =>
  [...pages].flatMap(([address, page]) => pattern.exec(page)?.map((found) => `${address}: ${found}`) ?? []);

test('no figure and no rating goes public', () => {
  expect(pages.size).toBeGreaterThan(30);
  expect(
    having(
      new RegExp(
        `${clients}\\+|ponad (${clients}|${experience} lat)|${percentages}|aggregateRating|Średnia z opinii|Opinie o|dane przykładowe`,
        'i',
      ),
    ),
  ).toEqual([]);
});

test('no example and no note on examples goes public', () => {
  expect(having(/Anna, Kraków|Marek, Tarnów|dane przykładowe|są przykładowe/i)).toEqual([]);
});

test('the pages are whole without them', () => {
  expect(having(/undefined|NaN|>null|\[object/)).toEqual([]);
  // A status is empty until there is something to announce.
  expect(
    having(/<(?:p|dd|dt|li|h[1-6]|dl|ul)(?![^>]*role="status")(?: [^>]*)?><\/(?:p|dd|dt|li|h[1-6]|dl|ul)>/),
  ).toEqual([]);
  expect(having(/[\p{L}.] {2}\S|\p{L}\.\.(?!\.)|\p{L} \.(?:\s|<)/u)).toEqual([]);
  // The badges of the home page that need no proof.
  expect(pages.get('/')).toContain('24/7');
  const landing = pages.get('/uslugi/pluskwy-landing');
  expect(landing).toContain('Zadzwoń teraz');
  expect(landing).not.toMatch(/Nasza praca w liczbach|Co mówią klienci|Ocena: \d na 5/);
});
