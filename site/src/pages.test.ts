/** What visitors and search engines read on every page. */
import { readFileSync } from 'node:fs';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const pages = await Promise.all(
  addresses.map(async (address) => ({
    address,
    page: await documentOf(address),
    head: await headOf(address),
  })),
);
const find = (isFound: (page: (typeof pages)[number]) => unknown) =>
  pages.filter(isFound).map(({ address }) => address);
const findWith = (selector: string) => find(({ page }) => page.querySelector(selector));
const findWithData = (type: string) => find(({ head }) => head.blocks[type]);

test('no two pages share address, title or description', async () => {
  const heads = await Promise.all(site.addresses.map((address) => headOf(address)));
  for (const values of [addresses, heads.map(({ title }) => title), heads.map((head) => head.description)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test.each(site.addresses)('%s is indexed at its own address', async (address) => {
  const { canonical, robots } = await headOf(address);
  expect([canonical, robots]).toEqual([company.siteUrl + address, 'max-image-preview:large']);
});

test.each(site.addresses)('search results show all of title and description of %s', async (address) => {
  const { title, description } = await headOf(address);
  const brand = ` | ${company.name}`;
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title.endsWith(brand) || title.length + brand.length > 60).toBe(true);
  expect(description).toMatch(/^.{120,158}$/);
});

test.each(site.addresses)('social networks show a picture of %s in its language', async (address) => {
  const { image, locale, pictured } = await headOf(address);
  const { language } = await renderPage(address);
  expect(locale?.slice(0, 2)).toBe(language);
  expect(pictured).toMatch(language === 'pl' ? /^1200 630 Rysunek: / : /^1200 630 Drawing: /);
  expect(image).toContain(company.siteUrl);
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

const parents = ['nie/ma', 'uslugi', 'uslugi/nic', 'uslugi/nic/nic', 'miasta', 'objawy', 'blog', 'en'];
const unknown = parents.map((parent) => `/${parent}/nic`);
const folded = towns.filter((town) => town.folded).map(({ slug }) => `/uslugi/deratyzacja/${slug}`);

test.each(['/uslugi/pluskwy-landing', ...folded])('the sitemap leaves out %s', (address) => {
  expect(site.unlistedAddresses).toContain(address);
});

test.each([...site.unlistedAddresses, ...unknown])('%s is not indexed', async (address) => {
  const { robots, alternates, data } = await headOf(address);
  expect([robots, alternates, data]).toEqual(['noindex', {}, []]);
});

test.each(unknown)('%s shows the page for unknown addresses', async (address) => {
  const { files, eager } = await renderPage(address);
  expect([files[0], eager]).toEqual(['src/pages/notFound/Page.tsx', true]);
  expect((await headOf(address)).canonical).toBeUndefined();
});

test.each(addresses)('%s has no gap in its texts', async (address) => {
  const { title, description, data } = await headOf(address);
  const text = `${await textOf(address)} ${title} ${description} ${JSON.stringify(Object.values(data))}`;
  expect(text).not.toMatch(/\{\w*\}|undefined|NaN|\[object|\u2060|:""/);
  expect((await documentOf(address)).querySelector('p:empty:not([role])')).toBeNull();
});

test.each(addresses)('%s breaks no line where Polish forbids it', async (address) => {
  const main = await mainOf(address);
  // The labels of fields are plain, for voice control.
  const labels = Array.from(main.querySelectorAll('form'), linesIn).flat();
  const lines = linesIn(main).filter((line) => !labels.includes(line));
  expect(lines.filter((line) => typesetText(line) !== line && !line.startsWith('000'))).toEqual([]);
});

test('regions, menus and tables have names', () => {
  const isNamed = (part: Element) => {
    const [id = ''] = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return part.ariaLabel ?? part.ownerDocument.getElementById(id)?.textContent;
  };
  const parts = 'nav, table, section[data-reveal], [aria-labelledby]';
  expect(find(({ page }) => !Array.from(page.querySelectorAll(parts)).every(isNamed))).toEqual([]);
});

test.each(addresses)('every price at %s is one of terms.ts', async (address) => {
  const { price, discount, flats } = terms;
  const first = newCustomers?.firstPrices;
  const given = JSON.stringify([price, first, discount, flats.map(({ zloty }) => zloty)]).match(/\d+/g) ?? [];
  // 0: the inspection, 1: the coin on the drawings.
  const known = [0, 1, 2 * price.bedbug, price.bedbug + (first?.bedbug ?? 0), ...given.map(Number)];
  for (const [, amount = ''] of (await textOf(address)).matchAll(/(\d[\d ]*) zł/g))
    expect(known).toContain(Number(amount.replaceAll(' ', '')));
});

test('headings begin with one main heading, and skip no level', () => {
  const skips = (page: Document) => {
    const levels = Array.from(page.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]));
    return levels.some((level, index) => level > (levels[index - 1] ?? level) + 1);
  };
  expect(find(({ page }) => page.querySelectorAll('h1').length !== 1 || skips(page))).toEqual([]);
});

test('another page leads to every page', () => {
  const linked = pages.flatMap(({ page, address }) => pathsIn(page).filter((href) => href !== address));
  expect(site.addresses.filter((address) => !linked.includes(address))).toEqual([]);
});

test('no page shows a picture twice, or loads more than one at once', () => {
  const repeats = ({ page }: (typeof pages)[number]) => {
    const pictures = Array.from(page.querySelectorAll<HTMLImageElement>('main img'), ({ src }) => src);
    return new Set(pictures).size < pictures.length;
  };
  expect(find(repeats)).toEqual([]);
  expect(find(({ page }) => page.querySelectorAll('main [fetchpriority="high"]').length > 1)).toEqual([]);
});

test.each(findWith('li > article'))('the cards of %s are complete', async (address) => {
  for (const card of (await documentOf(address)).querySelectorAll('li > article'))
    for (const part of ['img', ':is(h2, h3) > a', 'p ~ p']) expect(card.querySelector(part)).not.toBeNull();
});

test.each(findWith('table'))('the cells of %s name their column', async (address) => {
  for (const table of (await documentOf(address)).querySelectorAll('table')) {
    const [, ...heads] = Array.from(table.querySelectorAll('[scope="col"]'), (head) => head.textContent);
    for (const row of table.querySelectorAll('tbody tr'))
      expect(Array.from(row.querySelectorAll('td'), (cell) => cell.dataset['head'])).toEqual(heads);
  }
});

test('labels say whether a link calls or writes', () => {
  const textOfLinks = (page: Document, selector: string) => textsIn(page, selector).join();
  const wrong = find(
    ({ page }) =>
      /Napisz|Wyślij|Write/.test(textOfLinks(page, '[href^="tel:"]')) ||
      /Zadzwoń|Call/.test(textOfLinks(page, '[href$="#formularz"]')),
  );
  expect(wrong).toEqual([]);
});

test.each(site.addresses)('%s links to the other language', async (address) => {
  const { language } = await renderPage(address);
  const otherHome = language === 'pl' ? 'a[href="/en"][lang="en"]' : 'a[href="/"][lang="pl"]';
  expect((await documentOf(address)).querySelector(otherHome)).not.toBeNull();
  if (language === 'en')
    for (const link of (await mainOf(address)).querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      expect(link.hreflang === 'pl').toBe(!/^\/en(\/|#|$)/.test(link.getAttribute('href')!));
});

const translated = find(({ head }) => Object.keys(head.alternates).length > 0);
const inEnglish = ['/', '/en/bed-bugs', '/szkodniki/myszy-i-szczury'];

test.each([...new Set([...translated, ...inEnglish])])('the translations of %s name it', async (address) => {
  const { alternates } = await headOf(address);
  expect(Object.keys(alternates).length).toBeGreaterThanOrEqual(3);
  for (const [code, href] of Object.entries(alternates)) {
    const other = href.slice(company.siteUrl.length);
    expect((await headOf(other)).alternates).toEqual(alternates);
    if (code !== 'x-default') expect((await renderPage(other)).language).toBe(code);
  }
});

test('search engines read the lowest price of a service', async () => {
  const business = JSON.stringify((await headOf('/')).blocks['HomeAndConstructionBusiness']);
  const prices = Array.from(business.matchAll(/"minPrice":(\d+)/g), ([, price]) => Number(price));
  expect(prices).toEqual(services.flatMap(({ kind }) => findLowestPrice(kind) ?? []));
  const offers = { priceSpecification: { minPrice: terms.price.insect, priceCurrency: 'PLN' } };
  expect((await headOf('/szkodniki/mole')).blocks['Service']).toMatchObject({ offers });
  expect((await headOf('/uslugi/odgrzybianie')).blocks['Service']).not.toHaveProperty('offers');
});

const isRated = ({ head }: (typeof pages)[number]) =>
  head.data.some(({ aggregateRating }) => aggregateRating);

test.each(find(isRated))('a rating in the data of %s is on the page', async (address) => {
  for (const { aggregateRating } of (await headOf(address)).data) {
    if (!aggregateRating) continue;
    expect(address).not.toMatch(/^\/uslugi\/[^/]+\/|^\/miasta/);
    const { ratingValue, reviewCount } = aggregateRating as Record<string, unknown>;
    const text = await textOf(address);
    expect(text).toContain(`${String(ratingValue).replace('.', ',')} na 5`);
    expect(text).toContain(`: ${String(reviewCount)}. Źródło: `);
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

type Items = { itemListElement: { name: string; item: string; url: string }[] } | undefined;

const pathOf = (url: string) => url.slice(company.siteUrl.length) || '/';

test.each(site.addresses)('the data of %s are complete', async (address) => {
  const { data, blocks } = await headOf(address);
  expect(new Set(data.map((block) => block['@type'])).size).toBe(data.length);
  for (const [, value = ''] of JSON.stringify(data).matchAll(/"(?:url|item|image|logo|@id)":"([^"]*)"/g))
    expect(value).toMatch(/^https:\/\//);
  const [name] = textsIn(await documentOf(address), 'h1');
  if (blocks['Service']) expect(blocks['Service']).toMatchObject({ name, url: company.siteUrl + address });
});

test.each(findWithData('ItemList'))('%s links to the pages that its data list', async (address) => {
  const list = (await headOf(address)).blocks['ItemList'] as Items;
  const listed = (list?.itemListElement ?? []).map(({ url }) => pathOf(url));
  expect(pathsIn(await documentOf(address))).toEqual(expect.arrayContaining(listed));
  expect(site.addresses).toEqual(expect.arrayContaining(listed));
});

test.each(site.addresses)('the data of %s have its breadcrumbs', async (address) => {
  const trail = (await headOf(address)).blocks['BreadcrumbList'] as Items;
  const crumbs = (await documentOf(address)).querySelector('nav:has(> ol)');
  expect(crumbs !== null || address === '/en').toBe(trail !== undefined);
  if (!crumbs || (await renderPage(address)).language === 'en') return;
  const shown = textsIn(crumbs, 'li');
  const given = trail?.itemListElement.map((crumb) => [pathOf(crumb.item), crumb.name]) ?? [];
  expect(given.map(([item]) => item)).toEqual([...linksIn(crumbs), address]);
  // A checklist is named in short.
  const exact = address.startsWith('/przygotowanie/') ? shown.length - 1 : shown.length;
  expect(given.slice(0, exact).map((crumb) => crumb[1])).toEqual(shown.slice(0, exact));
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

test.each(addresses)('at %s the loader shows by the hour what the text without it says', async (address) => {
  const { callWhileOpen, writeWhileClosed, callByDay } = commonSentences;
  const all = [callWhileOpen, writeWhileClosed, callByDay].map(plainText);
  const inSentence = all.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const { body } = await documentOf(address);
  let calls = 0;
  for (const whole of body.querySelectorAll('[data-open] + :not(:empty)')) {
    const { open = '', closed = '' } = (whole.previousElementSibling as HTMLElement).dataset;
    const texts = [open, closed, textIn(whole)].map(plainText);
    if (open.includes('{time}')) expect(open.includes('24/7')).toBe(texts[2]!.includes('24/7'));
    else expect([all, inSentence]).toContainEqual(texts);
    if (!open.includes('{time}')) calls += 1;
  }
  expect(textIn(body).toLowerCase().split(callByDay.toLowerCase())).toHaveLength(calls + 1);
});

test.each(articles)('/blog/$slug shows days, author, service, and articles on its pest', async (article) => {
  const { slug, kind, scene = kind, date, title, excerpt, seoContent } = article;
  expect(articles.filter((other) => (other.scene ?? other.kind) === scene)).toEqual([article]);
  const { modified, published, type, blocks } = await headOf(`/blog/${slug}`);
  expect([type, published]).toEqual(['article', date]);
  const { datePublished, dateModified, author, publisher } = blocks['BlogPosting'] as Record<string, unknown>;
  expect(publisher).toMatchObject({ name: company.name, url: `${company.siteUrl}/` });
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

test.each(findWithData('FAQPage'))('the data of %s have all its questions', async (address) => {
  const shown = (await mainOf(address)).querySelectorAll('[aria-expanded]');
  expect((await headOf(address)).blocks['FAQPage']!['mainEntity']).toHaveLength(shown.length);
});
