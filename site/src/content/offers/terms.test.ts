/** Renders every page with other figures in terms.ts: what an owner changes must reach every text. */
import { afterAll, expect, test, vi } from 'vitest';
import { newCustomers } from './newCustomers';
import { terms } from './terms';
import { plainText } from '../../text/typeset';

type Figures = { -readonly [Name in keyof typeof terms]?: object | null };

/** One town stands for all. The build fills in the figures of articles. */
const isLeftOut = (address: string) =>
  /^\/blog\/|^\/uslugi\/.+\/(?!krakow)|^\/miasta\/(?!krakow)/.test(address);

/** The texts and head of each page, by address. */
async function renderWith(changes: Figures): Promise<ReadonlyMap<string, string>> {
  vi.resetModules();
  vi.doMock('./terms', () => ({ terms: { ...terms, ...changes } }));
  const { default: site } = await import('../../server');
  const addresses = [...site.addresses, ...site.unlistedAddresses];
  const pages = new Map<string, string>();
  for (const address of addresses.filter((one) => !isLeftOut(one))) {
    const { html, head } = await site.render(address);
    const texts = head.flatMap(({ attributes, text }) => [attributes['content'] ?? '', text ?? '']);
    const body = html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '\n');
    pages.set(address, plainText([body, ...texts].join('\n')));
  }
  return pages;
}

/** Addresses of the pages whose text matches. */
const pagesWith = (pages: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...pages].filter(([, text]) => pattern.test(text)).map(([address]) => address);

afterAll(() => {
  vi.doUnmock('./terms');
  vi.resetModules();
});

const amount = (zloty: number) =>
  new RegExp(String.raw`(?<!\d|najwyżej o )${zloty} zł|"minPrice":${zloty}(?!\d)`);

test('another price, discount and guarantee reach every page that names them', async () => {
  const now = await renderWith({});
  const price = { bedbug: 655, rodent: 575, disinfection: 525, insect: 175 };
  const later = await renderWith({
    price,
    discount: { percent: 10, upTo: 450, upToBedbug: 60, lowestBefore: { bedbug: 645 } },
    flats: [{ name: 'Zwalczanie pluskiew, 2 pokoje do 50 m²', zloty: 777 }],
    insect: { ...terms.insect, guaranteeMonths: 18 },
  });
  for (const [service, before] of Object.entries(terms.price)) {
    const after = price[service as keyof typeof price];
    expect(pagesWith(later, amount(after)), service).toEqual(pagesWith(now, amount(before)));
    expect(pagesWith(later, amount(before)), service).toEqual([]);
  }
  expect(pagesWith(later, /777 zł/)).toEqual(['/cennik']);
  expect(pagesWith(later, /dwa od 1310 zł/)).toContain('/cennik');
  expect(pagesWith(later, /przed obniżką: 645 zł/)).toContain('/uslugi/zwalczanie-pluskiew');
  // 655 zł less 10 % would be 589,5 zł: no more than 60 zł off. 575 zł less 10 %: no page shows 517,5 zł.
  expect(pagesWith(later, amount(595))).toContain('/cennik');
  expect(pagesWith(later, amount(517))).toContain('/cennik');
  expect(pagesWith(later, /\d,\d+ zł|20%|najwyżej o (500|200) zł/)).toEqual([]);
  const months = (count: number) => new RegExp(`${count} miesięcy od ostatniego zabiegu`);
  expect(pagesWith(later, months(18))).toEqual(pagesWith(now, months(terms.insect.guaranteeMonths)));
}, 120_000);

test('without a discount no page mentions it', async () => {
  const pages = await renderWith({ discount: null });
  expect(pagesWith(pages, /20%|zniżk|obniżk|rabat|new customers|discount/i)).toEqual([]);
  for (const zloty of Object.values(newCustomers!.firstPrices))
    expect(pagesWith(pages, amount(zloty)), `${zloty} zł`).toEqual([]);
  expect(pagesWith(pages, /undefined|NaN|null zł/)).toEqual([]);
}, 120_000);
