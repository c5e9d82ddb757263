import { expect, test } from 'vitest';
import { renderDocument, type Assets, type RenderDocumentOptions } from './renderDocument.ts';

const parts: RenderDocumentOptions = {
  language: 'pl',
  html: '<h1>Pluskwy</h1>',
  head: [],
  chunks: [],
  hasManifest: false,
  eager: undefined,
  prefetchOnScroll: undefined,
  loadFailed: '',
};
const assets: Assets = {
  loader: 'assets/loader.js',
  entry: 'assets/main.js',
  stylesheet: 'assets/style.css',
  font: undefined,
  icons: [],
};
const start = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">`;
const speculation = /<script type="speculationrules">(.*)<\/script>\n/;
const render = (...args: Parameters<typeof renderDocument>) =>
  renderDocument(...args).replace(speculation, '');

test('a document has stylesheet and loader, a classic script', () => {
  expect(render(parts, assets)).toBe(`<!doctype html>
<html lang="pl">
${start}
<link rel="stylesheet" href="/assets/style.css">
<script src="/assets/loader.js" data-app="/assets/main.js"></script>
</head>
<body><div id="root"><h1>Pluskwy</h1></div><template data-act="failed"></template></body>
</html>
`);
});

test('a document has all that the page has, with escaped texts and the direction of its language', () => {
  const page: RenderDocumentOptions = {
    language: 'ar',
    html: '<header></header><main class="wide" id="tresc"></main>',
    head: [
      { tag: 'title', attributes: {}, text: 'Pluskwy & kuny <dziś>' },
      { tag: 'meta', attributes: { name: 'description', content: '"><b>' } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"name":"&"}' },
    ],
    chunks: ['assets/HomePage.js', 'assets/ui.js'],
    hasManifest: true,
    eager: true,
    prefetchOnScroll: true,
    loadFailed: '<p role="alert">Nie udało się.<br/></p>',
  };
  const icons = [{ tag: 'link' as const, attributes: { rel: 'icon', href: '/favicon.svg' } }];
  expect(render(page, { ...assets, font: 'assets/font.woff2', icons })).toBe(`<!doctype html>
<html lang="ar" dir="rtl">
${start}
<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/style.css">
<link rel="expect" href="#tresc" blocking="render">
<script src="/assets/loader.js" data-app="/assets/main.js /assets/HomePage.js /assets/ui.js" data-eager="true" data-prefetch-on-scroll="true"></script>
<title data-page>Pluskwy &amp; kuny &lt;dziś></title>
<meta name="description" content="&quot;>&lt;b>" data-page>
<script type="application/ld+json" data-page>{"name":"&"}</script>
<link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body><div id="root"><header></header><main class="wide" id="tresc"></main></div><template data-act="failed"><p role="alert">Nie udało się.<br/></p></template></body>
</html>
`);
});

test('the browser prefetches and prerenders pages, not files', () => {
  const [, rules = ''] = speculation.exec(renderDocument(parts, assets)) ?? [];
  const excluded = [{ href_matches: '/*.*' }, { selector_matches: '[download], [rel~="external"]' }];
  const where = { and: [{ href_matches: '/*' }, ...excluded.map((not) => ({ not }))] };
  const list = [{ where, eagerness: 'moderate' }];
  expect(JSON.parse(rules)).toEqual({ prefetch: list, prerender: list });
});
