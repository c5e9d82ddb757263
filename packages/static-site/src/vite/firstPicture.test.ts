// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { firstPicture, withoutPreload } from './firstPicture.ts';

/** Attributes of the preload that a page gets for its HTML. */
function preloadFor(html: string) {
  const link = new DOMParser()
    .parseFromString(firstPicture(html)?.preload ?? '', 'text/html')
    .querySelector('link');
  return link && Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]));
}
const preload = { rel: 'preload', as: 'image', fetchpriority: 'high', media: '(device-posture)' };

test('it is the first picture that comes before others, wherever the page shows it', () => {
  const html =
    '<img src="/logo.svg" alt=""/><img alt="1 > 0" src="/a.svg?x&amp;y" fetchPriority="high"/><img src="/b.svg" fetchPriority="high"/>';
  expect(preloadFor(html)).toEqual({ ...preload, href: '/a.svg?x&y' });
});

test('of several formats it is the best one, which says its type for browsers that do not know it', () => {
  const html =
    '<picture><source srcSet="/old.avif" type="image/avif"/></picture>' +
    '<picture><source srcSet="/a-400.avif 400w, /a-800.avif 800w" sizes="50vw" type="image/avif"/>' +
    '<source srcSet="/a.webp" sizes="50vw" type="image/webp"/><img src="/a.jpg" fetchPriority="high"/></picture>';
  expect(preloadFor(html)).toEqual({
    ...preload,
    imagesrcset: '/a-400.avif 400w, /a-800.avif 800w',
    imagesizes: '50vw',
    type: 'image/avif',
  });
});

test('of several widths the browser chooses, and nothing is fetched by one that cannot', () => {
  const html =
    '<picture><source srcset="/old.avif"></picture><img srcset="/a.jpg, /b.jpg 2x" src="/a.jpg" fetchpriority="high">';
  expect(preloadFor(html)).toEqual({ ...preload, imagesrcset: '/a.jpg, /b.jpg 2x' });
});

test('it is fetched as the picture will be, or it would be fetched twice', () => {
  const html = '<img src="/a.jpg" crossorigin="anonymous" referrerpolicy="no-referrer" fetchpriority="high">';
  expect(preloadFor(html)).toEqual({
    ...preload,
    href: '/a.jpg',
    crossorigin: 'anonymous',
    referrerpolicy: 'no-referrer',
  });
});

test.each([
  ['no picture comes before others', '<img src="/a.svg"/><img src="/b.svg" fetchPriority="low"/>'],
  ['it waits to be seen', '<img src="/a.svg" loading="lazy" fetchPriority="high"/>'],
  [
    'a condition decides which it is',
    '<picture><source srcset="/narrow.jpg" media="(width < 40rem)"><img src="/a.jpg" fetchpriority="high"></picture>',
  ],
])('nothing is preloaded where %s', (_, html) => {
  expect(preloadFor(html)).toBeNull();
});

test('what React says of it is left out of the page, and nothing else', () => {
  const first = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  const other = '<link rel="preload" as="image" href="/b.svg"/>';
  const html = '<p><img src="/a.svg" fetchPriority="high"/><img src="/b.svg"/></p>';
  expect(withoutPreload(first + other + html, firstPicture(html)?.preload ?? '')).toBe(other + html);
  expect(withoutPreload(html, firstPicture(html)?.preload ?? '')).toBe(html);
});
