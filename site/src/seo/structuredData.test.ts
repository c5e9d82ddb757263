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

/** Google's documentation of each type: what it requires, and what it recommends and can be true of this company. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: ['name', 'address', 'url', 'telephone', 'priceRange', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  ContactPoint: ['contactType', 'telephone', 'availableLanguage', 'hoursAvailable'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Service: ['name', 'description', 'url'],
  Offer: ['url'],
  PriceSpecification: ['minPrice', 'priceCurrency', 'valueAddedTaxIncluded'],
  OfferCatalog: ['name', 'itemListElement'],
  AdministrativeArea: ['name'],
  City: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'description',
    'articleBody',
  ],
  Organization: ['name', 'url'],
  WebPage: ['@id'],
  WebSite: ['name', 'url'],
};

function check(value: unknown, path: string): void {
  expect(value, path).not.toBeUndefined();
  if (typeof value === 'string') {
    expect(value.trim(), path).not.toBe('');
    expect(value, path).not.toMatch(/\u2060|undefined|\{\w+\}/);
    // An answer has the spaces that it has on the page.
    if (!path.endsWith('.text')) expect(value, path).not.toContain('\u00a0');
    if (/(url|item|image|logo|@id)$/.test(path)) expect(value, path).toMatch(/^https:\/\//);
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    expect(value.length, path).toBeGreaterThan(0);
    for (const [index, item] of value.entries()) check(item, `${path}[${index}]`);
    return;
  }
  const entries = Object.entries(value);
  const type = (value as Block)['@type'];
  // A bare "@id" points at a block elsewhere.
  if (type === undefined) expect(entries.map(([key]) => key).join(), path).toMatch(/^@id$/);
  else {
    const name = typeof type === 'string' ? type : '';
    const properties = wanted[name];
    expect(properties, `${path}: nothing is known of the type ${name}`).toBeDefined();
    for (const property of properties ?? []) expect(value, path).toHaveProperty([property]);
  }
  for (const [key, item] of entries) check(item, `${path}.${key}`);
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
  if (address.startsWith('/miasta/')) return ['BreadcrumbList', 'ItemList'];
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

test('the company is open around the clock, takes PLN in three ways and is rated 4.8 by 127', async () => {
  const { HomeAndConstructionBusiness: company } = await blocksOf('/');
  expect(company).toMatchObject({
    priceRange: '$$',
    currenciesAccepted: 'PLN',
    paymentAccepted: 'gotówka, karta, przelew',
    geo: { latitude: 50.0647, longitude: 19.945 },
    address: { addressRegion: 'PL-MA', addressCountry: 'PL' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 127, bestRating: 5, worstRating: 1 },
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    contactPoint: { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  expect(company).toHaveProperty(['openingHoursSpecification', 'dayOfWeek', 'length'], 7);
  expect(company).toHaveProperty(['areaServed', 'length'], 1 + cities.length);
  expect(company).toHaveProperty(['hasOfferCatalog', 'itemListElement', 'length'], services.length);
});

test.each([
  ['/uslugi/zwalczanie-pluskiew', terms.price.bedbug, { ratingValue: 4.8, reviewCount: 247 }],
  ['/uslugi/odstraszanie-kun', undefined, { ratingValue: 4.9, reviewCount: 156 }],
  ['/uslugi/dezynfekcja', terms.price.disinfection, undefined],
  ['/uslugi/dezynsekcja', terms.price.insect, undefined],
  ['/uslugi/deratyzacja', terms.price.rodent, undefined],
  ['/uslugi/odgrzybianie', undefined, undefined],
])('%s offers from %s and is rated %o', async (address, price, rating) => {
  const { Service: service } = await blocksOf(address);
  if (price === undefined) expect(service).not.toHaveProperty('offers');
  else {
    expect(service).toMatchObject({
      offers: { priceSpecification: { minPrice: price, priceCurrency: 'PLN', valueAddedTaxIncluded: true } },
    });
    // It is where prices begin, and not the price.
    expect(service).not.toHaveProperty(['offers', 'price']);
  }
  if (rating) expect(service).toMatchObject({ aggregateRating: rating });
  else expect(service).not.toHaveProperty('aggregateRating');
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
  ).toEqual([terms.price.bedbug, 0, terms.price.disinfection, terms.price.insect, terms.price.rodent, 0]);
});

test('a rating is in the data of a page that shows it, with its source and day, and of no town', async () => {
  for (const address of site.addresses) {
    const blocks = Object.values(await blocksOf(address));
    const ratings = blocks.flatMap(({ aggregateRating }) =>
      aggregateRating ? [aggregateRating as Block] : [],
    );
    if (/^\/uslugi\/[^/]+\/|^\/miasta/.test(address)) expect(ratings, address).toEqual([]);
    if (ratings.length === 0) continue;
    const text = plainText((await render(address)).html);
    for (const { ratingValue, reviewCount } of ratings) {
      const value = String(ratingValue).replace('.', ',');
      expect(text, address).toMatch(new RegExp(`(średnia z opinii: |>)${value} na 5`, 'i'));
      expect(text, address).toMatch(/średnia z opinii/i);
      expect(text, address).toMatch(
        new RegExp(`: ${String(reviewCount)}\\. Źródło: dane przykładowe, stan na 20 listopada 2026`),
      );
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

test.each(articles)(
  '$slug gives its whole text, its day and a headline that fits',
  async ({ slug, date }) => {
    const { BlogPosting: post } = await blocksOf(`/blog/${slug}`);
    expect(post).toMatchObject({ datePublished: date });
    expect(String(post?.['headline']).length).toBeLessThanOrEqual(110);
    expect(String(post?.['articleBody']).split(/\s+/).length).toBeGreaterThan(600);
  },
);
