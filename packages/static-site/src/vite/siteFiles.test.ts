// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { siteFiles } from './siteFiles.ts';

const facts = {
  addresses: ['/', '/blog', '/blog/myszy', '/żółw&jeż'],
  lastChanges: { '/blog/myszy': '2026-11-05' },
  origin: 'https://tarcza.test',
  manifest: undefined,
};
const sitemap = new DOMParser().parseFromString(siteFiles(facts)['sitemap.xml'] ?? '', 'application/xml');
const located = (url: Element) => url.querySelector('loc')?.textContent;

test('the sitemap lists every address once, as a URL', () => {
  expect([...sitemap.querySelectorAll('url')].map(located)).toEqual([
    'https://tarcza.test/',
    'https://tarcza.test/blog',
    'https://tarcza.test/blog/myszy',
    'https://tarcza.test/%C5%BC%C3%B3%C5%82w&je%C5%BC',
  ]);
});

test('only addresses whose day is known carry it', () => {
  const dated = [...sitemap.querySelectorAll('url')].filter((url) => url.querySelector('lastmod'));
  expect(dated.map(located)).toEqual(['https://tarcza.test/blog/myszy']);
  expect(dated[0]?.querySelector('lastmod')?.textContent).toBe('2026-11-05');
});

test('robots may read everything and find the sitemap', () => {
  expect(siteFiles(facts)['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://tarcza.test/sitemap.xml\n',
  );
});

test('a web manifest is written where the site has one', () => {
  expect(siteFiles(facts)).not.toHaveProperty(['manifest.webmanifest']);
  const file = siteFiles({ ...facts, manifest: { name: 'Tarcza' } })['manifest.webmanifest'];
  expect(JSON.parse(file ?? '')).toEqual({ name: 'Tarcza' });
});
