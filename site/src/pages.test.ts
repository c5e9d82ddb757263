/** What visitors and search engines read on every page. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { articles, digestLabels, type DigestKey } from './content/articles/articles';
import { blog } from './content/articles/blog';
import { company } from './content/company/company';
import { positions } from './components/malopolska';
import { companyLines } from './content/company/companyLines';
import { newCustomers } from './content/offers/newCustomers';
import { terms } from './content/offers/terms';
import { lowestPriceOf, services } from './content/services/services';
import { commonSentences } from './content/texts/commonSentences';
import { towns } from './content/towns/towns';
import { prices as priceTexts } from './pages/prices/content';
import { pages } from './routes';
import { webManifest } from './seo/webManifest';
import site from './server';
import { addresses, headOf, linksIn, partOf, renderPage, textIn, textOf } from './testing/renderedPages';
import { polishDate } from './text/dates';
import { plainText, typesetText } from './text/typeset';

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
    const { title, description, canonical, robots, image, locale, pictured } = await headOf(address);
    const brand = ` | ${company.name}`;
    const { language } = await renderPage(address);
    expect(locale?.slice(0, 2)).toBe(language);
    expect(pictured).toMatch(language === 'pl' ? /^1200 630 Rysunek: / : /^1200 630 Drawing: /);
    expect([address, canonical, robots]).toEqual([
      address,
      company.siteUrl + address,
      'max-image-preview:large',
    ]);
    expect(title.length, address).toBeLessThanOrEqual(60);
    expect(title.endsWith(brand) || title.length + brand.length > 60, title).toBe(true);
    expect(description.length, address).toBeGreaterThanOrEqual(120);
    expect(description.length, address).toBeLessThanOrEqual(158);
    expect(image).toContain(company.siteUrl);
  }
});

test('a home screen shows the company, and a page has the day of its change', async () => {
  const { name, siteUrl: origin } = company;
  const icons = [{}, {}, { purpose: 'maskable' }];
  const manifest = { name, short_name: name, lang: 'pl', start_url: '/', display: 'minimal-ui', icons };
  expect(site).toMatchObject({ origin, manifest });
  for (const { src, sizes } of webManifest.icons) {
    const png = readFileSync(`${import.meta.dirname}/../public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const others = ['/gwarancja', '/odstapienie-od-umowy', '/polityka-prywatnosci', '/dostepnosc'];
  for (const address of others)
    expect(await partOf(address)).toContain(`dateTime="${(await headOf(address)).modified}"`);
});

test('pages with something to open prefetch scripts, those of any address load at once, and drawings that phones leave out load late', async () => {
  const all = await Promise.all(addresses.map((address) => renderPage(address)));
  const found = (key: 'eager' | 'prefetchOnScroll') => addresses.filter((_, index) => all[index]![key]);
  expect(found('prefetchOnScroll')).toEqual(['/blog', '/galeria', '/en', '/kontakt']);
  expect(await partOf('/404')).toContain('fetchPriority="high"');
  for (const address of ['/cennik', '/przygotowanie/deratyzacja'])
    expect(await partOf(address)).not.toContain('fetchPriority');
  expect(found('eager')).toEqual(['/404', ...services.map(({ slug }) => `/uslugi/${slug}/inne-miasto`)]);
});

test('other pages are not indexed, have no structured data, and are in no list of pages', async () => {
  const folded = towns
    .filter((town) => town.folded)
    .flatMap(({ slug }) => services.map((service) => `/uslugi/${service.slug}/${slug}`));
  expect(site.unlistedAddresses).toEqual(expect.arrayContaining([...folded, '/uslugi/pluskwy-landing']));
  for (const address of site.unlistedAddresses) {
    const { robots, alternates, data } = await headOf(address);
    expect([robots, alternates, data], address).toEqual(['noindex', {}, []]);
  }
  for (const address of site.addresses) {
    const list = JSON.stringify((await blocksOf(address))['ItemList'] ?? '');
    expect(site.unlistedAddresses.filter((other) => list.includes(`${other}"`))).toEqual([]);
  }
});

const parents = ['nie/ma', 'uslugi', 'uslugi/nic', 'uslugi/nic/nic', 'miasta', 'objawy', 'blog', 'en'];

test.each(parents)('/%s/nic is the page for unknown addresses', async (parent) => {
  const address = `/${parent}/nic`;
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
    const { html } = await renderPage(address);
    // No line breaks where Polish forbids it. The labels of fields are plain, for voice control.
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const lines = main.replaceAll(/<form.*?<\/form>|<!-- -->/gs, '').split(/<[^>]+>/);
    expect(lines.filter((line) => typesetText(line) !== line && !line.startsWith('000'))).toEqual([]);
    expect(html).not.toMatch(/<section class="CallToAction_[^"]*" (?!aria-labelledby)/);
    for (const [, id] of html.matchAll(/aria-labelledby="([^" ]*)/g)) expect(html).toContain(` id="${id}"`);
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

const contents = import.meta.glob(
  './{pages/*/content,content/articles/blog,content/*/pages/*,content/towns/townPages,content/services/checklists}.ts',
  { eager: true },
);
/** Parts of the addresses of content that is named otherwise. */
const parts: Readonly<Record<string, RegExp>> = { townPages: /miasta|krakow/, checklists: /przygotowanie/ };

