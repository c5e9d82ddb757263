// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { document as page, type Assets, type PageParts } from './document.ts';

const assets: Assets = {
  loader: 'assets/loader.js',
  entry: 'assets/main.js',
  styleSheet: 'assets/style.css',
  font: 'assets/font.woff2',
  icons: [],
  scripts: [],
};
const parts: PageParts = {
  language: 'pl',
  html: '<h1>Pluskwy</h1>',
  head: [{ tag: 'title', attributes: {}, text: 'Pluskwy & kuny <dziś>' }],
  chunks: ['assets/HomePage.js', 'assets/ui.js'],
  startsApp: false,
  eager: undefined,
  ahead: undefined,
  loadFailed: '<p role="alert">Nie udało się.<br/></p>',
};

const text = (more: Partial<PageParts> = {}, others: Partial<Assets> = {}) =>
  page({ ...parts, ...more }, { ...assets, ...others });
const read = (...args: Parameters<typeof text>) =>
  new DOMParser().parseFromString(text(...args), 'text/html');
const loader = (...args: Parameters<typeof text>) =>
  read(...args).querySelector<HTMLScriptElement>('script[src]');

test('the page is Polish HTML in standards mode, with its encoding before any text', () => {
  const whole = read();
  expect(whole.compatMode).toBe('CSS1Compat');
  expect(whole.documentElement.lang).toBe('pl');
  expect(text().indexOf('<meta charset')).toBeLessThan(text().indexOf('<title'));
  expect(whole.querySelector('#root')?.innerHTML).toBe('<h1>Pluskwy</h1>');
});

test('the loader is a classic script that knows what it may have to fetch, the entry first', () => {
  for (const name of ['type', 'async', 'defer']) expect(loader()?.hasAttribute(name)).toBe(false);
  expect(loader()?.dataset['app']).toBe('/assets/main.js /assets/HomePage.js /assets/ui.js');
});

test('what is said when that fails waits in the page, unseen', () => {
  expect(read().querySelector<HTMLTemplateElement>('template[data-act="failed"]')?.innerHTML).toBe(
    '<p role="alert">Nie udało się.<br></p>',
  );
});

test('a page that cannot wait for the visitor says so', () => {
  expect(loader({ eager: true })?.dataset).toMatchObject({ eager: 'true' });
});

test('what a head says is marked as the page’s own, and no text ends its element', () => {
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

test('speculation rules prerender or fetch the page of a link', () => {
  const { prefetch, prerender } = JSON.parse(
    read().querySelector('script[type="speculationrules"]')?.textContent ?? '',
  ) as Record<'prefetch' | 'prerender', object[]>;
  expect(prerender).toEqual([{ where: { href_matches: '/*' }, eagerness: 'moderate' }]);
  expect(prefetch).toEqual(prerender);
});

test('the font and the stylesheet come before the loader, and every page links the stylesheet', () => {
  const links = [...read().head.children].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
  expect(links.slice(2, 5)).toEqual(['/assets/font.woff2', '/assets/style.css', '/assets/loader.js']);
  expect(read({ eager: true }).querySelector('link[rel="stylesheet"]')).not.toBeNull();
});

test('the typeface is preloaded where there is one', () => {
  expect(read().querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/assets/font.woff2');
  expect(read({}, { font: undefined }).querySelector('link[rel="preload"]')).toBeNull();
});

test('the web manifest is named where the application starts, and there alone', () => {
  expect(read().querySelector('link[rel="manifest"]')).toBeNull();
  expect(read({ startsApp: true }).querySelector('link[rel="manifest"]')).not.toBeNull();
});

test('void elements are written as HTML writes them, and a slash inside an attribute stays', () => {
  const html = '<img src="a/" alt="1 > 0"/><br/><input value="/>"/><p>a/>b</p>';
  expect(text({ html })).toContain('<img src="a/" alt="1 > 0"><br><input value="/>"><p>a/>b</p>');
});

test('a page with `ahead` tells the loader to prefetch its scripts', () => {
  expect(loader()?.dataset['ahead']).toBeUndefined();
  expect(loader({ ahead: true })?.dataset['ahead']).toBe('true');
});
