import { expect, test } from 'vitest';
import { readHtml } from './readHtml.ts';
import { validatePage, type PageToCheck, type SiteContext } from './validatePage.ts';

const title = { tag: 'title' as const, attributes: {}, text: 'Pytania' };
const description = { tag: 'meta' as const, attributes: { name: 'description', content: 'Odpowiedzi' } };
const page: PageToCheck = {
  address: '/pomoc/faq',
  html: readHtml(''),
  head: [title, description],
  eager: undefined,
  files: ['src/pages/faq/Page.tsx'],
};
const surroundings: SiteContext = {
  origin: 'https://tarcza.test',
  findPage: () => 'faq',
  hasPage: (address: string) =>
    ['/', '/pomoc', '/pomoc/faq', '/usługi', '/wersja-2.0', "/o'hara"].includes(address),
  isListed: () => true,
  findIds: () => new Set(['inne']),
  policy: undefined,
  hasFile: (path: string) =>
    [
      '/a.jpg',
      '/a-2.jpg',
      '/plan.pdf',
      '/plan miasta.pdf',
      '/instrukcja/index.html',
      '/stara.html',
      '/images/a.jpg',
      '/pomoc/c.jpg',
    ].includes(path),
};
const problems = (
  { html = '', ...more }: Omit<Partial<PageToCheck>, 'html'> & { html?: string },
  context: Partial<SiteContext> = {},
) => {
  const checked = { ...page, ...more, html: readHtml(html) };
  const findIds = (address: string) =>
    address === page.address ? checked.html.ids : surroundings.findIds(address);
  return validatePage(checked, { ...surroundings, findIds, ...context });
};
const linkTo = (href: string) => problems({ html: `<p id="opis"><a name='stary' href=${href}>x</a></p>` });

test.each([
  '/',
  '/pomoc?a=1#inne',
  '"/us%C5%82ugi"',
  '"/us%c5%82ugi"',
  '/usługi',
  '/wersja-2.0',
  '"/o&#x27;hara"',
  '"/o&#39;hara"',
  '"/pomoc?a=1&amp;b=2"',
  "'/pomoc'",
  '/pomoc',
  '" /pomoc "',
  './faq',
  '../pomoc',
  '..',
  '""',
  '?strona=2',
  'https://tarcza.test/pomoc',
  'https://tarcza.test',
  '/plan.pdf',
  '"/plan%20miasta.pdf"',
  '"/plan miasta.pdf"',
  '/instrukcja',
  '/instrukcja/',
  '#opis',
  '#stary',
  '"#"',
  '#top',
  '#Top',
  '#opis:~:text=x',
  '/stara',
  '/stara/',
  '/pomoc/faq#opis',
  '/pomoc#inne',
  '/pomoc#:~:text=x',
  '/pomoc#inne:~:text=x',
  'https://example.com/x',
  '//example.com/x',
  'tel:+48',
  'mailto:a@b.pl',
])('accepts a link to %s', (href) => {
  expect(linkTo(href)).toEqual([]);
});

