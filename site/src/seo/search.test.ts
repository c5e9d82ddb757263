/** What search engines read of every page. */
import { beforeAll, expect, test } from 'vitest';
import { cities } from '../content/towns/cities';
import { company } from '../content/company/company';
import { services } from '../content/services/services';
import { plainText } from '../text/typeset';
import site from '../server';

interface Read {
  html: string;
  title: string;
  headings: readonly string[];
  h1: readonly string[];
  head: Awaited<ReturnType<typeof site.render>>['head'];
  links: readonly string[];
  language: string;
}

const pages = new Map<string, Read>();

const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(([, inside = '']) =>
    plainText(inside.replace(/<!--.*?-->|<[^>]+>/g, '')),
  );
const mainOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
const footerOf = (html: string) => /<footer[^>]*>([^]*)<\/footer>/.exec(html)?.[1] ?? '';
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"#]*)/g)].map(([, href = '']) => href);
const pageAt = (address: string): Read => {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} was not rendered.`);
  return page;
};

const noindex = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } };

beforeAll(async () => {
  for (const address of [...site.addresses, ...site.unlistedAddresses, '/404']) {
    const { html, head, language } = await site.render(address);
    const main = mainOf(html);
    pages.set(address, {
      html,
      head,
      language,
      title: head.find(({ tag }) => tag === 'title')?.text ?? '',
      h1: textsOf(main, 'h1'),
      headings: textsOf(main, 'h2'),
      links: linksIn(main),
    });
  }
}, 120_000);

test('the home page, articles, pests and symptoms lead to the pages for Kraków', () => {
  const inKrakow = services.map(({ slug }) => `/uslugi/${slug}/krakow`);
  expect(pageAt('/').links).toEqual(expect.arrayContaining(inKrakow));
  const missing = [...pages].filter(
    ([address, { links }]) =>
      /^\/(blog|objawy|szkodniki)\/(?!nie-)/.test(address) &&
      !links.some((href) => inKrakow.includes(href) || href === '/miasta/krakow'),
  );
  expect(missing.map(([address]) => address)).toEqual([]);
});

test('the service pages of a folded town are kept from search engines', () => {
  for (const { slug } of cities.filter(({ folded }) => folded))
    for (const { slug: service } of services) {
      const address = `/uslugi/${service}/${slug}`;
      const { head } = pageAt(address);
      expect(head).toContainEqual(noindex);
      expect(head).toContainEqual({
        tag: 'link',
        attributes: { rel: 'canonical', href: company.siteUrl + address },
      });
      expect(site.addresses).not.toContain(address);
      const data = head.filter(({ attributes }) => attributes['type'] === 'application/ld+json');
      expect(data).toEqual([]);
      for (const other of pages.values())
        expect(JSON.stringify(other.head)).not.toContain(`"${company.siteUrl}${address}\\"`);
    }
});

test('every page has one main heading', () => {
  const faulty = [...pages].filter(([, { h1 }]) => h1.length !== 1 || h1[0] === '');
  expect(faulty.map(([address, { h1 }]) => [address, h1])).toEqual([]);
});

test.each(services)('$name leads to price, guarantee and an article', ({ slug }) => {
  const { links } = pageAt(`/uslugi/${slug}`);
  expect(links).toEqual(expect.arrayContaining(['/cennik', '/gwarancja']));
  expect(links.some((href) => href.startsWith('/blog/'))).toBe(true);
});

test('the footer of every page in Polish lists all services', () => {
  const faulty = [...pages].filter(
    ([, { html, language }]) =>
      language === 'pl' && services.some(({ slug }) => !footerOf(html).includes(`href="/uslugi/${slug}"`)),
  );
  expect(faulty.map(([address]) => address)).toEqual([]);
});

test('every page can be reached from another one', () => {
  const linked = new Set(
    [...pages].flatMap(([address, { html }]) => linksIn(html).filter((to) => to !== address)),
  );
  expect(site.addresses.filter((address) => !linked.has(address))).toEqual([]);
});

test('the landing page stays out of search engines and of the sitemap', () => {
  const { head } = pageAt('/uslugi/pluskwy-landing');
  expect(head).toContainEqual(noindex);
  expect(site.addresses).not.toContain('/uslugi/pluskwy-landing');
});

test('the page for unknown addresses has no canonical address', () => {
  const { head } = pageAt('/404');
  expect(head.filter(({ attributes }) => attributes['rel'] === 'canonical')).toEqual([]);
  expect(head.filter(({ attributes }) => attributes['property'] === 'og:url')).toEqual([]);
  expect(head.filter(({ attributes }) => attributes['hreflang'])).toEqual([]);
});

const alternates = (address: string) =>
  Object.fromEntries(
    pageAt(address)
      .head.filter(({ attributes }) => attributes['hreflang'])
      .map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
  );

test.each([
  ['/', '/en'],
  ['/uslugi/zwalczanie-pluskiew', '/en/bed-bugs'],
  ['/szkodniki/myszy-i-szczury', '/en/mice'],
])('%s and %s name each other, and link to each other', (polish, inEnglish) => {
  const expected = {
    pl: company.siteUrl + polish,
    en: company.siteUrl + inEnglish,
    'x-default': company.siteUrl + polish,
  };
  for (const [address, other, language] of [
    [polish, inEnglish, 'pl'],
    [inEnglish, polish, 'en'],
  ] as const) {
    expect(alternates(address)).toEqual(expected);
    expect(pageAt(address).language).toBe(language);
    expect(linksIn(pageAt(address).html)).toContain(other);
  }
});

test('every page in Polish links to the English one in English, and back', () => {
  for (const [address, { html, language }] of pages) {
    if (language !== 'pl') continue;
    expect(html, address).toMatch(/<a (?=[^>]*href="\/en")(?=[^>]*lang="en")[^>]*>English</);
  }
  expect(pageAt('/en').html).toMatch(/<a (?=[^>]*href="\/")(?=[^>]*lang="pl")[^>]*>Polski</);
});