test.each(Object.entries(contents))('every text of %s is on its pages', async (file, content) => {
  const [name = ''] = /[\w-]+(?=\.ts|\/content)/.exec(file) ?? [];
  const part = parts[name] ?? new RegExp(name);
  const own = pages.routes.filter(({ page }) => page === name).map(({ path }) => path);
  const squeeze = (text: string) => plainText(text).replaceAll(/\s|\+48|\.svg\?no-inline/g, '');
  const shown = await Promise.all(
    addresses
      .filter((address) => own.includes(address) || part.test(address))
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
  const given = JSON.stringify([price, first, discount, flats.map(({ zloty }) => zloty)]).match(/\d+/g) ?? [];
  const both = 2 * price.bedbug;
  // 0: the inspection, 1: the coin on the drawings.
  const known = new Set([0, 1, both, ...given.map(Number), price.bedbug + (first?.bedbug ?? 0)]);
  for (const address of addresses) {
    const found = [...(await textOf(address)).matchAll(/(\d[\d ]*) zł/g)];
    const prices = found.map(([, amount = '']) => Number(amount.replaceAll(' ', '')));
    expect(
      prices.filter((amount) => !known.has(amount)),
      address,
    ).toEqual([]);
  }
});

test('every page has one main heading, skips no level, has a link from another page, and the head of each cell', async () => {
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
    for (const [table] of html.matchAll(/<table.*?<\/table>/g)) {
      const heads = Array.from(table.matchAll(/scope="col">([^<]*)/g), ([, head]) => head);
      for (const row of table.split('<tr>').slice(2))
        expect(Array.from(row.matchAll(/data-head="([^"]*)/g), ([, head]) => head)).toEqual(heads.slice(1));
    }
  }
  expect(site.addresses.filter((address) => !linked.has(address))).toEqual([]);
});

