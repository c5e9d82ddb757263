import { expect, test } from 'vitest';
import type { HeadElement } from '../head.ts';
import { readHtml } from './readHtml.ts';
import { renderElement } from './renderDocument.ts';
import { validateStylesheet, validateWorkers } from './validateAssets.ts';
import type { PageToCheck, SiteContext } from './pageToCheck.ts';
import { validatePage } from './validatePage.ts';

const title = { tag: 'title' as const, attributes: {}, text: 'Pytania' };
const description = { tag: 'meta' as const, attributes: { name: 'description', content: 'Odpowiedzi' } };
const page: PageToCheck = {
  address: '/pomoc/faq',
  language: 'pl',
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
  findHead: () => undefined,
  findIds: () => new Set(['inne']),
  policy: undefined,
  readSize: (path) =>
    path === '/plan.pdf' ? undefined : { width: path === '/images/a.jpg' ? 150 : 1200, height: 630 },
  hasFile: (path: string) =>
    [
      '/a.jpg',
      '/a-2.jpg',
      '/plan.pdf',
      '/plan miasta.pdf',
      '/plan #1.pdf',
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
  const checked = { ...page, ...more, html: readHtml((more.head ?? []).map(renderElement).join('') + html) };
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
  '"tel:(012) 345"',
  'mailto:?subject=a',
  'mailto:a@b.pl',
  '"mailto:a@b.pl,c@d.pl?subject=a, b"',
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
  ['http://tarcza.test/inne', /links to \/inne /],
  ['tel:biuro', /links to tel:biuro at \/pomoc\/faq, which opens nothing/],
  ['mailto:', /which opens nothing/],
  ['mailto:biuro', /which opens nothing/],
  ['"mailto:biuro@firma,pl"', /which opens nothing/],
  ['file:///C:/oferta.html', /which opens nothing/],
  ['http://localhost:5173/pomoc', /which opens nothing for visitors/],
  ['https://127.0.0.1/', /which opens nothing for visitors/],
  ['https://kontakt', /which opens nothing for visitors/],
  ['/images', /links to \/images .*no such page/],
  ['/images/', /links to \/images\/ .*no such page/],
  ['/%', /links to \/% .*no such page/],
  ['"/a%2Fb"', /links to \/a%2Fb .*no such page/],
  ['"http://"', /links to http:\/\/ .*no such page/],
  ['"../plan #1.pdf"', /links to \/plan #1\.pdf at .*Write # as %23/],
  ['"/plan #1.pdf"', /links to \/plan #1\.pdf at .*Write # as %23/],
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

test('says how a picture with # in its name is written', () => {
  expect(problems({ html: '<img alt="" src="/plan #1.pdf">' })).toEqual([
    expect.stringMatching(/shows \/plan #1\.pdf at .*Write # as %23/),
  ]);
});

test('reports a repeated dead link once', () => {
  const html =
    '<a title="a > b" href="/faqs">1</a><map><area href="/faqs#x"></map><svg><a href="/faqs"></a></svg>';
  expect(problems({ html })).toEqual([
    'src/pages/faq/Page.tsx links to /faqs at /pomoc/faq, and there is no such page. Correct the link, or add the address.',
  ]);
});

test.each([
  ['<p>a<div>b</div></p>', '<p> <div>'],
  ['<table><tr><td>1</td></tr></table>', '<table> <tr>'],
  ['<a href="/">1<b><a href="/">2</a></b></a>', '<a> <b> <a>'],
  ['<form><p><form></form></p></form>', '<form> <p> <form>'],
  ['<button>1<button>2</button></button>', '<button> <button>'],
])('rejects %s, which browsers change', (html, path) => {
  expect(problems({ html })).toEqual([
    expect.stringContaining(`Page.tsx has ${path} at /pomoc/faq, which HTML`),
  ]);
});

test.each([
  '<table><tbody><tr><td>1<br/>2<table><tbody></tbody></table></td></tr></tbody></table>',
  '<p>a<svg><path d="M0 0"/><foreignObject><b>1</b></foreignObject></svg><noscript><i>b</i></noscript></p>',
  '<div title="a > b"><!-- --><a href="/">x</a><style>p > a{}</style><script src="/x.js">if (a<b) c</script></div>',
  '<ul><li><ul><li>1</li></ul></li></ul><select><option>1</option></select>',
])('accepts the nesting of %s', (html) => {
  expect(readHtml(html).misplaced).toEqual([]);
});

test('rejects a picture that browsers do not show', () => {
  const html = '<img alt="" src="/a-2.jpg">';
  expect(problems({ html }, { readSize: () => undefined })).toEqual([
    expect.stringMatching(/shows \/a-2\.jpg at \/pomoc\/faq, and browsers cannot show this file\. Export/),
  ]);
});

test('rejects a form that asks for a page that does not exist', () => {
  const html = '<form action="/szukaj"></form><form action="/api" method="post"></form>';
  expect(problems({ html })).toEqual([
    expect.stringContaining('links to /szukaj at /pomoc/faq, and there is no'),
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
const alternate = (hreflang: string, href: string) => ({
  tag: 'link' as const,
  attributes: { rel: 'alternate', hreflang, href },
});
const meta = (name: string, content: string) => ({ tag: 'meta' as const, attributes: { name, content } });
const data = (thing: object) => ({
  tag: 'script' as const,
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify(thing),
});
const headErrors = (...more: readonly HeadElement[]) =>
  problems({ head: [...page.head, ...more] }, { findHead: () => [] });

test('rejects the canonical address of another page', () => {
  const head = [title, description, canonical('https://tarcza.test/pomoc')];
  expect(problems({ head })).toEqual([
    "src/pages/faq/head.ts gives /pomoc/faq the canonical address /pomoc, so search engines leave /pomoc/faq out. Write canonical: '/pomoc/faq', or name it in unlistedAddresses.",
  ]);
  expect(problems({ head }, { isListed: () => false })).toEqual([]);
  expect(problems({ head: [...head, meta('robots', 'noindex')] })).toEqual([]);
});

test('accepts the head of a page in two languages', () => {
  const own = 'https://tarcza.test/pomoc/f%61q';
  expect(
    headErrors(
      canonical(own),
      alternate('pl', own),
      alternate('de', 'https://firma.example/hilfe'),
      alternate('x-default', own),
      { tag: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', href: '/a.jpg' } },
      ...share,
      meta('og:image:height', '630'),
      data({
        '@id': 'https://tarcza.test/#firm',
        url: 'https://tarcza.test/',
        inLanguage: 'pl-PL',
        opens: '08:00',
      }),
      data([{ item: own, dateModified: '2026-11-02T08:00:00Z', sameAs: 'https://facebook.example/x' }]),
    ),
  ).toEqual([]);
});

const own = 'https://tarcza.test/pomoc/faq';
const share = [meta('og:image', 'https://tarcza.test/a.jpg'), meta('og:image:width', '1200')];
test.each<[HeadElement[], RegExp]>([
  [[canonical('https://tarcza.testpomoc')], /canonical address https:\/\/tarcza\.testpomoc.*leave .* out/],
  [
    [canonical('https://staging.tarcza.test/pomoc/faq')],
    /canonical address https:\/\/staging.*createHeadElements the origin https:\/\/tarcza\.test of/,
  ],
  [[canonical('https://tarcza.test/brak')], /canonical address \/brak, and there is no such page/],
  [[canonical(`${own}?a=1`)], /has no query and no fragment/],
  [[canonical(`${own}#a`)], /has no query and no fragment/],
  [[canonical('pomoc')], /and that is no URL\. Write a path/],
  [[canonical('mailto:a@b.pl')], /and that is no URL/],
  [[alternate('ua', own)], /\/pomoc\/faq as its address in the language "ua", which is no language tag/],
  [[alternate('pl_PL', own)], /"pl_PL", which is no language tag\. Write one such as de, en-GB or uk/],
  [[alternate('pl', own), alternate('en', 'https://tarcza.test/en')], /\/en as its address .* no such page/],
  [
    [alternate('pl', own), alternate('en', 'https://tarcza.test/pomoc')],
    /that page does not name \/pomoc\/faq/,
  ],
  [[alternate('pl', 'https://staging.test/pomoc/faq')], /without the page itself\. Add pl: '\/pomoc\/faq'/],
  [[alternate('de', own)], /without the page itself/],
  [
    [meta('og:image', 'https://tarcza.test/brak.jpg')],
    /share image \/brak\.jpg, and the site has no such file/,
  ],
  [[meta('og:image', 'https://staging.test/a.jpg')], /the site has this file itself\. Write \/a\.jpg/],
  [[meta('og:image', 'share.jpg')], /share image share\.jpg, and that is no URL/],
  [[meta('og:image', 'https://cdn.example/a.svg')], /social networks show no SVG/],
  [[meta('og:image', 'https://tarcza.test/plan.pdf')], /share image \/plan\.pdf, which is no picture/],
  [[meta('og:image', 'https://tarcza.test/images/a.jpg')], /of 150 × 630 px, and social networks show none/],
  [[...share, meta('og:image:height', '631')], /with the size 1200 × 631, and the file has 1200 × 630 px/],
  [[meta('article:published_time', '2026-02-30')], /date of publication "2026-02-30"\. Write a day/],
  [
    [data({ item: 'https://tarcza.testpomoc' })],
    /"item": "https:\/\/tarcza\.testpomoc", which is an address of another/,
  ],
  [
    [data({ url: 'https://tarcza.test.pl/x' })],
    /which is an address of another site\. Use https:\/\/tarcza\.test as/,
  ],
  [[data({ a: [{ url: 'https://tarcza.test/brak' }] })], /"url": .* has no such page or file\. Correct/],
  [[data({ image: '/a.jpg' })], /"image": "\/a\.jpg", which is no URL\. Write `resolveUrl/],
  [[data({ inLanguage: 'pl_PL' })], /"inLanguage": "pl_PL", which is no language tag/],
  [[data({ datePublished: '2.11.2026' })], /"datePublished": "2\.11\.2026"\. Write a day/],
  [[data({ hours: { opens: '25:00' } })], /"opens": "25:00"\. Write a time/],
  [[{ ...data({}), text: '{' }], /structured data that is no JSON/],
  [[{ ...data({}), text: '' }], /structured data that is no JSON/],
  [
    [{ tag: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml' } }],
    /a link to \/rss\.xml, and the site has no such file/,
  ],
])('rejects the head %j', (head, problem) => {
  expect(headErrors(...head)).toEqual([expect.stringMatching(problem)]);
  expect(headErrors(...head)[0]).toMatch(/^src\/pages\/faq\/head\.ts gives \/pomoc\/faq /);
});

const policy =
  "default-src 'none'; script-src 'self' https://stats.example/s.js; style-src 'self' 'unsafe-inline'; img-src 'self' data: *.photos.example; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const blocked = (html: string) => problems({ html }, { policy });

test.each([
  ['<iframe src="https://maps.example/embed?x=1"></iframe>', 'https://maps.example', 'frame-src'],
  ['<img alt="" src="https://example.com/a.jpg">', 'https://example.com', 'img-src'],
  ['<img alt="" src="https://eu.photos.example:8443/a.jpg">', 'https://eu.photos.example:8443', 'img-src'],
  ['<img alt="" src="/a.jpg" srcset="//example.com/a.jpg 2x">', 'https://example.com', 'img-src'],
  ['<svg><image href="https://example.com/a.jpg"/></svg>', 'https://example.com', 'img-src'],
  ['<svg><image xlink:href="https://example.com/a.jpg"/></svg>', 'https://example.com', 'img-src'],
  ['<p style="background: url(https://example.com/a.jpg)"></p>', 'https://example.com', 'img-src'],
  ['<style>p { background: url(https://example.com/a.jpg) }</style>', 'https://example.com', 'img-src'],
  ['<style>@import "https://fonts.example/a.css";</style>', 'https://fonts.example', 'style-src'],
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'https://fonts.example', 'style-src'],
  [
    '<link rel="preload" as="font" href="https://fonts.example/a.woff2">',
    'https://fonts.example',
    'font-src',
  ],
  ['<link rel="manifest" href="https://example.com/m.json">', 'https://example.com', 'manifest-src'],
  ['<video src="https://example.com/a.mp4"></video>', 'https://example.com', 'media-src'],
  ['<audio src="data:audio/mp3,"></audio>', 'data:', 'media-src'],
  ['<object data="https://example.com/a.pdf"></object>', 'https://example.com', 'object-src'],
  ['<embed src="https://example.com/a.pdf">', 'https://example.com', 'object-src'],
  ['<form action="https://formspree.example/f"></form>', 'https://formspree.example', 'form-action'],
  ['<button formaction="mailto:a@b.pl">x</button>', 'mailto:', 'form-action'],
  ['<script src="https://stats.example/other.js"></script>', 'https://stats.example', 'script-src'],
])('names the directive that %s lacks', (html, source, directive) => {
  expect(blocked(html)).toEqual([
    `src/pages/faq/Page.tsx loads ${source} at /pomoc/faq, and the site's Content-Security-Policy blocks it. Add '${directive}': '${source}' to the option \`policy\` of staticSite.`,
  ]);
  const others = policy.replace(new RegExp(`${directive} [^;]*; `), '');
  expect(problems({ html }, { policy: `${directive} ${source} 'self'; ${others}` })).toEqual([]);
  expect(problems({ html })).toEqual([]);
});

test.each([
  [
    '<iframe src="/stara.html"></iframe>',
    /loads \/stara\.html .*'frame-src': "'self'" and 'frame-ancestors': "'self'"/,
  ],
  ['<object data="/plan.pdf"></object>', /'object-src': "'self'" and/],
  ['<svg><use href="https://example.com/i.svg#a"/></svg>', /browsers load <use> from the site itself only/],
  ['<base href="/en/">', /Remove <base>/],
  ['<script>alert(1)</script>', /has inline code at \/pomoc\/faq, <script>, and .*option `scripts`/],
  ['<script type="importmap">{}</script>', /inline code/],
  ['<p onclick="alert(1)"></p>', /inline code at \/pomoc\/faq, onclick="alert\(1\)"/],
  ['<form action="javascript:void 0"></form>', /inline code/],
])('rejects %s with what to do', (html, problem) => {
  expect(blocked(html)).toEqual([expect.stringMatching(problem)]);
});

test('accepts what the policy allows', () => {
  expect(
    blocked(
      '<img alt="" src="https://eu.photos.example/a.jpg"><img alt="" src="data:,"><script src="https://stats.example/s.js"></script>' +
        '<iframe src="about:blank"></iframe><form action="/wyslij" method="post"></form><form></form><script type="application/json">1</script>' +
        '<svg><use href="#a"/><g id="a" style="mask: url(#a)"/></svg><link rel="canonical" href="https://example.com">',
    ),
  ).toEqual([]);
});

test.each([
  ['@import url("https://fonts.example/css?family=A");', /loads https:\/\/fonts\.example, and .*'style-src'/],
  ['@font-face { src: url(https://fonts.example/a.woff2) }', /'font-src': 'https:\/\/fonts\.example'/],
  ['@font-face { src: url(data:font/woff2,x) }', /'font-src': 'data:'/],
  ['p { background: url(https://example.com/a.png) }', /'img-src': 'https:\/\/example\.com'/],
  ['p { background: image-set("https://example.com/a.png" 1x) }', /'img-src': 'https:\/\/example\.com'/],
  ['p { background: url(/brak.png) }', /shows \/brak\.png, and the site has no such file/],
])('rejects a stylesheet with %s', (css, problem) => {
  const context = { ...surroundings, policy, folder: '/nowhere' };
  expect(validateStylesheet(css, '/assets/s.css', context)).toEqual([expect.stringMatching(problem)]);
  const fine = '@font-face { src: url(/a.jpg) } p { background: url(data:,), url(/a.jpg); mask: url(#m) }';
  expect(validateStylesheet(fine, '/assets/s.css', context)).toEqual([]);
});

test('rejects a worker that Trusted Types block', () => {
  const manifest = { 'src/main.tsx': { file: 'a.js', assets: ['assets/w-1.js', 'assets/p.css'] } };
  expect(validateWorkers(manifest, "require-trusted-types-for 'script'")).toEqual([
    expect.stringMatching(/^src\/main\.tsx starts a worker.*'trusted-types': false/),
  ]);
  expect(validateWorkers(manifest, "script-src 'self'")).toEqual([]);
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
  expect(
    problems({ html, head }).map((problem) => /(?:shows|share image) ([^\s,]+)/.exec(problem)?.[1]),
  ).toEqual(['/share.jpg', '/a.avif', '/c.jpg', '/pomoc/d.jpg', '/p.jpg']);
});

test('reports an address whose load returns null', () => {
  expect(problems({ files: ['src/pages/notFound/Page.tsx'] })).toEqual([
    '/pomoc/faq is among the addresses, and `load` of the page faq returns that there is no such page. Remove the address, or add what the page shows.',
  ]);
});

test.each(['undefined | Tarcza', 'Ceny: NaN zł', 'Ceny, [object Object]', 'null'])(
  'rejects the title "%s", and noindex on the home page',
  (text) => {
    const head = [{ ...title, text }, description, meta('robots', 'noindex')];
    expect(problems({ head })).toEqual([
      `src/pages/faq/head.ts gives /pomoc/faq the title "${text}", which lacks a value. Correct it.`,
    ]);
    const files = ['src/pages/home/Page.tsx'];
    expect(problems({ head, address: '/', files }, { findPage: () => 'home' })).toContainEqual(
      'src/pages/home/head.ts gives / noindex, so search engines leave out the home page. Remove it.',
    );
  },
);

test.each([undefined, '', '  ', '\u00a0'])('rejects the title or description "%s"', (text) => {
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
});

test('reports an empty head', () => {
  expect(problems({ head: [] })).toHaveLength(2);
});

test('rejects a script with src in a head', () => {
  const script = (attributes: Record<string, string>) => ({ tag: 'script' as const, attributes, text: '{}' });
  expect(problems({ head: [...page.head, script({ src: 'https://stats.example/s.js' })] })).toEqual([
    'src/pages/faq/head.ts gives /pomoc/faq a script with src="https://stats.example/s.js". Move it to the option `scripts` of staticSite, which also allows it in the Content-Security-Policy.',
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
