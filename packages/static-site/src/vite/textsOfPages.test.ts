import { expect, test } from 'vitest';
import { textsOfPages } from './textsOfPages.ts';

const routes = [
  { path: '/', page: 'home' },
  { path: '/blog/:slug', page: 'article' },
];
const text = (name: string) => ({ file: `assets/texts/${name}.js` });
const code = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  dynamicImports,
});
const pages = ['src/pages/home/Page.tsx', 'src/pages/home/head.ts', 'src/pages/article/Page.tsx'];

const textsOf = (manifest: Parameters<typeof textsOfPages>[0]) =>
  textsOfPages(manifest, routes, 'src/server.tsx');

test('a page may import what its own files lead to, and nothing of another page', () => {
  const of = textsOf({
    'src/server.tsx': code('server', [], pages),
    'src/pages/home/Page.tsx': code('HomePage'),
    'src/pages/home/head.ts': code('HomePage.head'),
    'src/pages/article/Page.tsx': code('ArticlePage', ['_load.js']),
    '_load.js': code('load', [], ['src/a.md', 'src/b.md']),
    'src/a.md': text('a'),
    'src/b.md': text('b'),
  });
  expect(of('src/pages/home/Page.tsx')).toEqual([]);
  expect(of('src/pages/article/Page.tsx')).toEqual(['assets/texts/a.js', 'assets/texts/b.js']);
});

test('a text that the head of a page or the frame of all may import counts, too', () => {
  const of = textsOf({
    'src/server.tsx': code('server', ['_frame.js'], pages),
    '_frame.js': code('frame', [], ['src/notice.md']),
    'src/pages/home/Page.tsx': code('HomePage'),
    'src/pages/home/head.ts': code('HomePage.head', ['src/a.md']),
    'src/pages/article/Page.tsx': code('ArticlePage'),
    'src/a.md': text('a'),
    'src/notice.md': text('notice'),
  });
  expect(of('src/pages/home/Page.tsx')).toEqual(['assets/texts/a.js', 'assets/texts/notice.js']);
  expect(of('src/pages/article/Page.tsx')).toEqual(['assets/texts/notice.js']);
});
