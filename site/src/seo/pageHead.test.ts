import { expect, test } from 'vitest';
import { company } from '../content/company';
import { plainText } from '../content/typeset';
import { siteTokens } from '../theme/site.css';
import { fixedPageHead, headElements, themeColors, type PageHead } from './pageHead';

const head: PageHead = { ...fixedPageHead('/faq'), title: 'Pytania o zabiegi' };

function metaOf(page: PageHead): Record<string, string | undefined> {
  const metas = headElements(page).filter(({ tag }) => tag === 'meta');
  return Object.fromEntries(
    metas.map(({ attributes }) => [attributes['name'] ?? attributes['property'], attributes['content']]),
  );
}

test('search engines and social networks hear the same', () => {
  const title = `Pytania o zabiegi | ${company.name}`;
  const { description, keywords } = head;
  const spaced = (text: string) => plainText(text);

  expect(headElements(head)).toContainEqual({ tag: 'title', attributes: {}, text: title });
  expect(headElements(head)).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: `${company.siteUrl}/faq` },
  });
  expect(metaOf(head)).toMatchObject({
    description: spaced(description),
    keywords: spaced(keywords.join(', ')),
    robots: 'max-image-preview:large',
    'og:title': title,
    'og:description': spaced(description),
    'og:type': 'website',
    'og:url': `${company.siteUrl}/faq`,
    'og:locale': 'pl_PL',
    'og:image': `${company.siteUrl}/images/share-home.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': spaced(description),
    'twitter:image': `${company.siteUrl}/images/share-home.jpg`,
  });
  expect(metaOf(head)['og:image:alt']).toMatch(/^Rysunek: /);
  expect(metaOf(head)['twitter:image:alt']).toBe(metaOf(head)['og:image:alt']);
});

test('a non-breaking space stays in the page and out of its head', () => {
  const elements = headElements({
    ...head,
    title: 'Pluskwy w\u00a0domu',
    description: 'Co 10–\u206014\u00a0dni',
  });
  expect(JSON.stringify(elements)).not.toMatch(/\u00a0|\u2060/);
});

test('an article says when it was published', () => {
  const article = metaOf({ ...head, type: 'article', published: '2026-11-05' });
  expect(article).toMatchObject({ 'og:type': 'article', 'article:published_time': '2026-11-05' });
  expect(metaOf(head)).not.toHaveProperty(['article:published_time']);
});

test('a page may keep out of search engines', () => {
  expect(metaOf({ ...head, noindex: true })).toHaveProperty('robots', 'noindex');
});

test('nothing in a text can end the script around it', () => {
  const [block] = headElements({
    ...head,
    structuredData: [{ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>"' }],
  }).filter(({ tag }) => tag === 'script');
  expect(block?.text).not.toContain('<');
  expect(JSON.parse(block?.text ?? '')).toHaveProperty('name', '</script><b>"');
});

test("the browser's bars take the colour of the strip above the header", () => {
  expect(themeColors).toEqual({ light: siteTokens.light.brand, dark: siteTokens.dark.brand });
});
