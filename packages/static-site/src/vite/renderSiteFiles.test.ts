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

test('addresses with a known last change have lastmod', () => {
  const dated = [...sitemap.querySelectorAll('url')].filter((url) => url.querySelector('lastmod'));
  expect(dated.map(located)).toEqual(['https://tarcza.test/blog/myszy']);
  expect(dated[0]?.querySelector('lastmod')?.textContent).toBe('2026-11-05');
});
