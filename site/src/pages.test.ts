/** What visitors and search engines read on every page. */
import { readFileSync } from 'node:fs';
import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { articles, digestLabels, type DigestKey } from './content/articles/articles';
import { blog } from './content/articles/blog';
import { company } from './content/company/company';
import { companyLines } from './content/company/companyLines';
import { newCustomers } from './content/offers/newCustomers';
import { terms } from './content/offers/terms';
import { findLowestPrice, services } from './content/services/services';
import { commonSentences } from './content/texts/commonSentences';
import { towns } from './content/towns/towns';
import { webManifest } from './seo/webManifest';
import site from './server';
import {
  addresses,
  buttonsOf,
  documentOf,
  headOf,
  linesIn,
  linksIn,
  mainOf,
  pathsIn,
  renderPage,
  textIn,
  textOf,
  textsIn,
} from './testing/renderedPages';
import { polishDate } from './text/dates';
import { plainText, typesetText } from './text/typeset';

beforeAll(() => Promise.all(addresses.map((address) => renderPage(address))), 120_000);

test('pages in the sitemap are indexed at their own address, with texts and picture for search results', async () => {
  const heads = await Promise.all(site.addresses.map((address) => headOf(address)));
  for (const values of [addresses, heads.map(({ title }) => title), heads.map((head) => head.description)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  for (const [index, address] of site.addresses.entries()) {
    const { title, description, canonical, robots, image, locale, pictured } = heads[index]!;
    const { type, published, keywords } = heads[index]!;
    const brand = ` | ${company.name}`;
    const { language } = await renderPage(address);
    expect(locale?.slice(0, 2)).toBe(language);
    expect(pictured).toMatch(language === 'pl' ? /^1200 630 Rysunek: / : /^1200 630 Drawing: /);
    expect([canonical, robots]).toEqual([company.siteUrl + address, 'max-image-preview:large']);
    expect(title.length, address).toBeLessThanOrEqual(60);
    expect(title.endsWith(brand) || title.length + brand.length > 60, title).toBe(true);
    expect(description, address).toMatch(/^.{120,158}$/);
    expect(image).toContain(company.siteUrl);
    const article = articles.find(({ slug }) => address === `/blog/${slug}`);
    expect([type, published], address).toEqual([article ? 'article' : 'website', article?.date]);
    const town = towns.find(({ slug }) => address.endsWith(`/${slug}`));
    expect(keywords.join(), address).toContain(town?.name ?? ',');
    expect(keywords.length, address).toBeGreaterThan(2);
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
    expect((await mainOf(address)).querySelector('time')?.dateTime).toBe((await headOf(address)).modified);
});

test('pages with something to open prefetch scripts, those of any address load at once', async () => {
  const all = await Promise.all(addresses.map((address) => renderPage(address)));
  const found = (key: 'eager' | 'prefetchOnScroll') => addresses.filter((_, index) => all[index]![key]);
  expect(found('prefetchOnScroll')).toEqual(['/blog', '/galeria', '/en', '/kontakt']);
  expect(found('eager')).toEqual(['/404', ...services.map(({ slug }) => `/uslugi/${slug}/inne-miasto`)]);
});

const parents = ['nie/ma', 'uslugi', 'uslugi/nic', 'uslugi/nic/nic', 'miasta', 'objawy', 'blog', 'en'];

test('other pages are not indexed and have no structured data, also that for unknown addresses', async () => {
  const folded = towns.filter((town) => town.folded);
  for (const address of [
    '/uslugi/pluskwy-landing',
    ...folded.map(({ slug }) => `/uslugi/deratyzacja/${slug}`),
  ])
    expect(site.unlistedAddresses).toContain(address);
  const unknown = parents.map((parent) => `/${parent}/nic`);
  for (const address of [...site.unlistedAddresses, ...unknown]) {
    const { robots, alternates, data } = await headOf(address);
    expect([robots, alternates, data], address).toEqual(['noindex', {}, []]);
  }
  for (const address of unknown) {
    const { files, eager } = await renderPage(address);
    const { canonical } = await headOf(address);
    expect([files[0], eager, canonical]).toEqual(['src/pages/notFound/Page.tsx', true, undefined]);
  }
});

test('no page has an unfilled placeholder or a gap', async () => {
  for (const address of addresses) {
    const { title, description, data } = await headOf(address);
    const text = `${await textOf(address)} ${title} ${description} ${JSON.stringify(Object.values(data))}`;
    expect(text, address).not.toMatch(/\{\w*\}|undefined|NaN|\[object|\u2060|:""/);
    const page = await documentOf(address);
    // No line breaks where Polish forbids it. The labels of fields are plain, for voice control.
    const labels = Array.from(page.querySelectorAll('form'), linesIn).flat();
    const lines = linesIn(await mainOf(address)).filter((line) => !labels.includes(line));
    expect(lines.filter((line) => typesetText(line) !== line && !line.startsWith('000'))).toEqual([]);
    expect(page.querySelector('p:empty:not([role])'), address).toBeNull();
    for (const part of page.querySelectorAll('nav, table, section[data-reveal], [aria-labelledby]')) {
      const [id = ''] = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
      expect(part.ariaLabel ?? page.getElementById(id)?.textContent, `${address} ${id}`).toBeTruthy();
    }
  }
});

test('every price is one of terms.ts', async () => {
  const { price, discount, flats } = terms;
  const first = newCustomers?.firstPrices;
  const given = JSON.stringify([price, first, discount, flats.map(({ zloty }) => zloty)]).match(/\d+/g) ?? [];
  // 0: the inspection, 1: the coin on the drawings.
  const known = [0, 1, 2 * price.bedbug, price.bedbug + (first?.bedbug ?? 0), ...given.map(Number)];
  for (const address of addresses)
    for (const [, amount = ''] of (await textOf(address)).matchAll(/(\d[\d ]*) zł/g))
      expect(known, address).toContain(Number(amount.replaceAll(' ', '')));
});

test('every page has one main heading, skips no level, and another page leads to it', async () => {
  const linked = new Set<string>();
  for (const address of addresses) {
    const page = await documentOf(address);
    expect(page.querySelectorAll('h1'), address).toHaveLength(1);
    const levels = Array.from(page.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries())
      expect(level, address).toBeLessThanOrEqual((levels[index - 1] ?? level) + 1);
    for (const href of pathsIn(page)) if (href !== address) linked.add(href);
  }
  expect(site.addresses.filter((address) => !linked.has(address))).toEqual([]);
});

test('cards are complete, no picture is shown twice, and cells name their column', async () => {
  for (const address of addresses) {
    const page = await documentOf(address);
    const pictures = Array.from(page.querySelectorAll<HTMLImageElement>('main img'), ({ src }) => src);
    expect(new Set(pictures).size, address).toBe(pictures.length);
    for (const card of page.querySelectorAll('li > article'))
      for (const part of ['img', ':is(h2, h3) > a', 'p ~ p'])
        expect(card.querySelector(part), `${address} ${part}`).not.toBeNull();
    for (const table of page.querySelectorAll('table')) {
      const [, ...heads] = Array.from(table.querySelectorAll('[scope="col"]'), (head) => head.textContent);
      for (const row of table.querySelectorAll('tbody tr'))
        expect(Array.from(row.querySelectorAll('td'), (cell) => cell.dataset['head'])).toEqual(heads);
    }
  }
});

test('what calls does not say that it writes, and what writes does not say that it calls', async () => {
  for (const address of addresses) {
    const page = await documentOf(address);
    expect(textsIn(page, '[href^="tel:"]').join(), address).not.toMatch(/Napisz|Wyślij|Write/);
    expect(textsIn(page, '[href$="#formularz"]').join(), address).not.toMatch(/Zadzwoń|Call/);
  }
});

test('a page and its translation name each other, and every page links to the other language', async () => {
  for (const address of site.addresses) {
    const { language } = await renderPage(address);
    const { alternates } = await headOf(address);
    const otherHome = language === 'pl' ? 'a[href="/en"][lang="en"]' : 'a[href="/"][lang="pl"]';
    expect((await documentOf(address)).querySelector(otherHome), address).not.toBeNull();
    if (language === 'en')
      for (const link of (await mainOf(address)).querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
        expect(link.hreflang === 'pl', link.href).toBe(!/^\/en(\/|#|$)/.test(link.getAttribute('href')!));
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
  const { siteUrl, phone: telephone, address: office } = company;
  const id = `${siteUrl}/#firm`;
  const address = { streetAddress: office.street, postalCode: office.postalCode, addressCountry: 'PL' };
  const { WebSite: website, HomeAndConstructionBusiness: business } = (await headOf('/')).blocks;
  expect(website).toMatchObject({ name: company.name, publisher: { '@id': id } });
  const { value: ratingValue, count: reviewCount } = company.ratings.company!;
  const offers = services.flatMap(({ kind }) => findLowestPrice(kind) ?? []);
  expect(business).toMatchObject({
    '@id': id,
    telephone,
    address,
    aggregateRating: { ratingValue, reviewCount },
    areaServed: [{}, ...towns.map((town) => ({ '@type': 'City', name: town.name }))],
    openingHoursSpecification: { opens: '00:00', closes: '23:59', dayOfWeek: { length: 7 } },
  });
  const prices = Array.from(JSON.stringify(business).matchAll(/"minPrice":(\d+)/g), ([, price]) =>
    Number(price),
  );
  expect(prices).toEqual(offers);
  const serviceOf = async (at: string) => (await headOf(at)).blocks['Service'];
  expect(await serviceOf('/szkodniki/mole')).toMatchObject({
    '@id': `${siteUrl}/szkodniki/mole#usluga`,
    provider: { '@id': id },
    serviceType: 'Dezynsekcja',
    offers: { priceSpecification: { minPrice: terms.price.insect, priceCurrency: 'PLN' } },
  });
  const city = { areaServed: { '@type': 'City', name: 'Kraków' } };
  expect(await serviceOf('/uslugi/deratyzacja/krakow')).toMatchObject(city);
  expect(await serviceOf('/uslugi/odgrzybianie')).not.toHaveProperty('offers');
  const { data } = await headOf('/blog/jak-rozpoznac-pluskwy-w-domu');
  expect(data[0]).toMatchObject({ author: { '@id': id }, publisher: { '@id': id } });
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

test('the data of a page are complete, have its heading and breadcrumbs, and list indexed pages to which it links', async () => {
  type Items = { itemListElement: { name: string; item: string; url: string }[] } | undefined;
  const path = (url: string) => url.slice(company.siteUrl.length) || '/';
  for (const address of site.addresses) {
    const { data, blocks } = await headOf(address);
    expect(new Set(data.map((block) => block['@type'])).size, address).toBe(data.length);
    for (const [, value = ''] of JSON.stringify(data).matchAll(/"(?:url|item|image|logo|@id)":"([^"]*)"/g))
      expect(value, address).toMatch(/^https:\/\//);
    const { BreadcrumbList: trail, ItemList: list } = blocks as Record<string, Items>;
    const page = await documentOf(address);
    const [name] = textsIn(page, 'h1');
    if (blocks['Service']) expect(blocks['Service']).toMatchObject({ name, url: company.siteUrl + address });
    const listed = (list?.itemListElement ?? []).map(({ url }) => path(url));
    expect(pathsIn(page)).toEqual(expect.arrayContaining(listed));
    expect(site.addresses).toEqual(expect.arrayContaining(listed));
    const crumbs = page.querySelector('nav:has(> ol)');
    expect(crumbs !== null || address === '/en', address).toBe(trail !== undefined);
    if (!crumbs || (await renderPage(address)).language === 'en') continue;
    const shown = textsIn(crumbs, 'li');
    const given = trail?.itemListElement.map((crumb) => [path(crumb.item), crumb.name]) ?? [];
    expect(given.map(([item]) => item)).toEqual([...linksIn(crumbs), address]);
    // A checklist is named in short.
    const exact = address.startsWith('/przygotowanie/') ? shown.length - 1 : shown.length;
    expect(given.slice(0, exact).map((crumb) => crumb[1])).toEqual(shown.slice(0, exact));
  }
});

test('at first /faq shows the first answer, and its mark in the menu', async () => {
  const { body } = await documentOf('/faq');
  expect(body.querySelector('nav [aria-current="page"]')?.getAttribute('href')).toBe('/faq');
  const answers = within(await mainOf('/faq')).getAllByRole('button', { hidden: true });
  expect(answers.findIndex((button) => button.ariaExpanded === 'false')).toBe(1);
});

test('phone and e-mail in a text are links, and a document ends with the company', async () => {
  const links = expect.arrayContaining(['tel:+48000000000', `mailto:${company.email}`]) as string[];
  for (const at of ['/polityka-prywatnosci', '/gwarancja']) expect(linksIn(await mainOf(at))).toEqual(links);
  expect(textsIn(await mainOf('/przygotowanie/deratyzacja'), 'article a')).toContain('000 000 000');
  const details = plainText(`${company.legalName} ${companyLines.address} ${companyLines.registered}`);
  expect(textsIn(await mainOf('/gwarancja'), 'section + address')).toEqual([details]);
  expect(textsIn(await mainOf('/en'), 'dd[lang="pl"]')).toEqual([details]);
});

test('a map leads pointers to the town and its neighbours', async () => {
  for (const [path, names] of [
    ['', towns.map(({ name }) => name).join(', ')],
    ['/krakow', 'Kraków, Chrzanów, Olkusz, Skawina, Wieliczka, Wadowice, Myślenice'],
    ['/zakopane', 'Nowy Targ, Zakopane, Limanowa'],
    ['/bochnia', 'Bochnia, Wieliczka, Myślenice, Brzesko, Limanowa'],
  ] as const) {
    const main = await mainOf(`/miasta${path}`);
    expect(main.querySelector('img[alt][fetchpriority="high"]')).not.toBeNull();
    expect(textsIn(main, 'a[tabindex="-1"][aria-hidden="true"]').join(', ')).toBe(names);
  }
  const all = expect.arrayContaining(towns.map(({ name }) => name)) as string[];
  for (const address of ['/', '/kontakt', '/miasta'])
    expect(textsIn(await mainOf(address), 'li a[href^="/miasta/"]')).toEqual(all);
});

test('the loader shows by the hour what the text without it says', async () => {
  const { callWhileOpen, writeWhileClosed, callByDay } = commonSentences;
  const all = [callWhileOpen, writeWhileClosed, callByDay].map(plainText);
  const inSentence = all.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  for (const address of addresses) {
    const { body } = await documentOf(address);
    let calls = 0;
    for (const whole of body.querySelectorAll('[data-open] + :not(:empty)')) {
      const { open = '', closed = '' } = (whole.previousElementSibling as HTMLElement).dataset;
      const texts = [open, closed, textIn(whole)].map(plainText);
      if (open.includes('{time}')) expect(open.includes('24/7'), address).toBe(texts[2]!.includes('24/7'));
      else expect([all, inSentence], address).toContainEqual(texts);
      if (!open.includes('{time}')) calls += 1;
    }
    const shown = textIn(body).toLowerCase().split(callByDay.toLowerCase());
    expect(shown, address).toHaveLength(calls + 1);
  }
});

test.each(articles)('/blog/$slug shows days, author, service, and articles on its pest', async (article) => {
  const { slug, kind, scene = kind, date, title, excerpt, seoContent } = article;
  expect(articles.filter((other) => (other.scene ?? other.kind) === scene)).toEqual([article]);
  const { modified, blocks } = await headOf(`/blog/${slug}`);
  const { datePublished, dateModified, author } = blocks['BlogPosting'] as Record<string, unknown>;
  const main = await mainOf(`/blog/${slug}`);
  const days = Array.from(main.querySelectorAll('header time'), (day) => day.getAttribute('datetime'));
  expect(new Set(days)).toEqual(new Set([datePublished, dateModified, modified]));
  expect(textsIn(main, 'header dd')).toContain((author as { name: string }).name);
  const offer = services.find((service) => service.kind === kind) ?? blog.article.offer;
  expect(textsIn(main, 'aside')[0]).toContain(plainText(`${offer.name} ${offer.price}`));
  const related = within(main).getByRole('region', { name: blog.article.related, hidden: true });
  const kinds = linksIn(related).map(
    (href) => articles.find((other) => href === `/blog/${other.slug}`)?.kind,
  );
  const same = articles.filter((other) => other.kind === kind).length - 1;
  expect(kinds.map((other) => other === kind)).toEqual([0, 1, 2].map((place) => place < same));
  const lists = (Object.keys(seoContent) as DigestKey[]).slice(0, 2).map((key) => {
    const items = seoContent[key]!.slice(0, key === 'methods' ? 3 : 2);
    return `${digestLabels[key]} ${items.join(' ')}`;
  });
  const [card] = textsIn(await mainOf('/blog'), `article:has([href="/blog/${slug}"])`);
  for (const part of [title, excerpt, polishDate(date), blog.article.author.name, ...lists])
    expect(card).toContain(plainText(part));
});

test('a page loads at most one picture at once, and its data have all its questions', async () => {
  for (const address of addresses) {
    const main = await mainOf(address);
    expect(main.querySelectorAll('[fetchpriority="high"]').length, address).toBeLessThan(2);
    const { FAQPage: faq } = (await headOf(address)).blocks;
    const shown = main.querySelectorAll('[aria-expanded]');
    if (faq) expect(faq['mainEntity'], address).toHaveLength(shown.length);
  }
});
