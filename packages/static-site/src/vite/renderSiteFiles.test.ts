// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderSiteFiles } from './renderSiteFiles.ts';

const facts = {
  addresses: ['/', '/blog', '/blog/myszy', '/żółw&jeż'],
  lastChanges: { '/blog/myszy': '2026-11-05' },
  origin: 'https://tarcza.test',
  manifest: undefined,
  feeds: [],
};
const sitemap = new DOMParser().parseFromString(
  renderSiteFiles(facts)['sitemap.xml'] ?? '',
  'application/xml',
);
const located = (url: Element) => url.querySelector('loc')?.textContent;

test('the sitemap lists every address once, as a URL', () => {
  expect([...sitemap.querySelectorAll('url')].map(located)).toEqual([
    'https://tarcza.test/',
    'https://tarcza.test/blog',
    'https://tarcza.test/blog/myszy',
    'https://tarcza.test/%C5%BC%C3%B3%C5%82w&je%C5%BC',
  ]);
});

test('addresses with a known last change have lastmod', () => {
  const dated = [...sitemap.querySelectorAll('url')].filter((url) => url.querySelector('lastmod'));
  expect(dated.map(located)).toEqual(['https://tarcza.test/blog/myszy']);
  expect(dated[0]?.querySelector('lastmod')?.textContent).toBe('2026-11-05');
});
