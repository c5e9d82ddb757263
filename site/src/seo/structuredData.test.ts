import { expect, test } from 'vitest';
import { articles } from '../content/articles/articles';
import { cities } from '../content/towns/cities';
import { faqCategories } from '../pages/faq/categories';
import { terms } from '../content/offers/terms';
import { services } from '../content/services/services';
import { topics } from '../content/topics/topics';
import { plainText } from '../text/typeset';
import site from '../server';

type Block = Readonly<Record<string, unknown>>;

const rendered = new Map<string, ReturnType<typeof site.render>>();

/** Renders a page once for all tests. */
function render(address: string) {
  const page = rendered.get(address) ?? site.render(address);
  rendered.set(address, page);
  return page;
}

/** The blocks of an address by their type, as a search engine reads them. */
async function blocksOf(address: string): Promise<Readonly<Record<string, Block>>> {
  const { head } = await render(address);
  const blocks = head
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text = '' }) => JSON.parse(text) as Block);
  const types = blocks.map((block) => String(block['@type']));
  expect(new Set(types).size, `${address} has two blocks of one type`).toBe(types.length);
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
  return Object.fromEntries(blocks.map((block, index) => [types[index], block]));
}

/** Throws for an empty value, a placeholder and an address without its origin, however deep. */
function check(value: unknown, path: string): void {
  expect(value, path).not.toBeUndefined();
  if (typeof value === 'string') {
    expect(value, path).not.toMatch(/^\s*$|\u2060|undefined|\{\w+\}/);
    if (/(url|item|image|logo|@id)$/.test(path)) expect(value, path).toMatch(/^https:\/\//);
  }
  if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) check(item, `${path}.${key}`);
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  '/': ['HomeAndConstructionBusiness', 'WebSite'],
  '/kontakt': ['HomeAndConstructionBusiness', 'BreadcrumbList'],
  '/uslugi': ['BreadcrumbList', 'ItemList'],
  '/blog': ['BreadcrumbList', 'ItemList'],
  '/miasta': ['BreadcrumbList', 'ItemList'],
  '/szkodniki': ['BreadcrumbList', 'ItemList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/przygotowanie': ['BreadcrumbList', 'ItemList'],
};

const kindsOf = (address: string) => kinds[address] ?? kindsOfGroup(address);

function kindsOfGroup(address: string): readonly string[] {
  if (topics.some(({ path }) => path === address)) return ['Service', 'BreadcrumbList'];
  if (address.startsWith('/miasta/'))
    return cities.some(({ slug, folded }) => folded && address.endsWith(`/${slug}`))
      ? ['BreadcrumbList']
      : ['BreadcrumbList', 'ItemList'];
  if (address.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  if (!address.startsWith('/uslugi/')) return ['BreadcrumbList'];
  return [
    'Service',
    'BreadcrumbList',
    // The questions of a service are on its own page alone.
    ...(address.split('/').length === 3 ? ['FAQPage'] : []),
  ];
}

test('every page has the blocks of its kind, complete', async () => {
  for (const address of site.addresses) {
    const blocks = await blocksOf(address);
    expect(Object.keys(blocks), address).toEqual(kindsOf(address));
    for (const [type, block] of Object.entries(blocks)) {
      const { '@context': _, ...properties } = block;
      check(properties, `${address} ${type}`);
    }
  }
});

test('a page that is not to be found says nothing', async () => {
  for (const address of [
    ...site.unlistedAddresses,
    '/uslugi/deratyzacja/gdansk',
    '/uslugi/nic',
    '/blog/nic',
  ]) {
    expect(await blocksOf(address), address).toEqual({});
  }
});

test('the company is open around the clock and serves every town', async () => {
  const { HomeAndConstructionBusiness: company } = await blocksOf('/');
  expect(company).toMatchObject({
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    contactPoint: { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  expect(company).toHaveProperty(['areaServed', 'length'], 1 + cities.length);
});

const lowestPrices: Readonly<Partial<Record<string, number>>> = terms.price;

test.each(services)('/uslugi/$slug offers from its lowest price, if it has one', async ({ slug, icon }) => {
  const { Service: service } = await blocksOf(`/uslugi/${slug}`);
  const minPrice = lowestPrices[icon];
  if (minPrice === undefined) expect(service).not.toHaveProperty('offers');
  else
    expect(service).toMatchObject({
      offers: { priceSpecification: { minPrice, priceCurrency: 'PLN', valueAddedTaxIncluded: true } },
    });
});

test('each offer of the catalogue has its address, and its price or its lowest one', async () => {
  const { HomeAndConstructionBusiness: company } = await blocksOf('/');
  const offers = (company as { hasOfferCatalog: { itemListElement: Block[] } }).hasOfferCatalog
    .itemListElement;
  expect(offers.map(({ url }) => url)).toEqual(
    services.map(({ slug }) => expect.stringMatching(new RegExp(`/uslugi/${slug}$`)) as string),
  );
  expect(
    offers.map(({ price, priceSpecification }) => price ?? (priceSpecification as Block)['minPrice']),
  ).toEqual(services.map(({ icon }) => lowestPrices[icon] ?? 0));
});

test('a rating is in the data of a page that shows it, and of no town', async () => {
  for (const address of site.addresses) {
    const blocks = Object.values(await blocksOf(address));
    for (const { aggregateRating } of blocks) {
      if (!aggregateRating) continue;
      expect(address).not.toMatch(/^\/uslugi\/[^/]+\/|^\/miasta/);
      const { ratingValue, reviewCount } = aggregateRating as Block;
      const text = plainText((await render(address)).html);
      expect(text, address).toContain(`${String(ratingValue).replace('.', ',')} na 5`);
      expect(text, address).toContain(`: ${String(reviewCount)}. Źródło: `);
    }
  }
});

test('a service in a town is offered there', async () => {
  const { Service: service, BreadcrumbList: trail } = await blocksOf('/uslugi/deratyzacja/krakow');
  expect(service).toMatchObject({
    name: 'Deratyzacja w Krakowie',
    areaServed: { '@type': 'City', name: 'Kraków' },
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start' },
      { position: 2, name: 'Usługi' },
      { position: 3, name: 'Deratyzacja' },
      { position: 4, name: 'Kraków' },
    ],
  });
});

test('the FAQ page lists every question', async () => {
  const { FAQPage: faq } = await blocksOf('/faq');
  const questions = faqCategories.flatMap((category) => category.questions);
  expect(faq).toHaveProperty(['mainEntity', 'length'], questions.length);
});

test.each(articles)('/blog/$slug shows the days of its data, and its author', async ({ slug }) => {
  const { BlogPosting: post } = await blocksOf(`/blog/${slug}`);
  const { html } = await render(`/blog/${slug}`);
  const { datePublished, dateModified, author } = post as Block;
  for (const day of [datePublished, dateModified]) expect(html).toContain(`<time dateTime="${String(day)}">`);
  expect(html).toContain(`<dd>${String((author as Block)['name'])}</dd>`);
});
