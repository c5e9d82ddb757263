/** What visitors and search engines read on every page. */
import { beforeAll, expect, test } from 'vitest';
import { pageKinds } from '../../tools/pageKinds.ts';
import { articles } from './content/articles/articles';
import { blog } from './content/articles/blog';
import { company } from './content/company/company';
import { newCustomers } from './content/offers/newCustomers';
import { terms } from './content/offers/terms';
import { lowestPriceOf, services } from './content/services/services';
import { commonSentences } from './content/texts/commonSentences';
import { towns } from './content/towns/towns';
import { pages } from './routes';
import site from './server';
import { addresses, headOf, linksIn, partOf, renderPage, textOf } from './testing/renderedPages';
import { plainText } from './text/typeset';

beforeAll(() => Promise.all(addresses.map((address) => renderPage(address))), 120_000);

/** The blocks of structured data of an address by their type. */
async function blocksOf(address: string) {
  const { data } = await headOf(address);
  return Object.fromEntries(data.map((block) => [String(block['@type']), block]));
}

test('no address, title or description is that of another page in the sitemap', async () => {
  const heads = await Promise.all(site.addresses.map((address) => headOf(address)));
  for (const values of [addresses, heads.map(({ title }) => title), heads.map((head) => head.description)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('pages in the sitemap are indexed at their own address, with texts and picture for search results', async () => {
  for (const address of site.addresses) {
    const { title, description, canonical, robots, image, locale } = await headOf(address);
    expect(locale?.slice(0, 2)).toBe((await renderPage(address)).language);
    expect([address, canonical, robots]).toEqual([
      address,
      company.siteUrl + address,
      'max-image-preview:large',
    ]);
    expect(title.length, address).toBeLessThanOrEqual(60);
    expect(description.length, address).toBeGreaterThanOrEqual(120);
    expect(description.length, address).toBeLessThanOrEqual(158);
    expect(image).toContain(company.siteUrl);
  }
});

test('other pages are not indexed, have no structured data, and are in no list of pages', async () => {
  const folded = towns
    .filter((town) => town.folded)
    .flatMap(({ slug }) => services.map((service) => `/uslugi/${service.slug}/${slug}`));
  expect(site.unlistedAddresses).toEqual(expect.arrayContaining([...folded, '/uslugi/pluskwy-landing']));
  for (const address of site.unlistedAddresses)
    expect(await headOf(address)).toMatchObject({ robots: 'noindex', data: [] });
  for (const address of site.addresses) {
    const list = JSON.stringify((await blocksOf(address))['ItemList'] ?? '');
    expect(site.unlistedAddresses.filter((other) => list.includes(`${other}"`))).toEqual([]);
  }
});

test.each([
  '/nie/ma/mnie',
  '/uslugi/nic',
  '/uslugi/nic/krakow',
  '/miasta/nic',
  '/objawy/nic',
  '/blog/nic',
  '/en/nic',
])('%s is the page for unknown addresses', async (address) => {
  const { canonical, robots, alternates, data } = await headOf(address);
  expect([canonical, robots, alternates, data]).toEqual([undefined, 'noindex', {}, []]);
  const { files, eager } = await renderPage(address);
  expect([files[0], eager]).toEqual(['src/pages/notFound/Page.tsx', true]);
});

test('no page has an unfilled placeholder or a gap', async () => {
  for (const address of addresses) {
    const { title, description, data } = await headOf(address);
    const text = `${await textOf(address)} ${title} ${description} ${JSON.stringify(Object.values(data))}`;
    expect(text, address).not.toMatch(/\{\w*\}|undefined|NaN|\[object|\u2060|:""/);
  }
});

/** Of texts that are shown after a click or elsewhere. */
const otherKeys =
  /^(keywords|caption|rating|labels|messages?|success|failure|kept|outdated|thanks|status|invalid|offer|notFound|filtered|newsletterLetter)$/;

/** Returns the sentences, addresses and names of pictures in content, split at their placeholders. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/\{\w+\}/).filter((part) => /[ /-]/.test(part));
  return Object.entries(content ?? {}).flatMap(([key, value]) => (otherKeys.test(key) ? [] : textsIn(value)));
}

const contents = import.meta.glob('./{pages/*/content,content/articles/blog,content/*/pages/*}.ts', {
  eager: true,
});

test.each(Object.entries(contents))('every text of %s is on its pages', async (file, content) => {
  const [name = ''] = /[\w-]+(?=\.ts|\/content)/.exec(file) ?? [];
  const own = pages.routes.filter(({ page }) => page === name).map(({ path }) => path);
  const squeeze = (text: string) => plainText(text).replaceAll(/\s|\+48|\.svg\?no-inline/g, '');
  const shown = await Promise.all(
    addresses
      .filter((address) => own.includes(address) || address.includes(name))
      .map(async (address) => {
        const { html, head } = await renderPage(address);
        const escaped = html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
        return [escaped, escaped.replaceAll(/<[^>]+>/g, ''), JSON.stringify(head)].map(squeeze).join();
      }),
  );
  expect(textsIn(content).filter((text) => !shown.join().includes(squeeze(text)))).toEqual([]);
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

test('every page has one main heading, skips no level, and has a link from another page, and the targets of its links', async () => {
  const linked = new Set<string>();
  for (const address of addresses) {
    const { html } = await renderPage(address);
    expect(html.match(/<h1\b/g), address).toHaveLength(1);
    const levels = Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));
    expect(
      levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1),
      address,
    ).toEqual([]);
    for (const href of linksIn(html)) if (href !== address) linked.add(href);
    for (const [, path, fragment = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*|)#([^"]+)/g))
      expect(path ? (await renderPage(path)).html : html, `${address}#${fragment}`).toContain(
        ` id="${fragment}"`,
      );
  }
  expect(site.addresses.filter((address) => !linked.has(address))).toEqual([]);
});

test.each(Object.values(pageKinds))(
  'the end of %s says who the company is, and dials its phone',
  async (address) => {
    const { street, postalCode, locality } = company.address;
    const footer = await partOf(address, 'footer');
    for (const detail of [
      company.legalName,
      `${street}, ${postalCode} ${locality}`,
      `NIP ${company.nip}`,
      `REGON ${company.regon}`,
      'href="/polityka-prywatnosci"',
    ])
      expect(footer).toContain(detail);
    const [header = '', ...rest] = (await renderPage(address)).html.split(/<main|<\/main>|<footer/);
    for (const part of [header, ...rest.slice(1)].filter((html) => html.includes('tel:')))
      expect([...new Set(part.match(/(?<="tel:)[^"]*/g))]).toEqual([company.phone.replaceAll(' ', '')]);
  },
);

