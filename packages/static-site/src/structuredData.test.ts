import { expect, test } from 'vitest';
import { breadcrumbList, faqPage, pageList } from './structuredData.ts';

const origin = 'https://www.example.com';
const pages = [
  { name: 'Strona główna', path: '/' },
  { name: 'Cennik', path: '/cennik' },
];

test('breadcrumbs lead from home to the page, by whole addresses', () => {
  expect(breadcrumbList(origin, pages)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Strona główna', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Cennik', item: `${origin}/cennik` },
    ],
  });
});

test('a list of pages counts them and keeps their order', () => {
  expect(pageList(origin, pages)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: `${origin}/` },
      { position: 2, url: `${origin}/cennik` },
    ],
  });
});

test('each question has its answer', () => {
  expect(faqPage('pl-PL', [{ question: 'Ile?', answer: 'Tyle.' }])).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'pl-PL',
    mainEntity: [{ '@type': 'Question', name: 'Ile?', acceptedAnswer: { '@type': 'Answer', text: 'Tyle.' } }],
  });
});
