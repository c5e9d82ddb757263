import { expect, test } from 'vitest';
import { company } from '../content/company/company';
import { plainText } from '../text/typeset';
import { siteTokens } from '../theme/site.css';
import { head as faqHead } from '../pages/faq/head';
import { headElements, themeColors, type PageHead } from './pageHead';

const head: PageHead = { ...faqHead(), title: 'Pytania o zabiegi' };

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
    'og:image': expect.stringMatching(new RegExp(`^${company.siteUrl}/\\S+$`)),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(metaOf(head)['og:image:alt']).toMatch(/^Rysunek: /);
  expect(metaOf(head)['twitter:image:alt']).toBe(metaOf(head)['og:image:alt']);
});

test("the browser's bars take the colour of the strip above the header", () => {
  expect(themeColors).toEqual({ light: siteTokens.light.brand, dark: siteTokens.dark.brand });
});
