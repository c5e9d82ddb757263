// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderDocument as page, type Assets, type RenderDocumentOptions } from './renderDocument.ts';

const assets: Assets = {
  loader: 'assets/loader.js',
  entry: 'assets/main.js',
  stylesheet: 'assets/style.css',
  font: 'assets/font.woff2',
  icons: [],
};
const parts: RenderDocumentOptions = {
  language: 'pl',
  html: '<h1>Pluskwy</h1>',
  head: [{ tag: 'title', attributes: {}, text: 'Pluskwy & kuny <dziś>' }],
  chunks: ['assets/HomePage.js', 'assets/ui.js'],
  hasManifest: false,
  eager: undefined,
  prefetchOnScroll: undefined,
  loadFailed: '<p role="alert">Nie udało się.<br/></p>',
};

const text = (more: Partial<RenderDocumentOptions> = {}, others: Partial<Assets> = {}) =>
  page({ ...parts, ...more }, { ...assets, ...others });
const read = (...args: Parameters<typeof text>) =>
  new DOMParser().parseFromString(text(...args), 'text/html');
const loader = (...args: Parameters<typeof text>) =>
  read(...args).querySelector<HTMLScriptElement>('script[src]');

test('the loader is a classic script with all addresses, the entry first', () => {
  for (const name of ['type', 'async', 'defer']) expect(loader()?.hasAttribute(name)).toBe(false);
  expect(loader()?.dataset['app']).toBe('/assets/main.js /assets/HomePage.js /assets/ui.js');
});

test('nothing is painted before the main element has come, so that the header above it does not move', () => {
  const expected = read({ html: '<header></header><main class="wide" id="tresc"></main>' }).querySelector(
    'head > link[rel="expect"]',
  );
  expect(expected?.getAttribute('href')).toBe('#tresc');
  expect(expected?.getAttribute('blocking')).toBe('render');
  expect(read().querySelector('link[rel="expect"]')).toBeNull();
});

test('a page has the direction of its language', () => {
  expect(text({ language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
});

test('marks head elements and escapes their text', () => {
  const ld = JSON.stringify({ name: 'a' });
  const whole = read({
    head: [
      ...parts.head,
      { tag: 'meta', attributes: { name: 'description', content: '"><b>' } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: ld },
    ],
  });
  expect(whole.title).toBe('Pluskwy & kuny <dziś>');
  expect(whole.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('"><b>');
  expect(whole.querySelector('script[type="application/ld+json"]')?.textContent).toBe(ld);
  expect([...whole.querySelectorAll('[data-page]')].map(({ tagName }) => tagName)).toEqual([
    'TITLE',
    'META',
    'SCRIPT',
  ]);
});

test('the browser prerenders pages, not files', () => {
  const rules = read().querySelector('script[type="speculationrules"]')?.textContent ?? '';
  expect(JSON.parse(rules)).toHaveProperty('prerender.0.where.and.1.not.href_matches', '/*.*');
});

test('the stylesheet and the font, if there is one, come before the loader', () => {
  const links = [...read().head.children].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
  expect(links.slice(2, 5)).toEqual(['/assets/font.woff2', '/assets/style.css', '/assets/loader.js']);
  expect(read().querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/assets/font.woff2');
  expect(read({}, { font: undefined }).querySelector('link[rel="preload"]')).toBeNull();
});

test('removes the slash of void elements, not of attributes', () => {
  const html = '<img src="a/" alt="1 > 0"/><br/><input value="/>"/><p>a/>b</p>';
  expect(text({ html })).toContain('<img src="a/" alt="1 > 0"><br><input value="/>"><p>a/>b</p>');
});