test('a page and its translation name each other, and every page links to the other language', async () => {
  for (const address of site.addresses) {
    const { html, language } = await renderPage(address);
    const { alternates } = await headOf(address);
    expect(html, address).toMatch(
      language === 'pl'
        ? /<a (?=[^>]*href="\/en")(?=[^>]*lang="en")/
        : /<a (?=[^>]*href="\/")(?=[^>]*lang="pl")/,
    );
    if (language === 'en')
      for (const [link, path = ''] of (await partOf(address)).matchAll(/<a [^>]*href="(\/[^"#]*)[^>]*>/g))
        expect(link.includes('hrefLang="pl"'), `${address} ${link}`).toBe(!/^\/en(\/|$)/.test(path));
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
  const { siteUrl, name, legalName, nip: taxID, email, phone: telephone, geo, address: office } = company;
  const [id, url, logo] = [`${siteUrl}/#firm`, `${siteUrl}/`, `${siteUrl}/icon-512.png`];
  const { street: streetAddress, postalCode, locality: addressLocality } = office;
  const country = { addressRegion: 'PL-MA', addressCountry: 'PL' };
  const address = { streetAddress, postalCode, addressLocality, ...country };
  const image = [(await headOf('/')).image];
  const firm = { '@id': id, name, url, telephone, address, priceRange: '$$', image };
  const region = { name: 'województwo małopolskie' };
  const [allDay, spoken] = [{ opens: '00:00', closes: '23:59' }, ['pl', 'en']];
  const offer = (minPrice: number, at: string) => ({
    url: at,
    availability: 'https://schema.org/InStock',
    priceSpecification: { minPrice, priceCurrency: 'PLN', valueAddedTaxIncluded: true },
  });
  const catalogue = services.map(({ slug, kind, name: service, description: text }) => {
    const [at, price] = [`${siteUrl}/uslugi/${slug}`, lowestPriceOf(kind)];
    if (!price) return { price: 0, itemOffered: { name: `${service}: oględziny i wycena` } };
    return { ...offer(price, at), itemOffered: { name: service, description: plainText(text), url: at } };
  });
  const { WebSite: website, HomeAndConstructionBusiness: business } = await blocksOf('/');
  expect(website).toMatchObject({ name, url, inLanguage: 'pl-PL', publisher: { '@id': id } });
  expect(business).toMatchObject({ ...firm, legalName, taxID, email, logo, geo, knowsLanguage: spoken });
  expect(business).toMatchObject({ currenciesAccepted: 'PLN', paymentAccepted: 'gotówka, karta, przelew' });
  const contactPoint = { telephone, hoursAvailable: allDay, availableLanguage: spoken };
  const { value: ratingValue, count: reviewCount } = company.ratings.company!;
  expect(business).toMatchObject({
    areaServed: [region, ...towns.map((town) => ({ '@type': 'City', name: town.name }))],
    openingHoursSpecification: { ...allDay, dayOfWeek: { length: 7 } },
    contactPoint: { contactType: 'emergency', ...contactPoint },
    aggregateRating: { ratingValue, reviewCount, bestRating: 5, worstRating: 1 },
    hasOfferCatalog: { name: 'Usługi', itemListElement: catalogue },
  });
  const mole = `${siteUrl}/szkodniki/mole`;
  const { description, image: drawing } = await headOf('/szkodniki/mole');
  const { Service: service } = await blocksOf('/szkodniki/mole');
  expect(service).toMatchObject({ '@id': `${mole}#usluga`, url: mole, description, image: drawing });
  expect(service).toMatchObject({ provider: firm, areaServed: region, serviceType: 'Dezynsekcja' });
  expect(service).toMatchObject({ offers: offer(terms.price.insect, mole) });
  const { Service: inKrakow } = await blocksOf('/uslugi/deratyzacja/krakow');
  expect(inKrakow).toMatchObject({ areaServed: { '@type': 'City', name: 'Kraków' } });
  expect((await blocksOf('/uslugi/odgrzybianie'))['Service']).not.toHaveProperty('offers');
  const publisher = { '@id': id, name, url, logo };
  const { data, image: picture } = await headOf('/blog/jak-rozpoznac-pluskwy-w-domu');
  expect(data[0]).toMatchObject({ author: publisher, publisher, inLanguage: 'pl-PL', image: [picture] });
  const { BreadcrumbList: trail } = await blocksOf('/faq');
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Start', item: url }, {}] });
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
      if (address.startsWith('/uslugi/')) expect(text.split('Zadzwoń')[0]).not.toMatch(/Średnia|przykładowe/);
    }
});

/** Returns the texts of the buttons that lead to phone and form while the office is open, or closed. */
async function buttonsOf(address: string, state: string) {
  const hidden = state === 'closed' ? 'open' : 'closed';
  const main = (await partOf(address))
    .replaceAll(new RegExp(`<(a|span) data-while="${hidden}".*?</\\1>`, 'g'), '')
    .replaceAll(new RegExp(`<span[^>]* data-${state}="([^"]*)[^>]*>`, 'g'), ' $1');
  const links = main.matchAll(/<a [^>]*href="(?:tel:|[^"]*#(?:formularz|contact)).*?<\/a>/g);
  return Array.from(links, ([link]) => textIn(link).trim());
}

const [call, write] = ['Zadzwoń teraz 000 000 000', 'Napisz teraz odpowiemy {day}od {time}'];
const urgent = 'Pilne? Zadzwoń 000 000 000';

test.each([
  ['/', 'open', [call, 'Napisz do nas']],
  ['/', 'closed', [write, urgent]],
  ['/objawy/gniazdo-os', 'closed', [call]],
  ['/blog/jak-rozpoznac-pluskwy-w-domu', 'closed', [write, urgent, write, urgent, write]],
  ['/en/mice', 'closed', ['Write now we reply {day}from {time}', 'Urgent? Call 000 000 000']],
])('%s leads to phone and form while the office is %s', async (address, state, buttons) => {
  expect((await buttonsOf(address, state)).slice(0, buttons.length)).toEqual(buttons);
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
    if (service) expect(service).toMatchObject({ name: plainText(heading), url: company.siteUrl + address });
    const links = linksIn(html);
    expect((list?.itemListElement ?? []).filter(({ url }) => !links.includes(path(url)))).toEqual([]);
    const [, crumbs = ''] = /<nav[^>]*><ol[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
    if (language !== 'pl' || !crumbs) continue;
    const shown = [...plainText(crumbs).matchAll(/href="([^"]*)">([^<]*)/g)].map(([, ...link]) => link);
    const given = trail?.itemListElement.map(({ name, item }) => [path(item), name]);
    expect(given?.slice(0, -1)).toEqual(shown);
    expect(given?.at(-1)?.[0]).toBe(address);
    const names = given?.map(([, name]) => name).join(' ');
    if (!address.startsWith('/przygotowanie/')) expect(textIn(plainText(crumbs)).trim()).toBe(names);
  }
});

test('at first /faq shows the first answer, and its mark in the menu', async () => {
  const { html } = await renderPage('/faq');
  expect(html).toMatch(/aria-current="page" href="\/faq"/);
  expect(html.match(/(?<=aria-expanded=")\w+/g)?.join()).toMatch(/^true(,false)+$/);
});

test('each price names its column, in the order of the columns', async () => {
  const { heads, labels, lines } = priceTexts.table;
  const text = await textOf('/cennik');
  for (const { per, price, forNewCustomers: first, total } of Object.values(lines)) {
    const words = [
      per,
      heads.price,
      price,
      heads.forNewCustomers,
      first,
      total && `${labels.total} ${total}.`,
    ];
    expect(text).toContain(plainText(words.filter(Boolean).join(' ')));
  }
});

test('phone and e-mail in a text are links, and a document ends with the company', async () => {
  const { email, legalName } = company;
  for (const link of ['href="tel:+48000000000">000 000 000<', `href="mailto:${email}">${email}<`])
    for (const at of ['/polityka-prywatnosci', '/gwarancja']) expect(await partOf(at)).toContain(link);
  const [text = ''] = (await partOf('/gwarancja')).split('</address>');
  const firm = plainText(`${legalName} ${companyLines.address} ${companyLines.registered} `);
  expect(textIn(text).slice(-firm.length)).toBe(firm);
  expect(await partOf('/en')).toContain(`<dd lang="pl"><span>${legalName}</span>`);
});

test('a map says what it shows, and leads pointers to the town and its neighbours', async () => {
  const town = /tabindex="-1" aria-hidden="true" href="\/miasta\/[^"]*"><span[^>]*>([^<]*)/g;
  expect(positions).toMatchObject({ krakow: [36.8, 34.4], tarnow: [81.2, 38], zakopane: [37.3, 90.7] });
  for (const [path, alt, names] of [
    ['', 'Mapa miast.* 20 miastami z listy', towns.map(({ name }) => name).join(', ')],
    ['/krakow', 'nad Wisłą', 'Kraków, Chrzanów, Olkusz, Skawina, Wieliczka, Wadowice, Myślenice'],
    ['/zakopane', 'około 85 km na południe od Krakowa, w linii prostej', 'Nowy Targ, Zakopane, Limanowa'],
    ['/bochnia', 'około 37 km na wschód', 'Bochnia, Wieliczka, Myślenice, Brzesko, Limanowa'],
  ] as const) {
    const main = await partOf(`/miasta${path}`);
    expect(main).toMatch(new RegExp(`<img [^>]*alt="[^"]*${alt}[^>]* fetchPriority="high"`));
    expect(Array.from(main.matchAll(town), ([, name]) => name).join(', ')).toBe(names);
  }
  for (const address of ['/', '/kontakt', '/miasta']) {
    const links = linksIn((await partOf(address)).replaceAll(/<a [^>]*aria-hidden.*?<\/a>/g, ''));
    expect(links).toEqual(expect.arrayContaining(towns.map(({ slug }) => `/miasta/${slug}`)));
  }
});

test('cards of articles show day and short lists', async () => {
  const text = await textOf('/blog');
  expect(text.split(blog.article.author.name)).toHaveLength(articles.length + 1);
  for (const { title, excerpt, date, seoContent } of articles) {
    const lists = (Object.keys(seoContent) as DigestKey[]).slice(0, 2).map((key) => {
      const items = seoContent[key]!.slice(0, key === 'methods' ? 3 : 2);
      return `${digestLabels[key]} ${items.join(' ')}`;
    });
    for (const part of [title, excerpt, polishDate(date), ...lists]) expect(text).toContain(plainText(part));
  }
});

test('the loader shows by the hour what the text without it says', async () => {
  const { callWhileOpen, writeWhileClosed, callByDay } = commonSentences;
  const all = [callWhileOpen, writeWhileClosed, callByDay].map(plainText);
  const inSentence = all.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const pattern = /data-open="([^"]*)"[^>]*data-closed="([^"]*)"[^>]*><\/span><span[^>]*>([^<]+)/g;
  for (const address of addresses) {
    const html = plainText((await renderPage(address)).html);
    for (const [, open = '', closed = '', whole = ''] of html.matchAll(pattern))
      if (open.includes('{time}')) expect(open.includes('24/7'), address).toBe(whole.includes('24/7'));
      else expect([all, inSentence], address).toContainEqual([open, closed, whole]);
    expect(html.replaceAll(pattern, '').toLowerCase(), address).not.toContain(callByDay.toLowerCase());
  }
});

test.each(articles)(
  '/blog/$slug shows days and author of its data, its service, and articles about its pest first',
  async ({ slug, kind }) => {
    const { BlogPosting: post } = await blocksOf(`/blog/${slug}`);
    const { datePublished, dateModified, author } = post as Record<string, unknown>;
    const main = await partOf(`/blog/${slug}`);
    expect((await headOf(`/blog/${slug}`)).modified).toBe(dateModified);
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

test('bands of a page alternate, its cards are complete, and networks know an article from a page', async () => {
  for (const address of addresses) {
    const main = await partOf(address);
    const tones = Array.from(main.matchAll(/Section_(plain|sunken|brand)__/g), ([, tone]) => tone);
    expect(
      tones.filter((tone, index) => tone === tones[index - 1]),
      address,
    ).toEqual([]);
    const pictures = main.match(/<img src="[^"]*/g) ?? [];
    expect(new Set(pictures).size, address).toBe(pictures.length);
    const cards = main.match(/<article [^>]*ui-ServiceCard .*?<\/article>/g) ?? [];
    for (const card of cards) expect(card).toMatch(/<img.*<h[23].*<a.*<p.*<p/);
    // The gallery shows drawings, and each row of prices has a price for new customers.
    expect(main).not.toMatch(/Powiększ zdjęcie|PriceList_label[^>]*>[^<]*<\/span>–?</);
    const { head } = await renderPage(address);
    const find = (key: string) =>
      head.find(({ attributes: { name, property } }) => key === (name ?? property))?.attributes['content'];
    const [, article] = /^\/blog\/(.*)/.exec(address) ?? [];
    expect(find('og:type')).toBe(article ? 'article' : 'website');
    expect(find('article:published_time')).toBe(articles.find(({ slug }) => slug === article)?.date);
    const town = towns.find(({ slug }) => address.endsWith(`/${slug}`));
    if (town) expect(find('keywords'), address).toContain(town.name);
    expect(find('keywords')?.split(', ').length ?? 0, address).toBeGreaterThan(address === '/404' ? -1 : 2);
  }
});

test.each([
  ['/', 'hero-dzien later', ['HomeAndConstructionBusiness', 'WebSite']],
  ['/uslugi', 'zwalczanie-pluskiew', ['BreadcrumbList 2', `ItemList ${services.length}`]],
  ['/uslugi/dezynfekcja', 'dezynfekcja', ['Service', 'BreadcrumbList 3', 'FAQPage']],
  ['/uslugi/dezynfekcja/krakow', 'dezynfekcja', ['Service', 'BreadcrumbList 4']],
  ['/uslugi/pluskwy-landing', 'pluskwy-landing', []],
  ['/miasta', 'mapa', ['BreadcrumbList 2', `ItemList ${towns.length}`]],
  ['/miasta/nowy-sacz', 'mapa', ['BreadcrumbList 3', `ItemList ${services.length}`]],
  ['/blog', 'galeria-pluskwy-slady', ['BreadcrumbList 2', `ItemList ${articles.length}`]],
  ['/blog/domowe-sposoby-na-pluskwy', 'zwalczanie-pluskiew', ['BlogPosting', 'BreadcrumbList 3']],
  ['/galeria', 'galeria-zwalczanie-pluskiew', ['BreadcrumbList 2']],
  ['/faq', 'faq later', ['FAQPage', 'BreadcrumbList 2']],
  ['/kontakt', 'mapa later', ['HomeAndConstructionBusiness', 'BreadcrumbList 2']],
  ['/cennik', 'cennik later', ['BreadcrumbList 2']],
  ['/o-nas', 'o-nas', ['BreadcrumbList 2']],
  ['/przygotowanie', 'przygotowanie-zwalczanie-pluskiew', ['BreadcrumbList 2', 'ItemList 5']],
  ['/przygotowanie/dezynsekcja', 'przygotowanie-dezynsekcja later', ['BreadcrumbList 3']],
  ['/objawy/gniazdo-os', 'objaw-osy', ['BreadcrumbList 2']],
  ['/szkodniki', 'porownanie-pluskwa-karta', ['BreadcrumbList 2', 'ItemList 12']],
  ['/szkodniki/osy', 'porownanie-osy', ['Service', 'BreadcrumbList 3']],
  ['/ozonowanie', 'ozonowanie', ['Service', 'BreadcrumbList 3']],
  ['/en', 'en', ['BreadcrumbList 2']],
  ['/en/mice', 'deratyzacja', ['BreadcrumbList 3']],
  ['/404', 'nie-ma', []],
])(
  '%s has its picture first, loads it at once or later, and has its data',
  async (address, picture, data) => {
    const main = await partOf(address);
    const [image = '', name] = /<img src="[^"]*\/([\w-]+)\.svg[^>]*/.exec(main) ?? [];
    expect(`${name}${image.includes('fetchPriority="high"') ? '' : ' later'}`).toBe(picture);
    const questions = main.match(/aria-expanded/g)?.length;
    type Block = { '@type': string; itemListElement?: object[]; mainEntity?: object[] };
    const blocks = (await headOf(address)).data as unknown as Block[];
    const sizes = blocks.map(({ '@type': type, itemListElement, mainEntity }) =>
      `${type} ${itemListElement?.length ?? (mainEntity && mainEntity.length !== questions ? 'of others' : '')}`.trim(),
    );
    expect(sizes).toEqual(data);
  },
);
