import { expect, test } from 'vitest';
import type { Route } from '../screens.ts';
import { pageProblems, tableProblems, type DrawnPage } from './problems.ts';

const routes = [
  { path: '/', page: 'HomePage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
];
const table = (
  listed: readonly string[],
  more: readonly Route[] = [],
  redirects: Readonly<Record<string, string>> = {},
) => tableProblems([...routes, ...more], { listed, unlisted: [], redirects, server: 'src/server.tsx' });

test('a table in order has no problems', () => {
  expect(table(['/', '/blog/myszy'])).toEqual([]);
});

test('patterns that fit the same addresses are one and the same, whatever their parameters are called', () => {
  expect(table([], [{ path: '/blog/:title', page: 'OldPage' }])).toEqual([
    expect.stringMatching(/^Two routes fit \/blog\/:title: ArticlePage and OldPage/),
  ]);
  expect(table([], [{ path: '/blog/:slug/:part', page: 'PartPage' }])).toEqual([]);
});

test.each([
  ['twice', ['/', '/'], /names \/ twice/],
  ['without a route', ['/kontakt'], /names \/kontakt, which no route fits/],
  ['with a slash at its end', ['/blog/myszy/'], /An address begins with a slash and does not end with one/],
])('an address %s is a problem', (_, listed, problem) => {
  expect(table(listed)).toContainEqual(expect.stringMatching(problem));
});

test('a route that stands for many addresses is to have a page', () => {
  const many: Route = { path: '/:topic/inne', page: 'TopicPage', standsFor: '/:topic/:town' };
  expect(table(['/', '/blog/myszy'], [many])).toEqual([
    expect.stringMatching(
      /^The route \/:topic\/inne stands for .*Name one in the unlistedAddresses of src\/server/,
    ),
  ]);
  expect(table(['/szczury/inne'], [many])).toEqual([]);
});

test.each([
  ['to a page', { '/o-myszach': '/blog/myszy' }, undefined],
  ['to pages of one kind', { '/artykul/:slug': '/blog/:slug' }, undefined],
  ['of another spelling', { '/Blog/Myszy': '/blog/myszy?od=druk#cena' }, undefined],
  ['to another redirect', { '/stare': '/o-myszach', '/o-myszach': '/blog/myszy' }, undefined],
  ['to another site', { '/sklep': 'https://sklep.example/' }, undefined],
  ['to no page', { '/o-myszach': '/myszy' }, /to \/myszy, and there is no such page/],
  ['of a page', { '/blog/:slug': '/' }, /nobody would see the page at \/blog\/myszy/],
])('a redirect %s', (_, redirects, problem) => {
  expect(table(['/', '/blog/myszy'], [], redirects)).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

const page: DrawnPage = {
  address: '/faq',
  html: '',
  loadFailed: '',
  head: [{ tag: 'title', attributes: {}, text: 'Pytania' }],
  source: 'src/routes/FaqPage.tsx',
};
const surroundings = {
  origin: 'https://tarcza.test',
  pageFor: () => 'FaqPage',
  hasPage: (address: string) => address === '/' || address === '/faq',
  isRenamed: (name: string) => name === '--ui-action',
  hasFile: (path: string) => ['/a.jpg', '/a-2.jpg', '/plan.pdf'].includes(path),
};
const problems = (more: Partial<DrawnPage>) => pageProblems({ ...page, ...more }, surroundings);

test('links to pages, files, fragments, other sites, mail and phones are as they should be', () => {
  const html =
    '<a href="/">1</a><a class="x" href="/faq?a=1#b">2</a><a href="/plan.pdf">3</a><a href="#b">4</a>' +
    '<a href="https://example.com/x">5</a><a href="//example.com/x">6</a><a href="tel:+48">7</a><a href="mailto:a@b.pl">8</a>';
  expect(problems({ html })).toEqual([]);
});

test('a link to no page is named once, however often it stands there', () => {
  const html = '<a title="a > b" href="/faqs">1</a><a href="/faqs#x">2</a>';
  expect(problems({ html })).toEqual([
    'src/routes/FaqPage.tsx links to /faqs at /faq, and there is no such page. Correct the link, or add the address.',
  ]);
});

test('every file of a picture is looked for: its own, those of its widths, that of social networks', () => {
  const html =
    '<picture><source srcset="/a.avif 480w, /a-2.jpg 960w"/><img alt="" src="/a.jpg" srcset="/a.jpg 1x, /c.jpg 2x"/></picture>' +
    '<img alt="" src="data:image/png;base64,AA=="/>';
  const head = [
    ...page.head,
    {
      tag: 'meta' as const,
      attributes: { property: 'og:image', content: 'https://tarcza.test/share.jpg' },
    },
    { tag: 'meta' as const, attributes: { property: 'og:image:width', content: '/1200' } },
  ];
  expect(problems({ html, head }).map((problem) => /shows (\S+)/.exec(problem)?.[1])).toEqual([
    '/a.avif',
    '/c.jpg',
    '/share.jpg',
  ]);
});

test('an address whose page says that it does not exist is named, with what to do', () => {
  expect(problems({ source: 'src/routes/NotFoundPage.tsx' })).toEqual([
    '/faq is among the addresses, and `load` of FaqPage.tsx answers that there is no such page. Take the address out, or add what the page shows.',
  ]);
});

test.each([[[]], [[{ tag: 'title' as const, attributes: {}, text: '  ' }]]])(
  'a head without a title names the file that is to have one',
  (head) => {
    expect(problems({ head })).toEqual([
      'src/routes/FaqPage.head.ts gives /faq no title. Add one: it is what a search shows of the page.',
    ]);
  },
);

test('a custom property that the page uses and the style sheet calls something else is named, with what to do', () => {
  const said =
    /^src\/routes\/FaqPage\.tsx has --ui-action in an attribute at \/faq, and no script names it.*Write the name out/;
  expect(problems({ html: '<p style="top:0;color:var(--ui-action)"></p>' })).toEqual([
    expect.stringMatching(said),
  ]);
  expect(problems({ loadFailed: '<svg fill="var(--ui-action)"></svg>' })).toEqual([
    expect.stringMatching(said),
  ]);
  expect(problems({ html: '<a href="#--ui-action" style="--own:1">--ui-action</a>' })).toEqual([]);
});
