import { createElement as h, Fragment } from 'react';
import { expect, test } from 'vitest';
import {
  createBlogPosting,
  createBreadcrumbList,
  createFaqPage,
  createLocalBusiness,
  createPageList,
  createWebSite,
  getFirmId,
} from './structuredData.ts';

const origin = 'https://www.example.com';

const trail = [
  { name: 'Start', path: '/' },
  { name: 'Cennik', path: '/cennik' },
];
const items = [
  { '@type': 'ListItem', position: 1, name: 'Start' },
  { '@type': 'ListItem', position: 2, name: 'Cennik' },
];

test('breadcrumbs and lists name pages in order', () => {
  expect(createBreadcrumbList(origin, trail)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { ...items[0], item: `${origin}/` },
      { ...items[1], item: `${origin}/cennik` },
    ],
  });
  expect(createPageList(origin, trail)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { ...items[0], url: `${origin}/` },
      { ...items[1], url: `${origin}/cennik` },
    ],
  });
});

test('an answer of React nodes is reduced to its text', () => {
  const tags = 'a abbr b bdi cite code data em i kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  );
  const inline = tags.map((tag) => h(tag, { key: tag }, tag[0]));
  const answer = h(Fragment, {}, [
    h('p', { key: 'p' }, 'Ceny\tsą\nw\u00a0', ...inline, h('br'), 'od ', 150, '\u00a0zł.'),
    h('ul', { key: 'ul' }, h('li', { key: 1 }, 'Dojazd'), false, h('li', { key: 2 }, 'Materiał')),
  ]);
  const text = `Ceny są w\u00a0${tags.map(([letter]) => letter).join('')} od 150\u00a0zł. Dojazd Materiał`;
  expect(createFaqPage('pl-PL', [{ question: 'Ile?', answer }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'pl-PL',
    mainEntity: [{ '@type': 'Question', name: 'Ile?', acceptedAnswer: { '@type': 'Answer', text } }],
  });
});

const organization = { '@type': 'Organization', name: 'Szewc Nowak' } as const;
const article = {
  path: '/blog/zelowki',
  title: 'Zelówki na zimę',
  description: 'Które nie ślizgają się na lodzie.',
  language: 'pl-PL',
  images: ['/zelowki.jpg'],
  published: '2026-11-02',
  author: organization,
  publisher: organization,
};

test('an article has text and word count', () => {
  const posting = createBlogPosting(origin, article, ['Gumowe są najlepsze.', 'Wymień je\nprzed mrozem.']);
  const { path, title, language, images, published, ...same } = article;
  const url = origin + path;
  const written = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    ...same,
    url,
    headline: title,
    inLanguage: language,
    image: images.map((name) => origin + name),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: published,
    dateModified: published,
    articleBody: 'Gumowe są najlepsze.\n\nWymień je\nprzed mrozem.',
    wordCount: 7,
  };
  expect(posting).toEqual(written);
  const more = { section: 'Porady', keywords: ['but', 'zima'], modified: '2026-11-05' };
  const changed = { articleSection: 'Porady', keywords: 'but, zima', dateModified: '2026-11-05' };
  expect(createBlogPosting(origin, { ...article, ...more }, [])).toMatchObject(changed);
});

test.each([{}, { publisher: { '@id': getFirmId(origin) } }])('a website with %o', (more) => {
  expect(createWebSite(origin, { name: 'Szewc Nowak', language: 'pl-PL', ...more })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Szewc Nowak',
    url: `${origin}/`,
    inLanguage: 'pl-PL',
    ...more,
  });
});

const firm = {
  name: 'Kominictví Dvořák',
  phone: '+420 608 123 456',
  address: { town: 'Olomouc', country: 'CZ' },
};

test('a local business has only the given properties', () => {
  expect(createLocalBusiness(origin, firm)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#firm`,
    name: 'Kominictví Dvořák',
    url: `${origin}/`,
    telephone: '+420 608 123 456',
    address: { '@type': 'PostalAddress', addressLocality: 'Olomouc', addressCountry: 'CZ' },
  });
});

test('a local business has all given properties', () => {
  const hours = { regular: [{ days: ['Monday'], times: [['7:30', '16:00']] }] } as const;
  const same = { email: 'a@example.cz', priceRange: '$$' };
  const place = { street: 'Dolní 1', postalCode: '779 00', region: 'Haná' };
  const address = { ...firm.address, ...place };
  const more = { ...same, hours, address, images: ['/a.jpg'] };
  const type = 'HomeAndConstructionBusiness';
  expect(createLocalBusiness(origin, { ...firm, ...more, type, more: { vatID: 'CZ1' } })).toMatchObject({
    '@type': type,
    ...same,
    address: { streetAddress: 'Dolní 1', postalCode: '779 00', addressRegion: 'Haná' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '07:30', closes: '16:00' }],
    image: [`${origin}/a.jpg`],
    vatID: 'CZ1',
  });
});