test('a page and its translation name each other, and every page links to the other language', async () => {
  for (const address of site.addresses) {
    const { html, language } = await renderPage(address);
    const { alternates } = await headOf(address);
    expect(html, address).toMatch(
      language === 'pl'
        ? /<a (?=[^>]*href="\/en")(?=[^>]*lang="en")/
        : /<a (?=[^>]*href="\/")(?=[^>]*lang="pl")/,
    );
    for (const [code, href] of Object.entries(alternates)) {
      const other = href.slice(company.siteUrl.length);
      expect((await headOf(other)).alternates).toEqual(alternates);
      if (code !== 'x-default') expect((await renderPage(other)).language).toBe(code);
    }
  }
  for (const address of ['/', '/en/bed-bugs', '/szkodniki/myszy-i-szczury'])
    expect(Object.keys((await headOf(address)).alternates).length).toBeGreaterThanOrEqual(3);
});

test('the data say who and where the company is, and of which service and town a page is', async () => {
  const { legalName, nip: taxID, email, phone: telephone, geo, priceRange, name, address } = company;
  const { street: streetAddress, postalCode, locality: addressLocality } = address;
  const about = { name, legalName, taxID, email, telephone, geo, priceRange };
  const areas = towns.map((town) => ({ '@type': 'City', name: town.name }));
  expect((await blocksOf('/'))['HomeAndConstructionBusiness']).toMatchObject({
    ...about,
    address: { streetAddress, postalCode, addressLocality },
    contactPoint: { contactType: 'emergency', telephone },
    areaServed: expect.arrayContaining(areas) as unknown[],
  });
  expect((await blocksOf('/szkodniki/mole'))['Service']).toMatchObject({ serviceType: 'Dezynsekcja' });
  const { Service: inKrakow } = await blocksOf('/uslugi/deratyzacja/krakow');
  expect(inKrakow).toMatchObject({ areaServed: { '@type': 'City', name: 'Kraków' } });
});

test.each(services)('/uslugi/$slug offers from its lowest price, if it has one', async ({ slug, kind }) => {
  const { Service: service } = await blocksOf(`/uslugi/${slug}`);
  const { HomeAndConstructionBusiness: firm } = await blocksOf('/');
  const minPrice = lowestPriceOf(kind);
  const offered = { priceSpecification: { minPrice, priceCurrency: 'PLN', valueAddedTaxIncluded: true } };
  if (minPrice === undefined) expect(service).not.toHaveProperty('offers');
  else expect(service).toMatchObject({ offers: offered });
  expect(firm).toMatchObject({
    hasOfferCatalog: {
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          url: `${company.siteUrl}/uslugi/${slug}`,
          ...(minPrice === undefined
            ? { price: 0 }
            : { priceSpecification: expect.objectContaining({ minPrice }) as object }),
        }),
      ]) as object[],
    },
  });
});

