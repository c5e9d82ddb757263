/** What visitors and search engines read on every page. A failure names the page. */
import { basename } from 'node:path';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articles, digestLabels, type DigestKey } from './content/articles/articles';
import { blog } from './content/articles/blog';
import { company } from './content/company/company';
import { newCustomers } from './content/offers/newCustomers';
import { terms } from './content/offers/terms';
import { findLowestPrice, services } from './content/services/services';
import { commonSentences } from './content/texts/commonSentences';
import type { LanguageTexts } from './content/texts/languages';
import { area } from './content/towns/area';
import { towns, unlistedSlug } from './content/towns/towns';
import site from './server';
import {
  addresses,
  documentOf,
  headOf,
  linesIn,
  linksIn,
  mainOf,
  pathsIn,
  renderPage,
  textIn,
  textsIn,
} from './testing/renderedPages';
import { polishDate } from './text/dates';
import { plainText, typesetText } from './text/typeset';

const load = async (address: string) => {
  const { language, files, eager } = await renderPage(address);
  const [page, main] = [await documentOf(address), await mainOf(address)];
  return { address, language, files, eager, page, main, text: textIn(main), head: await headOf(address) };
};
type RenderedPage = Awaited<ReturnType<typeof load>>;

const parents = ['nie/ma', 'uslugi', 'uslugi/nic', 'uslugi/nic/nic', 'miasta', 'objawy', 'blog', 'en'];
const pages = await Promise.all(addresses.map(load));
const listed = pages.slice(0, site.addresses.length);
const unknown = await Promise.all(parents.map((parent) => load(`/${parent}/nic`)));

/** Addresses by the main heading, and by the last breadcrumb: the first of several pages with the same. */
const named = new Map(
  pages
    .toReversed()
    .flatMap(({ address, page }) =>
      textsIn(page, 'h1, nav > ol > li:last-child').map((name) => [name, address] as const),
    ),
);

const find = (isFound: (page: RenderedPage) => unknown) =>
  pages.filter(isFound).map(({ address }) => address);

const pathOf = (url: string) => url.slice(company.siteUrl.length) || '/';

const languages = import.meta.glob<{ default: LanguageTexts }>('./content/languages/*.ts', { eager: true });

