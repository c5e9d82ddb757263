import { expect, test } from 'vitest';
import { headElementsOf, type PageHead } from './pageHead.ts';

const site = { name: 'Szewc Nowak', origin: 'https://szewc.test', locale: 'pl_PL' };
const head: PageHead = { title: 'Cennik', description: 'Ile co kosztuje.', canonical: '/cennik' };
const elements = (page: Partial<PageHead> = {}, more: object = {}) =>
  headElementsOf({ ...site, ...more })({ ...head, ...page });
const metas = (...args: Parameters<typeof elements>): Record<string, string | undefined> =>
  Object.fromEntries(
    elements(...args)
      .filter(({ tag }) => tag === 'meta')
      .map(({ attributes }) => [attributes['name'] ?? attributes['property'], attributes['content']]),
  );

test('search engines and social networks hear the same, and one address', () => {
  expect(elements()).toContainEqual({ tag: 'title', attributes: {}, text: 'Cennik | Szewc Nowak' });
  expect(elements()).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: 'https://szewc.test/cennik' },
  });
  expect(metas()).toEqual({
    description: 'Ile co kosztuje.',
    robots: 'max-image-preview:large',
    'og:title': 'Cennik | Szewc Nowak',
    'og:description': 'Ile co kosztuje.',
    'og:type': 'website',
    'og:url': 'https://szewc.test/cennik',
    'og:locale': 'pl_PL',
    'og:site_name': 'Szewc Nowak',
    'twitter:card': 'summary',
  });
});

test.each([
  ['title', undefined],
  ['title', ''],
  ['title', ' \u00a0'],
  ['description', undefined],
  ['description', ''],
])('a %s that is %j is refused with the address of the page', (name, value) => {
  const broken = { [name]: value } as Partial<PageHead>;
  expect(() => elements(broken)).toThrow(`The page /cennik has no ${name}.`);
});

test('a head without a title fails the type check', () => {
  // @ts-expect-error: the title is missing
  const withoutTitle: PageHead = { description: 'Ile co kosztuje.', canonical: '/cennik' };
  // @ts-expect-error: the description is undefined
  const withoutDescription: PageHead = { ...head, description: undefined };
  for (const broken of [withoutTitle, withoutDescription])
    expect(() => headElementsOf(site)(broken)).toThrow('The page /cennik has no');
});

test('the properties of Open Graph are named as such, all else by name', () => {
  for (const { tag, attributes } of elements({ type: 'article', published: '2026-11-05' }))
    if (tag === 'meta')
      expect(/^(og|article):/.test(attributes['property'] ?? '')).toBe(attributes['name'] === undefined);
});

test('a picture is shown large, and said in words', () => {
  const image = { path: '/images/share-home.jpg', alt: 'Warsztat', width: 1200, height: 630 };
  expect(metas({ image })).toMatchObject({
    'og:image': 'https://szewc.test/images/share-home.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Warsztat',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'Warsztat',
  });
});

test('a site makes its titles and colours the bars of the browser as it wishes', () => {
  const titleOf = (title: string) => `Szewc: ${title}`;
  expect(elements({}, { titleOf })[0]?.text).toBe('Szewc: Cennik');
  const bars = elements({}, { themeColors: { light: '#fff', dark: '#000' } }).filter(
    ({ attributes }) => attributes['name'] === 'theme-color',
  );
  expect(bars.map(({ attributes }) => [attributes['media'], attributes['content']])).toEqual([
    ['(prefers-color-scheme: light)', '#fff'],
    ['(prefers-color-scheme: dark)', '#000'],
  ]);
});

test('an article says when it was published, and a page may keep out of search engines', () => {
  expect(metas({ type: 'article', published: '2026-11-05' })).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-11-05',
  });
  expect(metas({ noindex: true })['robots']).toBe('noindex');
});

test('what keeps lines together stays in the page and out of its head', () => {
  const structuredData = [{ '@type': 'Thing', name: 'od\u00a030\u00a0zł' }];
  const text = JSON.stringify(
    elements({ title: 'Buty\u00a0i torby', description: 'a\u2060b', structuredData }),
  );
  expect(text).not.toMatch(/[\u00a0\u2060]/);
  expect(text).toContain('Buty i torby');
});

test('nothing in a text can end the script around it', () => {
  const [block] = elements({ structuredData: [{ name: '</script><b>"' }] }).filter(
    ({ tag }) => tag === 'script',
  );
  expect(block?.attributes).toEqual({ type: 'application/ld+json' });
  expect(block?.text).not.toContain('<');
  expect(JSON.parse(block?.text ?? '')).toEqual({ name: '</script><b>"' });
});

test('a page in several languages names them all, and the first for everybody else', () => {
  const page = { languages: { pl: '/cennik', en: '/en/prices' }, locale: 'en_GB' };
  const links = elements(page).filter(({ attributes }) => attributes['rel'] === 'alternate');
  expect(links.map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
    ['pl', 'https://szewc.test/cennik'],
    ['en', 'https://szewc.test/en/prices'],
    ['x-default', 'https://szewc.test/cennik'],
  ]);
  expect(metas(page)['og:locale']).toBe('en_GB');
});

test('a page without an address of its own names none', () => {
  const page = { canonical: undefined };
  expect(elements(page).filter(({ attributes }) => attributes['rel'] === 'canonical')).toEqual([]);
  expect(metas(page)['og:url']).toBeUndefined();
});
