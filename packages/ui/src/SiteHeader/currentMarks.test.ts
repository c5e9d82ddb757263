import { expect, test } from 'vitest';
import { currentMarks } from './currentMarks.js';

type Row = [
  path: string | undefined,
  items: readonly string[],
  marked: Record<string, string>,
  home?: string,
];
const main = ['/', '/uslugi', '/kontakt'];
const topics = ['/blog/', '/blog?temat=pluskwy', '/blog?temat=kuny'];
const page = { '/uslugi': 'page' };
const part = { '/uslugi': 'true' };

test.each<Row>([
  ['/', main, { '/': 'page' }],
  ['/uslugi', main, page],
  ['/uslugi/', main, page],
  ['/uslugi.html', main, page],
  ['/uslugi/index.html', main, page],
  ['/uslugi?miasto=krakow#ceny', main, page],
  ['/uslugi?zrodlo=menu', main, page],
  ['/uslugi/deratyzacja', main, part],
  ['/uslugi/deratyzacja/krakow/', main, part],
  ['/uslugi-inne', main, {}],
  ['/%', main, {}],
  [undefined, main, {}],
  // Escapes and composed letters.
  ['/us%C5%82ugi/', ['/usługi'], { '/usługi': 'page' }],
  ['/usługi', ['/us%C5%82ugi'], { '/us%C5%82ugi': 'page' }],
  ['/miasta/ło\u0301dz\u0301', ['/miasta/łódź'], { '/miasta/łódź': 'page' }],
  // Queries and fragments of items.
  ['/uslugi', ['/uslugi/?zrodlo=menu'], { '/uslugi/?zrodlo=menu': 'page' }],
  ['/uslugi', ['/uslugi?'], { '/uslugi?': 'page' }],
  ['/uslugi', ['/uslugi#cennik'], {}],
  ['/uslugi/deratyzacja?a=1#b', ['/uslugi/?zrodlo=menu'], { '/uslugi/?zrodlo=menu': 'true' }],
  ['/blog?temat=kuny', topics, { '/blog?temat=kuny': 'page' }],
  ['/blog?temat=myszy', topics, { '/blog/': 'page' }],
  ['/blog', topics, { '/blog/': 'page' }],
  // The smallest part around the page, and none around another home page.
  ['/a/b/c', ['/a', '/a/b'], { '/a/b': 'true' }],
  ['/a/b', ['/a', '/a/b'], { '/a/b': 'page' }],
  ['/en/prices', ['/en', '/en/prices'], { '/en/prices': 'page' }, '/en'],
  ['/en/prices/heels', ['/en', '/#prices'], {}, '/en'],
])('on %s of %j it marks %j', (path, hrefs, marked, home = '/') => {
  const marks = currentMarks(
    hrefs.map((href) => ({ href })),
    path,
    home,
  );
  const found = hrefs.flatMap((href, index) => (marks[index] ? [[href, marks[index]]] : []));
  expect(Object.fromEntries(found)).toEqual(marked);
});

test('marks the item that lists the page among its other pages, and no link to another language around it', () => {
  const items = [
    { href: '/uslugi', otherPages: ['/o/ozon'] },
    { href: '/kontakt' },
    { href: '/o', language: 'de' },
  ];
  expect(currentMarks(items, '/o/ozon/', '/')).toEqual(['true', undefined, undefined]);
});