test('no two pages share address, title or description', () => {
  const heads = listed.map(({ head }) => head);
  for (const values of [addresses, heads.map(({ title }) => title), heads.map((head) => head.description)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('a listed page is indexed at its own address, and no other page is', () => {
  for (const { address, head } of listed)
    expect([head.canonical, head.robots]).toEqual([company.siteUrl + address, 'max-image-preview:large']);
  for (const { address, head } of [...pages.slice(listed.length), ...unknown])
    expect([head.robots, head.alternates, head.data.length], address).toEqual([
      'noindex',
      {},
      Number(address === '/uslugi/pluskwy-landing'),
    ]);
  const folded = towns.filter((town) => town.folded).map(({ slug }) => `/uslugi/deratyzacja/${slug}`);
  expect(site.unlistedAddresses).toEqual(expect.arrayContaining(folded));
});

test('search results show all of title and description', () => {
  const brand = ` | ${company.name}`;
  for (const { address, head } of listed) {
    expect(head.title.length, address).toBeLessThanOrEqual(60);
    expect(head.title.endsWith(brand) || head.title.length + brand.length > 60, address).toBe(true);
    expect(head.description, address).toMatch(/^.{120,158}$/);
  }
});

test('social networks show a picture in the language of the page', () => {
  for (const { address, head, language } of listed) {
    expect(head.locale?.slice(0, 2), address).toBe(language);
    expect(head.pictured, address).toMatch(/^1200 630 \S+: \S/);
    expect(head.image, address).toContain(company.siteUrl);
  }
});

test('a page shows the day of its change', () => {
  for (const { address, main, head } of listed.filter((page) => page.head.modified))
    expect(
      Array.from(main.querySelectorAll('time'), (day) => day.dateTime),
      address,
    ).toContain(head.modified);
  for (const { address, main } of pages)
    for (const time of main.querySelectorAll('time'))
      expect(textIn(time), address).toContain(plainText(polishDate(time.dateTime)));
});

test('a page that only the browser can complete runs the application at once', () => {
  for (const { address, files, head } of unknown)
    expect([files[0], head.canonical], address).toEqual(['./pages/notFound/Page.tsx', undefined]);
  const ofManyAddresses = RegExp(`^/404|/nic|/${unlistedSlug}$`);
  for (const { address, eager = false } of [...pages, ...unknown])
    expect(eager, address).toBe(ofManyAddresses.test(address));
});

test('texts have no gap', () => {
  for (const { address, main, text, head } of pages) {
    const { title, description, data } = head;
    const all = `${text} ${title} ${description} ${JSON.stringify(data)}`;
    expect(all, address).not.toMatch(/\{\w*\}|undefined|NaN|\[object|\u2060|:""/);
    expect(main.querySelector(':is(p, ul, ol, dl, li, dd, h2, h3):empty:not([role])'), address).toBeNull();
  }
});

test('no line breaks where Polish forbids it', () => {
  for (const { address, main } of pages) {
    // The labels of fields are plain, for voice control; what is copied has no invisible characters.
    const labels = Array.from(main.querySelectorAll('form, [translate="no"]'), linesIn).flat();
    const lines = linesIn(main).filter((line) => !labels.includes(line));
    const wrong = lines.filter((line) => typesetText(line) !== line && !line.startsWith('000'));
    expect(wrong, address).toEqual([]);
  }
});

test('every price is one of terms.ts', () => {
  const { price, discount, nightSupplement, flats } = terms;
  const first = newCustomers?.firstPrices;
  const sums = [price, first, discount, nightSupplement, flats.map(({ zloty }) => zloty)];
  const given = JSON.stringify(sums).match(/\d+/g) ?? [];
  // 0: the inspection, 1: the coin on the drawings.
  const known = [0, 1, 2 * price.bedbug, price.bedbug + (first?.bedbug ?? 0), ...given.map(Number)];
  for (const { address, text } of pages)
    for (const [, amount = ''] of text.matchAll(/(\d[\d ]*) zł/g))
      expect(known, address).toContain(Number(amount.replaceAll(' ', '')));
});

test('another page leads to every page', () => {
  const linked = pages.flatMap(({ page, address }) => pathsIn(page).filter((href) => href !== address));
  expect(site.addresses.filter((address) => !linked.includes(address))).toEqual([]);
  for (const { address, main } of pages.filter((page) => page.address.startsWith('/uslugi/'))) {
    const checklists = linksIn(main).filter((href) => href.startsWith('/przygotowanie/'));
    expect(
      checklists.filter((href) => !address.includes(href.slice(15))),
      address,
    ).toEqual([]);
  }
});

test('no page shows a picture twice, or a link in a list, or loads more than one picture at once', () => {
  const repeats = (all: readonly string[]) => new Set(all).size < all.length;
  expect(find(({ main }) => repeats(Array.from(main.querySelectorAll('img'), ({ src }) => src)))).toEqual([]);
  const lists = ({ main }: RenderedPage) => Array.from(main.querySelectorAll('ul:not(:has(h3))'), linksIn);
  expect(find((page) => lists(page).some(repeats))).toEqual([]);
  expect(find(({ main }) => main.querySelectorAll('[fetchpriority="high"]').length > 1)).toEqual([]);
});

test('cards are complete, with a price of the page they lead to', () => {
  for (const { address, page } of pages)
    for (const card of page.querySelectorAll('li > article')) {
      for (const part of ['img', ':is(h2, h3) > a', 'p ~ p'])
        expect(card.querySelector(part), address).not.toBeNull();
      const target = pages.find((other) => other.address === linksIn(card)[0]);
      for (const [price] of textIn(card).matchAll(/\d+ zł/g))
        expect(target?.text ?? price, address).toContain(price);
    }
});

test('the cells of a table name their column', () => {
  for (const { address, page } of pages)
    for (const table of page.querySelectorAll('table')) {
      const [, ...heads] = Array.from(table.querySelectorAll('[scope="col"]'), (head) => head.textContent);
      for (const row of table.querySelectorAll('tbody tr')) {
        const columns = Array.from(row.querySelectorAll('td'), (cell) => cell.dataset['head']);
        expect(columns, address).toEqual(heads);
      }
    }
});

test('every page offers a call, and its menus have names', () => {
  for (const { address, page, main } of [...pages, ...unknown]) {
    expect(main.querySelector('[href^="tel:"]'), address).not.toBeNull();
    expect(page.querySelector('nav:not([aria-label], [aria-labelledby])'), address).toBeNull();
  }
});

test('pages link to the other languages, and search engines know translations', () => {
  const homes = Object.entries(languages).map(
    ([file, texts]) => [basename(file, '.ts'), texts.default.home] as const,
  );
  for (const { address, page, main, language, head } of listed) {
    for (const [other, home] of homes.filter(([code]) => code !== language))
      expect(page.querySelector(`a[href="${home}"][lang="${other}"]`), address).not.toBeNull();
    if (language !== 'pl')
      for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
        expect(link.hreflang === 'pl').toBe(!RegExp(`^/${language}(/|#|$)`).test(link.getAttribute('href')!));
    // A translation names the page as its own translation.
    for (const url of Object.values(head.alternates)) {
      const other = listed.find((each) => each.address === pathOf(url));
      expect(other?.head.alternates[language], address).toBe(company.siteUrl + address);
    }
  }
});

test('search engines read the lowest price of a service', async () => {
  const business = JSON.stringify((await headOf('/')).blocks['HomeAndConstructionBusiness']);
  const prices = Array.from(business.matchAll(/"minPrice":(\d+)/g), ([, price]) => Number(price));
  const home = await mainOf('/');
  expect(textIn(home)).toContain(`ceny od ${Math.min(...prices)} zł`);
  expect(linksIn(home)).toEqual(expect.arrayContaining(services.map(({ slug }) => `/uslugi/${slug}`)));
  expect(prices).toEqual(services.flatMap(({ kind }) => findLowestPrice(kind) ?? []));
});

test('a rating in the data is on the page', () => {
  const ratings = listed.flatMap(({ address, text, head }) =>
    head.data.flatMap(({ aggregateRating: rating }) =>
      rating ? [{ address, text, ...(rating as { ratingValue: number; reviewCount: number }) }] : [],
    ),
  );
  for (const { address, text, ratingValue, reviewCount } of ratings) {
    expect(address).not.toMatch(/^\/uslugi\/[^/]+\/|^\/miasta/);
    expect(text).toContain(`${String(ratingValue).replace('.', ',')} na 5`);
    expect(text).toContain(`: ${String(reviewCount)}. Źródło: `);
  }
});

type Items = { itemListElement: { name: string; item: string; url: string }[] } | undefined;

test('the data have whole addresses, and the area of the service', () => {
  for (const { address, head } of listed) {
    const { data, blocks } = head;
    expect(new Set(data.map((block) => block['@type'])).size, address).toBe(data.length);
    for (const [, value = ''] of JSON.stringify(data).matchAll(/"(?:url|item|image|logo|@id)":"([^"]*)"/g))
      expect(value, address).toMatch(/^https:\/\//);
    const town = towns.find(({ slug }) => address.endsWith(`/${slug}`)) ?? {
      name: 'województwo małopolskie',
    };
    const service = { url: company.siteUrl + address, areaServed: { name: town.name } };
    if (blocks['Service']) expect(blocks['Service']).toMatchObject(service);
  }
});

test('a page links to the pages that its data list', () => {
  for (const { address, page, head } of listed) {
    const list = head.blocks['ItemList'] as Items;
    const urls = (list?.itemListElement ?? []).map(({ url }) => pathOf(url));
    expect(pathsIn(page), address).toEqual(expect.arrayContaining(urls));
    expect(site.addresses, address).toEqual(expect.arrayContaining(urls));
  }
});

test('the data have the breadcrumbs of the page', () => {
  for (const { address, page, head, language } of listed) {
    const trail = head.blocks['BreadcrumbList'] as Items;
    const crumbs = page.querySelector('nav:has(> ol)');
    expect(crumbs !== null || address === '/en', address).toBe(trail !== undefined);
    if (!crumbs || language === 'en') continue;
    const [home, ...above] = linksIn(crumbs);
    const shown = textsIn(crumbs, 'li');
    // A checklist is named in short.
    if (address.startsWith('/przygotowanie/')) shown.splice(-1, 1, expect.any(String));
    const given = trail?.itemListElement.map(({ item, name }) => [pathOf(item), name]);
    expect(given, address).toEqual([home, ...above, address].map((item, index) => [item, shown[index]]));
    const places = shown.slice(1, -1).map((name) => named.get(name));
    expect(places, address).toEqual(above);
    const parent = address.replace(/\/[^/]*$/, '');
    if (addresses.includes(parent)) expect(above).toContain(parent);
  }
});

test('the data have as many questions as the page', () => {
  for (const { address, main, head } of listed.filter((page) => page.head.blocks['FAQPage']))
    expect(head.blocks['FAQPage']!['mainEntity'], address).toHaveLength(
      main.querySelectorAll('[aria-expanded]').length,
    );
});

test('a map leads pointers to the town and its neighbours', async () => {
  const mapped = async (path: string) => {
    const main = await mainOf(path);
    expect(main.querySelector('img[alt][fetchpriority="high"]'), path).not.toBeNull();
    return textsIn(main, 'a[tabindex="-1"][aria-hidden="true"]');
  };
  const all = towns.map(({ name }) => name);
  expect(await mapped('/miasta')).toEqual(expect.arrayContaining(all));
  for (const { slug, name } of towns) {
    const shown = await mapped(`/miasta/${slug}`);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toContain(name);
    expect(area.map.alt.split(name), name).toHaveLength(2);
  }
  for (const address of ['/', '/kontakt', '/miasta'])
    expect(textsIn(await mainOf(address), 'li a[href^="/miasta/"]')).toEqual(expect.arrayContaining(all));
});

test('the loader shows by the hour what the text without it says', () => {
  const { callWhileOpen, writeWhileClosed, callByDay } = commonSentences;
  const all = [callWhileOpen, writeWhileClosed, callByDay].map(plainText);
  const inSentence = all.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  for (const { address, page } of pages) {
    let calls = 0;
    for (const whole of page.querySelectorAll('[data-open] + :not(:empty)')) {
      const { open = '', closed = '' } = (whole.previousElementSibling as HTMLElement).dataset;
      const texts = [open, closed, textIn(whole)].map(plainText);
      if (open.includes('{time}')) expect(open.includes('24/7')).toBe(texts[2]!.includes('24/7'));
      else expect([all, inSentence], address).toContainEqual(texts);
      if (!open.includes('{time}')) calls += 1;
    }
    const sentences = textIn(page.body).toLowerCase().split(callByDay.toLowerCase());
    expect(sentences, address).toHaveLength(calls + 1);
  }
});

test.each(articles)('/blog/$slug shows days, author, service, and articles on its pest', async (article) => {
  const { slug, kind, scene = kind, date } = article;
  expect(articles.filter((other) => (other.scene ?? other.kind) === scene)).toEqual([article]);
  const { modified, published, type, blocks } = await headOf(`/blog/${slug}`);
  expect([type, published]).toEqual(['article', date]);
  const { datePublished, dateModified, author, publisher } = blocks['BlogPosting'] as Record<string, unknown>;
  expect(publisher).toMatchObject({ name: company.name, url: `${company.siteUrl}/` });
  const main = await mainOf(`/blog/${slug}`);
  const days = Array.from(main.querySelectorAll('header time'), (day) => day.getAttribute('datetime'));
  expect(new Set(days)).toEqual(new Set([datePublished, dateModified, modified]));
  expect(textsIn(main, 'header p > span')).toContain((author as { name: string }).name);
  const { name, price } = services.find((service) => service.kind === kind) ?? {
    name: blog.article.offer.name,
    price: `od ${terms.price.insect} zł`,
  };
  expect(textsIn(main, 'aside')[0]).toContain(plainText(`${name} ${price}`));
  const related = within(main).getByRole('region', { name: blog.article.related, hidden: true });
  const kinds = linksIn(related).map(
    (href) => articles.find((other) => href === `/blog/${other.slug}`)?.kind,
  );
  const same = articles.filter((other) => other.kind === kind).length - 1;
  expect(kinds.map((other) => other === kind)).toEqual([0, 1, 2].map((place) => place < same));
});

test('a card of the blog shows day, author, and the beginnings of two lists', async () => {
  for (const { slug, date, seoContent } of articles) {
    const keys = (Object.keys(seoContent) as DigestKey[]).slice(0, 2);
    const lists = keys.map((key) => `${digestLabels[key]} ${seoContent[key]!.slice(0, 2).join(' ')}`);
    const [card] = textsIn(await mainOf('/blog'), `article:has([href="/blog/${slug}"])`);
    for (const part of [polishDate(date), blog.article.author, ...lists])
      expect(card).toContain(plainText(part));
  }
});