test.each([
  ['/faqs', /links to \/faqs at \/pomoc\/faq, and there is no such page/],
  ['"/us%C5%82ugi2"', /links to \/usługi2 /],
  ['"/o&#x27;haras"', /links to \/o'haras /],
  ['./inne', /links to \/pomoc\/inne /],
  ['inne', /links to \/pomoc\/inne /],
  ['../../inne', /links to \/inne /],
  ['https://tarcza.test/inne', /links to \/inne /],
  ['/images', /links to \/images .*no such page/],
  ['/images/', /links to \/images\/ .*no such page/],
  ['/%', /links to \/% .*no such page/],
  ['"/a%2Fb"', /links to \/a%2Fb .*no such page/],
  ['"http://"', /links to http:\/\/ .*no such page/],
  ['/pomoc/', /links to \/pomoc\/ .*address is \/pomoc\. Write it so/],
  ['/pomoc.html', /address is \/pomoc\. Write it so/],
  ['/index.html', /address is \/\. Write it so/],
  ['"/us%C5%82ugi/"', /address is \/usługi\. Write it so/],
  ['/pomoc/faq#brak', /links to \/pomoc\/faq#brak at \/pomoc\/faq, and nothing there has this id/],
  ['/pomoc#brak', /links to \/pomoc#brak at \/pomoc\/faq, and nothing there has this id/],
  ['/pomoc?a=1#b', /links to \/pomoc#b at/],
  ['#brak', /nothing there has this id/],
])('rejects a dead link to %s', (href, problem) => {
  expect(linkTo(href)).toEqual([expect.stringMatching(problem)]);
});

test('reports a repeated dead link once', () => {
  const html =
    '<a title="a > b" href="/faqs">1</a><map><area href="/faqs#x"></map><svg><a href="/faqs"></a></svg>';
  expect(problems({ html })).toEqual([
    'src/pages/faq/Page.tsx links to /faqs at /pomoc/faq, and there is no such page. Correct the link, or add the address.',
  ]);
});

test('validates links and pictures in noscript', () => {
  const html = '<noscript><a href="/faqs">x</a><img alt="" src="/b.jpg"></noscript>';
  expect(problems({ html })).toEqual([
    expect.stringContaining('shows /b.jpg'),
    expect.stringContaining('links to /faqs'),
  ]);
});

test('ignores fragments of a page whose ids are unknown', () => {
  const html = '<a href="#brak">x</a><a href="/pomoc#brak">x</a>';
  expect(problems({ html }, { findIds: () => undefined })).toEqual([]);
});

test('names the article of a dead link', () => {
  const files = ['src/pages/article/Page.tsx', 'src/articles/fr/traces.md', '../packages/x.js'];
  const found = problems({ html: '<a href="/tarif">x</a>', files }, { findPage: () => 'article' });
  expect(found).toEqual([
    'src/pages/article/Page.tsx with src/articles/fr/traces.md links to /tarif at /pomoc/faq, and there is no such page. Correct the link, or add the address.',
  ]);
});

const canonical = (href: string) => ({ tag: 'link' as const, attributes: { rel: 'canonical', href } });
test('rejects the canonical address of another page', () => {
  const head = [title, description, canonical('https://tarcza.test/pomoc')];
  expect(problems({ head })).toEqual([
    "src/pages/faq/head.ts gives /pomoc/faq the canonical address /pomoc, so search engines leave /pomoc/faq out. Write canonical: '/pomoc/faq', or name it in unlistedAddresses.",
  ]);
  expect(problems({ head }, { isListed: () => false })).toEqual([]);
  const noindex = { tag: 'meta' as const, attributes: { name: 'robots', content: 'noindex' } };
  expect(problems({ head: [...head, noindex] })).toEqual([]);
});

test.each(['https://tarcza.test/pomoc/faq', 'https://tarcza.test/pomoc/f%61q', 'https://example.com/faq'])(
  'accepts the canonical address %s',
  (href) => {
    expect(problems({ head: [title, description, canonical(href)] })).toEqual([]);
  },
);

const policy =
  "default-src 'none'; script-src 'self' https://stats.example/s.js; img-src 'self' data: *.photos.example";
test.each([
  ['<iframe src="https://maps.example/embed?x=1"></iframe>', 'https://maps.example', 'frame-src'],
  ['<img alt="" src="https://example.com/a.jpg">', 'https://example.com', 'img-src'],
  ['<img alt="" src="/a.jpg" srcset="//example.com/a.jpg 2x">', 'https://example.com', 'img-src'],
  ['<video src="https://example.com/a.mp4"></video>', 'https://example.com', 'media-src'],
  ['<script src="https://stats.example/other.js"></script>', 'https://stats.example', 'script-src'],
])('names the directive that %s lacks', (html, origin, directive) => {
  expect(problems({ html }, { policy })).toEqual([
    `src/pages/faq/Page.tsx loads ${origin} at /pomoc/faq, and the site's Content-Security-Policy blocks it. Add '${directive}': '${origin}' to the option \`policy\` of staticSite.`,
  ]);
  const allowed = `${policy}; ${directive} https: ${origin}`;
  expect(problems({ html }, { policy: allowed.replace(/ (img|script)-src '[^;]*;/, '') })).toEqual([]);
  expect(problems({ html })).toEqual([]);
});

test('accepts what the policy allows', () => {
  const html =
    '<img alt="" src="https://eu.photos.example/a.jpg"><img alt="" src="data:,"><script src="https://stats.example/s.js"></script><iframe src="/stara.html"></iframe>';
  expect(problems({ html }, { policy })).toEqual([]);
});

test('rejects a picture without alt, and an id that is repeated', () => {
  const html = '<img src="/a.jpg"><img src="/a.jpg" alt=""><p id="a"></p><p id="a"></p><p id="b"></p>';
  expect(problems({ html })).toEqual([
    expect.stringMatching(/shows \/a\.jpg at \/pomoc\/faq without alt\. Describe/),
    expect.stringMatching(/has the id "a" more than once at \/pomoc\/faq\. .*rename the others/),
  ]);
});

test('reports missing files of pictures, videos and share images', () => {
  const html =
    '<picture><source srcset="/a.avif 480w, /a-2.jpg 960w"/><img alt="" src=/a.jpg srcset="/a.jpg 1x,/c.jpg 2x"/></picture>' +
    '<img alt="" src="data:image/png;base64,AA==" srcset="data:image/png;base64,AA== 1x, ../images/a.jpg 2x"/>' +
    '<img alt="" src="c.jpg"><img alt="" src="d.jpg"><video poster="/p.jpg" src="https://example.com/v.mp4"></video>';
  const head = [
    ...page.head,
    { tag: 'meta' as const, attributes: { property: 'og:image', content: 'https://tarcza.test/share.jpg' } },
    { tag: 'meta' as const, attributes: { property: 'og:image:width', content: '/1200' } },
  ];
  expect(problems({ html, head }).map((problem) => /shows (\S+)/.exec(problem)?.[1])).toEqual([
    '/a.avif',
    '/c.jpg',
    '/pomoc/d.jpg',
    '/p.jpg',
    '/share.jpg',
  ]);
});

test('reports an address whose load returns null', () => {
  expect(problems({ files: ['src/pages/notFound/Page.tsx'] })).toEqual([
    '/pomoc/faq is among the addresses, and `load` of the page faq returns that there is no such page. Remove the address, or add what the page shows.',
  ]);
});

test.each([undefined, '', '  ', '\u00a0', 'undefined', 'undefined | Tarcza'])(
  'rejects the title or description "%s"',
  (text) => {
    const untitled = [{ ...title, ...(text === undefined ? { text: '' } : { text }) }, description];
    expect(problems({ head: untitled })).toEqual([
      'src/pages/faq/head.ts gives /pomoc/faq no title. Add one: search engines show it.',
    ]);
    const undescribed = [
      title,
      { ...description, attributes: { name: 'description', content: text as string } },
    ];
    expect(problems({ head: undescribed })).toEqual([
      'src/pages/faq/head.ts gives /pomoc/faq no description. Add one: search engines show it.',
    ]);
  },
);

test('reports an empty head', () => {
  expect(problems({ head: [] })).toHaveLength(2);
});

test('rejects a script with src in a head', () => {
  const script = (attributes: Record<string, string>) => ({ tag: 'script' as const, attributes, text: '{}' });
  expect(problems({ head: [...page.head, script({ src: 'https://stats.example/s.js' })] })).toEqual([
    'src/pages/faq/head.ts has a script with src="https://stats.example/s.js" at /pomoc/faq. Move it to the option `scripts` of staticSite, which also allows it in the Content-Security-Policy.',
  ]);
  expect(problems({ head: [...page.head, script({ type: 'application/ld+json' })] })).toEqual([]);
});

test.each([
  ['de_DE', 0],
  ['dee-DEU', 1],
  ['de', 1],
  ['xx_DE', 1],
])('the locale %s has %i errors', (content, count) => {
  const locale = { tag: 'meta' as const, attributes: { property: 'og:locale', content } };
  const found = problems({ head: [title, description, locale] });
  expect(found).toHaveLength(count);
  if (count > 0) expect(found[0]).toMatch(/the locale ".*such as de_DE/);
});
