/** What holds for every page. */
import { beforeAll, expect, test } from 'vitest';
import site from '../server';
import { company } from './company/company';
import { newCustomers } from './offers/newCustomers';
import { terms } from './offers/terms';
import { renderPage, textOf } from './testing/renderedPages';
import { loadCity, loadService } from './load';
import { services } from './services/services';
import { cities } from './towns/cities';
import { localText } from './towns/localText';

const addresses = [...site.addresses, ...site.unlistedAddresses];

interface Head {
  title: string;
  description: string;
  canonical: string;
  robots: string | undefined;
}
const heads = new Map<string, Head>();
beforeAll(async () => {
  for (const address of addresses) {
    const { head } = await renderPage(address);
    const find = (wanted: string) =>
      head.find(({ tag, attributes: { name, rel } }) => [tag, name, rel].includes(wanted));
    heads.set(address, {
      title: find('title')?.text ?? '',
      description: find('description')?.attributes['content'] ?? '',
      canonical: find('canonical')?.attributes['href'] ?? '',
      robots: find('robots')?.attributes['content'],
    });
  }
}, 120_000);

test('each address is one page', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(['title', 'description'] as const)('no two pages in search results have one %s', (name) => {
  const values = site.addresses.map((address) => heads.get(address)?.[name]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('titles and descriptions have a length that search engines show', () => {
  const faults = site.addresses.flatMap((address) => {
    const { title = '', description = '' } = heads.get(address) ?? {};
    const isGood = title.length <= 60 && description.length >= 120 && description.length <= 158;
    return isGood ? [] : [`${address}: ${title.length}, ${description.length}`];
  });
  expect(faults).toEqual([]);
});

test('pages in the sitemap have their own address and are indexed', () => {
  for (const address of site.addresses) {
    const { canonical, robots } = heads.get(address) ?? {};
    expect([canonical, robots?.includes('noindex')]).toEqual([company.siteUrl + address, false]);
  }
});

test('no page has an unfilled placeholder or a gap', async () => {
  for (const address of addresses)
    expect(await textOf(address), address).not.toMatch(/[{}]|undefined|NaN|\[object/);
});

test('every price is one of terms.ts', async () => {
  const { price, discount, flats } = terms;
  const first = newCustomers?.firstPrices;
  const known = new Set([
    // The inspection, and the coin on the drawings.
    0,
    1,
    ...Object.values(price),
    2 * price.bedbug,
    ...flats.map(({ zloty }) => zloty),
    ...(first ? [...Object.values(first), price.bedbug + first.bedbug] : []),
    ...(discount ? [discount.upTo, discount.upToBedbug, ...Object.values(discount.lowestBefore)] : []),
  ]);
  for (const address of addresses) {
    const found = [...(await textOf(address)).matchAll(/(\d[\d ]*) zł/g)];
    const prices = found.map(([, amount = '']) => Number(amount.replaceAll(' ', '')));
    expect(
      prices.filter((amount) => !known.has(amount)),
      address,
    ).toEqual([]);
  }
});

test('arrival in minutes is promised in Kraków and the towns next to it only', async () => {
  const inMinutes = new Set<string>();
  for (const { slug } of services)
    for (const { slug: town } of cities) {
      const [service, city] = await Promise.all([loadService(slug), loadCity(town)]);
      if (service && city && localText(city, service)?.urgent?.includes('minut')) inMinutes.add(town);
    }
  expect(cities.filter(({ nearby }) => nearby).map(({ slug }) => slug)).toEqual([...inMinutes]);
});
