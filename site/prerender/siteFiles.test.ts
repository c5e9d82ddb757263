import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFacts } from '../src/seo/siteFacts';
import { siteFiles } from './siteFiles';

const files = siteFiles({ ...siteFacts, siteUrl: 'https://tarcza.test', name: 'Tarcza' });
const sitemap = new DOMParser().parseFromString(files['sitemap.xml'] ?? '', 'application/xml');

test('the sitemap lists every address once', () => {
  const listed = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
  expect(listed).toEqual(siteFacts.addresses.map((address) => `https://tarcza.test${address}`));
  expect(new Set(listed).size).toBe(listed.length);
});

test('only articles carry the day of their last change', () => {
  const dated = [...sitemap.querySelectorAll('url')].filter((url) => url.querySelector('lastmod'));
  expect(dated).toHaveLength(8);
  for (const url of dated) {
    expect(url.querySelector('loc')?.textContent).toContain('/blog/');
    expect(url.querySelector('lastmod')?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('robots may read everything and find the sitemap', () => {
  expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n\nSitemap: https://tarcza.test/sitemap.xml\n');
});

test('the manifest is Polish, and every icon that it names exists', () => {
  const manifest = JSON.parse(files['manifest.webmanifest'] ?? '') as {
    lang: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Tarcza', lang: 'pl', start_url: '/' });
  for (const { src } of manifest.icons) {
    expect(existsSync(join(import.meta.dirname, '../public', src))).toBe(true);
  }
});
