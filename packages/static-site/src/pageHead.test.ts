import { expect, test } from 'vitest';
import { createHeadElements, type PageHead } from './pageHead.ts';

const site = { name: 'Szewc Nowak', origin: 'https://szewc.test', locale: 'pl_PL' };
const head: PageHead = { title: 'Cennik', description: 'Ile co kosztuje.', canonical: '/cennik' };
const elements = (page: Partial<PageHead> = {}, more: object = {}) =>
  createHeadElements({ ...site, ...more })({ ...head, ...page });
const lines = (...args: Parameters<typeof elements>) =>
  elements(...args).map(({ tag, attributes, text }) =>
    [tag, ...Object.entries(attributes).map((pair) => pair.join('=')), text].filter(Boolean).join(' '),
  );

test('writes title, description and canonical address for search engines and social networks', () => {
  expect(lines()).toEqual([
    'title Cennik | Szewc Nowak',
    'meta name=description content=Ile co kosztuje.',
    'meta name=robots content=max-image-preview:large',
    'link rel=canonical href=https://szewc.test/cennik',
    'meta property=og:title content=Cennik | Szewc Nowak',
    'meta property=og:description content=Ile co kosztuje.',
    'meta property=og:type content=website',
    'meta property=og:url content=https://szewc.test/cennik',
    'meta property=og:locale content=pl_PL',
    'meta property=og:site_name content=Szewc Nowak',
    'meta name=twitter:card content=summary',
  ]);
});

test('writes everything that a page may have, and each address as one URL', () => {
  const page: Partial<PageHead> = {
    keywords: ['buty', 'torby'],
    canonical: 'cennik/',
    image: { path: 'share.jpg', alt: 'Buty', width: 1200, height: 630 },
    languages: { pl: 'https://szewc.test/cennik', en: 'en/prices' },
    locale: 'en_GB',
    type: 'article',
    published: '2026-11-05',
    modified: '2026-11-06',
    noindex: true,
    structuredData: [{ name: '</script>"' }, {}],
  };
  const formatTitle = (title: string) => `Szewc: ${title}`;
  const themeColors = { light: '#fff', dark: '#000' };
  expect(lines(page, { origin: 'https://SZEWC.test/', formatTitle, themeColors })).toEqual([
    'title Szewc: Cennik',
    'meta name=description content=Ile co kosztuje.',
    'meta name=keywords content=buty, torby',
    'meta name=robots content=noindex',
    'meta name=theme-color content=#fff media=(prefers-color-scheme: light)',
    'meta name=theme-color content=#000 media=(prefers-color-scheme: dark)',
    'link rel=canonical href=https://szewc.test/cennik',
    'link rel=alternate hreflang=pl href=https://szewc.test/cennik',
    'link rel=alternate hreflang=en href=https://szewc.test/en/prices',
    'link rel=alternate hreflang=x-default href=https://szewc.test/cennik',
    'meta property=og:title content=Szewc: Cennik',
    'meta property=og:description content=Ile co kosztuje.',
    'meta property=og:type content=article',
    'meta property=og:url content=https://szewc.test/cennik',
    'meta property=og:locale content=en_GB',
    'meta property=og:site_name content=Szewc Nowak',
    'meta property=og:image content=https://szewc.test/share.jpg',
    'meta property=og:image:width content=1200',
    'meta property=og:image:height content=630',
    'meta property=og:image:alt content=Buty',
    'meta property=article:published_time content=2026-11-05',
    'meta property=article:modified_time content=2026-11-06',
    'meta name=twitter:card content=summary_large_image',
    'meta name=twitter:image:alt content=Buty',
    String.raw`script type=application/ld+json {"name":"\u003c/script>\""}`,
    'script type=application/ld+json {}',
  ]);
});

test('a page without an address of its own has none, and a missing text is left to the check of the build', () => {
  expect(lines({ canonical: undefined }).join('\n')).not.toMatch(/canonical|og:url/);
  for (const title of [undefined, '', ' \u00a0']) expect(elements({ title })[0]?.text).toBe('');
  expect(lines({ description: undefined })[1]).toBe('meta name=description content=');
});

test('replaces no-break spaces, except in a text of structured data, which is also in the page', () => {
  const structuredData = [{ name: 'od\u00a030\u2060\u00a0zł', text: 'za\u00a0parę\u2060' }];
  const written = lines({ title: 'Buty\u00a0i torby', description: 'a\u2060b', structuredData });
  expect([written[0], written[1], written.at(-1)]).toEqual([
    'title Buty i torby | Szewc Nowak',
    'meta name=description content=ab',
    'script type=application/ld+json {"name":"od 30 zł","text":"za\u00a0parę"}',
  ]);
});