test('a rating is in the data of a page that shows it, and of no town', async () => {
  for (const address of site.addresses)
    for (const { aggregateRating } of (await headOf(address)).data) {
      if (!aggregateRating) continue;
      expect(address).not.toMatch(/^\/uslugi\/[^/]+\/|^\/miasta/);
      const { ratingValue, reviewCount } = aggregateRating as Record<string, unknown>;
      const text = await textOf(address);
      expect(text, address).toContain(`${String(ratingValue).replace('.', ',')} na 5`);
      expect(text, address).toContain(`: ${String(reviewCount)}. Źródło: `);
    }
});

test('no button that calls says that it writes, and no link to the form that it calls', async () => {
  for (const address of addresses) {
    const { html } = await renderPage(address);
    for (const [, href, label = ''] of html.matchAll(/<a [^>]*href="(tel:|[^"]*#formularz)[^>]*>(.*?)<\/a>/g))
      expect(label, address).not.toMatch(href === 'tel:' ? /Napisz|Wyślij|Write/ : /Zadzwoń|Call/);
  }
});

test('the data of a page are complete, have its heading and breadcrumbs, and list pages to which it links', async () => {
  type Items = { itemListElement: { name: string; item: string; url: string }[] } | undefined;
  const path = (url: string) => url.slice(company.siteUrl.length) || '/';
  for (const address of site.addresses) {
    const { data } = await headOf(address);
    expect(new Set(data.map((block) => block['@type'])).size, address).toBe(data.length);
    for (const [, value = ''] of JSON.stringify(data).matchAll(/"(?:url|item|image|logo|@id)":"([^"]*)"/g))
      expect(value, address).toMatch(/^https:\/\//);
    const { Service: service, ...blocks } = await blocksOf(address);
    const { BreadcrumbList: trail, ItemList: list } = blocks as Record<string, Items>;
    const { html, language } = await renderPage(address);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
    if (service) expect(service['name']).toBe(plainText(heading));
    const links = linksIn(html);
    expect((list?.itemListElement ?? []).filter(({ url }) => !links.includes(path(url)))).toEqual([]);
    const [, crumbs = ''] = /<nav[^>]*><ol[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
    if (language !== 'pl' || !crumbs) continue;
    const shown = [...plainText(crumbs).matchAll(/href="([^"]*)">([^<]*)/g)].map(([, ...link]) => link);
    const given = trail?.itemListElement.map(({ name, item }) => [path(item), name]);
    expect(given?.slice(0, -1)).toEqual(shown);
    expect(given?.at(-1)?.[0]).toBe(address);
  }
});

test('at first /blog shows all categories, and /faq the first answer and its mark in the menu', async () => {
  expect((await renderPage('/blog')).html.match(/(?<=aria-pressed=")\w+/g)?.join()).toMatch(
    /^true(,false)+$/,
  );
  const { html } = await renderPage('/faq');
  expect(html).toMatch(/aria-current="page" href="\/faq"/);
  expect(html.match(/(?<=aria-expanded=")\w+/g)?.join()).toMatch(/^true(,false)+$/);
});

test('the loader shows by the hour what the text without it says', async () => {
  const { callWhileOpen, writeWhileClosed, callByDay } = commonSentences;
  const lower = (texts: string[]) => texts.map((text) => plainText(text).toLowerCase());
  for (const address of addresses)
    for (const [, open = '', closed = '', whole = ''] of (await renderPage(address)).html.matchAll(
      /data-open="([^"]*)"[^>]*data-closed="([^"]*)"[^>]*><\/span><span[^>]*>([^<]+)/g,
    )) {
      if (open.includes('{time}')) expect(open.includes('24/7'), address).toBe(whole.includes('24/7'));
      else expect(lower([open, closed, whole])).toEqual(lower([callWhileOpen, writeWhileClosed, callByDay]));
    }
});

test.each(articles)(
  '/blog/$slug shows days and author of its data, its service, and articles about its pest first',
  async ({ slug, kind }) => {
    const { BlogPosting: post } = await blocksOf(`/blog/${slug}`);
    const { datePublished, dateModified, author } = post as Record<string, unknown>;
    const main = await partOf(`/blog/${slug}`);
    for (const day of [datePublished, dateModified])
      expect(main).toContain(`<time dateTime="${String(day)}">`);
    expect(main).toContain(`<dd>${plainText((author as { name: string }).name)}</dd>`);
    const { name, price } = services.find((service) => service.kind === kind) ?? blog.article.offer;
    for (const text of [name, price]) expect(main.split('<aside')[1]).toContain(plainText(text));
    const related = [...(main.split('<ul').at(-1) ?? '').matchAll(/href="\/blog\/([^"]*)"/g)].map(
      ([, other]) => articles.find((article) => article.slug === other)?.kind === kind,
    );
    const same = articles.filter((other) => other.kind === kind).length - 1;
    expect(related).toEqual([0, 1, 2].map((place) => place < same));
  },
);
