/** Renders every page with other figures in terms.ts: what an owner changes must reach every text. */
import { afterAll, expect, test, vi } from 'vitest';
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
    const { html, head, language } = await site.render(address);
    // The patterns below have the units of these languages.
    if (!['pl', 'en'].includes(language)) continue;
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

/** Figures whose sums differ from those of another start. */
const createFigures = (start: number) => ({
  price: { bedbug: start + 55, rodent: start + 75, disinfection: start + 2500, insect: start + 5000 },
  discount: { percent: 10, upTo: 9000, upToBedbug: 60, lowestBefore: { bedbug: start + 45 } },
});

test('another price, discount and guarantee reach every page that names them', async () => {
  const first = createFigures(30_000);
  const now = await renderWith(first);
  const { price, discount } = createFigures(60_000);
  const flats = [{ name: 'Zwalczanie pluskiew, 2 pokoje do 50 m²', zloty: 777 }];
  const insect = { ...terms.insect, guaranteeMonths: 18 };
  const [minutes, hours, days, weeks] = ['76', '77', '78', '79'];
  const times = {
    bedbug: { ...terms.bedbug, intervalDays: days, effectWeeks: weeks, awayHours: hours },
    marten: { workDays: days, firstWeeks: weeks, effectWeeks: weeks },
    rodent: { workHours: hours },
    disinfection: { workHours: hours },
    mould: { workDays: days },
    safety: { awayHours: hours, airingMinutes: minutes },
  };
  const later = await renderWith({ price, discount, flats, insect, ...times });
  for (const [service, before] of Object.entries(first.price)) {
    const after = price[service as keyof typeof price];
    expect(pagesWith(later, amount(after)), service).toEqual(pagesWith(now, amount(before)));
    expect(pagesWith(later, amount(before)), service).toEqual([]);
  }
  expect(pagesWith(later, /777 zł/)).toEqual(['/cennik']);
  expect(pagesWith(later, /\b(76\s(?!min)|77\s(?!godz|h)|78\s(?!dni|day)|79\s(?!tygod|week))/)).toEqual([]);
  expect(pagesWith(later, /dwa od 120110 zł/)).toContain('/cennik');
  expect(pagesWith(later, /przed obniżką: 60045 zł/)).toContain('/uslugi/zwalczanie-pluskiew');
  // 60055 zł less 10 %: no more than 60 zł off. 60075 zł less 10 %: no page shows 54067,5 zł.
  expect(pagesWith(later, amount(59995))).toContain('/cennik');
  expect(pagesWith(later, amount(54067))).toContain('/cennik');
  expect(pagesWith(later, /\d,\d+ zł|20%|najwyżej o (500|200) zł/)).toEqual([]);
  const months = (count: number) => new RegExp(`${count} miesięcy od ostatniego zabiegu`);
  expect(pagesWith(later, months(18))).toEqual(pagesWith(now, months(terms.insect.guaranteeMonths)));
}, 120_000);

test('without a discount no page mentions it', async () => {
  const pages = await renderWith({ discount: null });
  expect(pagesWith(pages, /20%|zniżk|obniżk|rabat|new customers|discount/i)).toEqual([]);
  expect(pagesWith(pages, /undefined|NaN|null zł/)).toEqual([]);
}, 120_000);
