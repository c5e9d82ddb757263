import { expect, test } from 'vitest';
import { createHeadElements, type PageHead } from './pageHead.ts';

const site = { name: 'Szewc Nowak', origin: 'https://szewc.test', locale: 'pl_PL' };
const head: PageHead = { title: 'Cennik', description: 'Ile co kosztuje.', canonical: '/cennik' };
const elements = (page: Partial<PageHead> = {}, more: object = {}) =>
  createHeadElements({ ...site, ...more })({ ...head, ...page });
const metas = (...args: Parameters<typeof elements>): Record<string, string | undefined> =>
  Object.fromEntries(
    elements(...args)
      .filter(({ tag }) => tag === 'meta')
      .map(({ attributes }) => [attributes['name'] ?? attributes['property'], attributes['content']]),
  );

test('writes title, description and canonical address for search engines and social networks', () => {
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

test('writes every address of the site as one URL', () => {
  const image = { path: 'share.jpg', alt: '', width: 1200, height: 630 };
  const page = {
    canonical: 'cennik/',
    image,
    languages: { pl: 'https://szewc.test/cennik', en: 'en/prices' },
  };
  const written = elements(page, { origin: 'https://SZEWC.test/' }).flatMap(({ attributes }) =>
    Object.values(attributes).filter((value) => /^https?:/.test(value)),
  );
  const cennik = 'https://szewc.test/cennik';
  expect(written).toEqual([
    cennik,
    cennik,
    'https://szewc.test/en/prices',
    cennik,
    cennik,
    'https://szewc.test/share.jpg',
  ]);
});

test('a missing title or description is left to the check of the build', () => {
  for (const title of [undefined, '', ' \u00a0']) expect(elements({ title })[0]?.text).toBe('');
  expect(metas({ description: undefined })['description']).toBe('');
});

test('applies formatTitle and theme colours', () => {
  const formatTitle = (title: string) => `Szewc: ${title}`;
  expect(elements({}, { formatTitle })[0]?.text).toBe('Szewc: Cennik');
  const bars = elements({}, { themeColors: { light: '#fff', dark: '#000' } }).filter(
    ({ attributes }) => attributes['name'] === 'theme-color',
  );
  expect(bars.map(({ attributes }) => [attributes['media'], attributes['content']])).toEqual([
    ['(prefers-color-scheme: light)', '#fff'],
    ['(prefers-color-scheme: dark)', '#000'],
  ]);
});

test('replaces no-break spaces', () => {
  const structuredData = [{ '@type': 'Thing', name: 'od\u00a030\u00a0zł' }];
  const text = JSON.stringify(
    elements({ title: 'Buty\u00a0i torby', description: 'a\u2060b', structuredData }),
  );
  expect(text).not.toMatch(/[\u00a0\u2060]/);
  expect(text).toContain('Buty i torby');
});

test('escapes "<" in structured data', () => {
  const [block] = elements({ structuredData: [{ name: '</script><b>"' }] }).filter(
    ({ tag }) => tag === 'script',
  );
  expect(block?.attributes).toEqual({ type: 'application/ld+json' });
  expect(block?.text).not.toContain('<');
  expect(JSON.parse(block?.text ?? '')).toEqual({ name: '</script><b>"' });
});

test('lists all languages, with the first as default', () => {
  const page = { languages: { pl: '/cennik', en: '/en/prices' }, locale: 'en_GB' };
  const links = elements(page).filter(({ attributes }) => attributes['rel'] === 'alternate');
  expect(links.map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
    ['pl', 'https://szewc.test/cennik'],
    ['en', 'https://szewc.test/en/prices'],
    ['x-default', 'https://szewc.test/cennik'],
  ]);
  expect(metas(page)['og:locale']).toBe('en_GB');
});
