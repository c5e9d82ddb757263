import { expect, test } from 'vitest';
import type { HeadElement } from '../head.ts';
import { describePageErrors, type PageToCheck, type SiteContext } from './pageToCheck.ts';
import { readHtml } from './readHtml.ts';
import { renderElement } from './renderDocument.ts';
import { validatePage } from './validatePage.ts';

const title = { tag: 'title' as const, attributes: {}, text: 'Pytania' };
const description = { tag: 'meta' as const, attributes: { name: 'description', content: 'Odpowiedzi' } };
const page: PageToCheck = {
  address: '/pomoc/faq',
  language: 'pl',
  html: readHtml(''),
  head: [title, description],
  eager: undefined,
  sources: ['src/pages/faq/Page.tsx'],
};
const pages = ['/', '/pomoc', '/pomoc/faq', '/usługi', '/wersja-2.0', "/o'hara"];
const files = ['/a.jpg', '/a.svg', '/plan.pdf', '/plan miasta.pdf', '/instrukcja/index.html', '/mapa.html'];
const surroundings: SiteContext = {
  origin: 'https://tarcza.test',
  routes: [{ path: '*', page: 'faq' }],
  pages: new Map(pages.map((address) => [address, { ...page, address, html: readHtml('<p id="inne">') }])),
  listed: new Set(['/', page.address]),
  files: new Set(files),
  policy: undefined,
  isPicture: (path) => !path.endsWith('.pdf'),
};
function validate(
  { html = '', head = page.head, ...more }: Omit<Partial<PageToCheck>, 'html'> & { html?: string },
  context: Partial<SiteContext> = {},
) {
  const checked = { ...page, ...more, head, html: readHtml(html, head.map(renderElement).join('')) };
  const all = new Map([...surroundings.pages, [checked.address, checked]]);
  return validatePage(checked, { ...surroundings, pages: all, ...context });
}
const textsOf = (...args: Parameters<typeof validate>) => validate(...args).map(({ text }) => text);
const linkTo = (href: string) => textsOf({ html: `<p id="opis"><a name='stary' href=${href}>x</a></p>` });

test.each(
  (
    `/pomoc?a=1#inne|"/us%c5%82ugi"|/wersja-2.0|"/o&#x27;hara"|"/pomoc?a=1&amp;b=2"|" /pomoc "|./faq|..|""|?strona=2|` +
    'https://tarcza.test|"/plan%20miasta.pdf"|/instrukcja/|/mapa|#opis|#stary|"#"|#Top|/pomoc#inne:~:text=x|' +
    '//example.com/x|tel:012345'
  ).split('|'),
)('accepts a link to %s', (href) => {
  expect(linkTo(href)).toEqual([]);
});

test.each([
  ['/faqs', /^links to \/faqs, and there is no such page/],
  ['"/us%C5%82ugi2"', /to \/usługi2,/],
  ['inne', /to \/pomoc\/inne,/],
  ['../../inne', /to \/inne,/],
  ['http://tarcza.test/inne', /to \/inne,/],
  ['/%', /no such page/],
  ['file:///plan.pdf', /no such page/],
  ['"/a%2Fb"', /no such page/],
  ['"http://"', /no such page/],
  ['http://localhost:5173/pomoc', /visitor's own computer/],
  ['/pomoc/', /to \/pomoc\/, and the page's address is \/pomoc\. Write it so/],
  ['/pomoc.html', /address is \/pomoc\. Write it so/],
  ['/pomoc?a=1#b', /to \/pomoc#b, and nothing there has this id/],
  ['#brak', /nothing there has this id/],
])('rejects a dead link to %s', (href, problem) => {
  expect(linkTo(href)).toEqual([expect.stringMatching(problem)]);
});

test('an error of several pages is described once, with the sources of the first', () => {
  const html =
    '<noscript><a href="/faqs">1</a></noscript><map><area href="/faqs#x"></map><svg><a href="/faqs"></a></svg>';
  const sources = ['src/pages/faq/Page.tsx', 'src/articles/fr/traces.md', '../packages/x.js'];
  const found = validate({ html, sources });
  expect(describePageErrors([...found, { ...found[0]!, address: '/x' }])).toEqual([
    'src/pages/faq/Page.tsx with src/articles/fr/traces.md at /pomoc/faq and 1 more: links to /faqs, and there is no such page. Correct the link, or add the address.',
  ]);
});

test.each<[string, string[]]>([
  ['<form action="/szukaj"></form><form action="/api" method="post"></form>', ['links to /szukaj']],
  ['<form action="/api" method="dialog"></form><iframe src="/pomoc"></iframe>', []],
  ['<object data="/instrukcja/"></object><audio src="/pomoc">', ['shows /pomoc,']],
  ['<link rel="preload" imagesrcset="/x.jpg 2x"><img alt="" srcset="/a.jpg 2x">', ['shows /x.jpg']],
  ['<style>p{background:url(/x.png)}</style>', ['shows /x.png']],
  [`<p style="background:url(/x.png),image-set('/y.png' 1x)">`, ['shows /x.png', 'shows /y.png']],
  ['<img alt="" src="/plan.pdf">', ['shows /plan.pdf, and browsers cannot show']],
  ['<img src="/a.jpg"><img src="/a.svg" alt="">', ['shows /a.jpg without alt']],
  ['<img alt="Roof">', ['shows a picture without src, whose alt is "Roof"']],
  ['<p id="a"></p><p id="a"></p><p id="b"></p><p id="root">', ['has the id "a" more', 'has the id "root"']],
  [
    '<noscript><a href="/no"></a></noscript><map><area href="/faqs"></map>',
    ['links to /no', 'links to /faqs'],
  ],
  [
    '<title>A</title><meta http-equiv="refresh"><link rel="canonical" href="/"><link rel="alternate" href="/"><link rel="next" href="/">',
    ['renders <title>', 'renders <meta>', 'renders <link>'],
  ],
  ['<picture><source srcset="/a.avif 480w, file:///a.jpg 960w"/>', ['shows /a.avif', 'shows file:///a.jpg']],
  ['<img alt="" src=d.jpg srcset="/a.jpg 1x,/c.jpg 2x"/>', ['shows /c.jpg', 'shows /pomoc/d.jpg']],
  ['<img alt="" src="data:image/png;base64,AA==" srcset="data:image/png;base64,AA== 1x, ../a.jpg 2x"/>', []],
  ['<svg><title>B</title></svg><meta itemprop="a"><h2 id="łódź">x</h2><a href="#%C5%82%C3%B3d%C5%BA">', []],
  ['<video poster="/p.jpg" src="https://example.com/v.mp4"></video>', ['shows /p.jpg']],
])('in %s it rejects %j', (html, starts) => {
  expect(textsOf({ html })).toEqual(starts.map((start) => expect.stringContaining(start) as string));
});

test('rejects a script or feed of head.ts that the site lacks, or that the policy blocks', () => {
  const scripts = ['/a.js', 'https://a.example/b.js'].map((src) => ({
    tag: 'script' as const,
    attributes: { src },
  }));
  expect(textsOf({ head: [...page.head, ...scripts, feed('/rss.xml')] }, { policy })).toEqual([
    expect.stringContaining('shows /a.js, and the site has no such file'),
    expect.stringContaining("Add 'script-src': 'https://a.example'"),
    expect.stringMatching(/^links to \/rss\.xml, and there is no such page/),
  ]);
});

test('ignores fragments of a page that the browser renders again', () => {
  expect(textsOf({ html: '<a href="#brak">x</a>', eager: true })).toEqual([]);
});

const policy =
  "default-src 'none'; script-src 'self' https://stats.example/s.js; style-src 'self'; img-src 'self' data: *.photos.example; form-action 'self'";

test.each([
  ['<svg><image xlink:href="https://myphotos.example/"/></svg>', "'img-src': 'https://myphotos.example'"],
  ['<audio src="data:audio/mp3,"></audio>', "'media-src': 'data:'"],
  ['<object data="/plan.pdf"></object>', "'object-src': \"'self'\""],
  ['<script src="//a.example:8443/b.js"></script>', "'script-src': 'https://a.example:8443'"],
  ...Object.entries({
    '<iframe src=': 'frame-src',
    '<embed src=': 'object-src',
    '<svg><use href=': 'img-src',
    '<video src=': 'media-src',
    '<audio><source src=': 'media-src',
    '<track src=': 'media-src',
    '<form method="post" action=': 'form-action',
    '<button formaction=': 'form-action',
    '<input type="image" src=': 'img-src',
    '<link rel="stylesheet" href=': 'style-src',
    '<link rel="icon" href=': 'img-src',
    '<link rel="modulepreload" href=': 'script-src',
    '<link rel="preload" as="font" href=': 'font-src',
    '<link rel="preload" as="image" href=': 'img-src',
    '<link rel="preload" as="script" href=': 'script-src',
    '<link rel="preload" as="style" href=': 'style-src',
  }).map(([start, directive]) => [`${start}"https://a.example/">`, `'${directive}': 'https://a.example'`]),
])('says how to allow what the policy blocks: %s', (html, remedy) => {
  expect(textsOf({ html }, { policy })).toEqual([
    expect.stringContaining(`Content-Security-Policy blocks it. Add ${remedy} to the option \`policy\``),
  ]);
  expect(textsOf({ html })).toEqual([]);
});

test('rejects a script in the page, unless the policy allows it', () => {
  const html = '<script type="module">start()</script>';
  const scripts = ['<script>start()</script>', '<p onclick="a()">', '<a href="javascript:a()">x</a>'];
  for (const type of ['module', 'Text/JavaScript', 'importmap']) scripts.push(html.replace('module', type));
  for (const each of scripts)
    expect(textsOf({ html: each }, { policy }).join('|')).toMatch(/^has a script in the page[^|]*$/);
  expect(textsOf({ html: html.replace('module', 'application/ld+json') }, { policy })).toEqual([]);
  for (const source of ["'unsafe-inline'", "'sha256-x'"])
    expect(textsOf({ html }, { policy: `script-src 'self' ${source}` })).toEqual([]);
});

test('accepts what the policy allows', () => {
  const html =
    '<img alt="" src="https://eu.photos.example/a.jpg"><img alt="" src="data:,"><script src="https://stats.example/s.js"></script>' +
    '<iframe src="about:blank"></iframe><form action="/wyslij" method="post"></form><svg><use href="#a"/></svg>';
  expect(textsOf({ html }, { policy })).toEqual([]);
  const form = '<form action="https://a.example/" method="post"></form>';
  expect(textsOf({ html: form }, { policy: "default-src 'self'" })).toEqual([]);
});

test('reports an address whose load returns null', () => {
  const problem = expect.stringContaining('`load` returns that there is no such page') as string;
  expect(textsOf({ sources: ['src/pages/notFound/Page.tsx'] })).toEqual([problem]);
});

const own = 'https://tarcza.test/pomoc/faq';
const link = (attributes: HeadElement['attributes']) => ({ tag: 'link' as const, attributes });
const canonical = (href: string) => link({ rel: 'canonical', href });
const alternate = (hreflang: string, href: string) => link({ rel: 'alternate', hreflang, href });
const feed = (href: string) => link({ rel: 'alternate', type: 'application/rss+xml', href });
const meta = (name: string, content: string) => ({ tag: 'meta' as const, attributes: { name, content } });
const share = meta('og:image', 'https://tarcza.test/a.jpg');

test('accepts the head of a page in two languages', () => {
  const head = [
    title,
    description,
    canonical('https://tarcza.test/pomoc/f%61q'),
    alternate('pl-DE', own),
    alternate('de', 'https://firma.example/hilfe'),
    alternate('x-default', own),
    feed('/a.jpg'),
    share,
  ];
  expect(textsOf({ head, language: 'pl-PL' })).toEqual([]);
});

test('accepts the canonical address of another page outside of the sitemap or with noindex', () => {
  const head = [title, description, canonical('https://tarcza.test/pomoc')];
  expect(textsOf({ head }, { listed: new Set<string>() })).toEqual([]);
  expect(textsOf({ head: [...head, meta('robots', 'noindex')] })).toEqual([]);
});

test.each<[HeadElement[], RegExp]>([
  [
    [canonical('https://tarcza.test/pomoc')],
    /^the canonical address \/pomoc, so search engines leave \/pomoc\/faq out\. Write canonical: '\/pomoc\/faq', or name it/,
  ],
  [
    [canonical('https://staging.tarcza.test/pomoc/faq')],
    /canonical address https:\/\/staging.*createHeadElements the origin https:\/\/tarcza\.test of/,
  ],
  [[canonical('https://tarcza.test/brak')], /canonical address \/brak, and there is no such page/],
  [[canonical(`${own}?a=1`)], /has no query and no fragment/],
  [[canonical(`${own}#a`)], /has no query and no fragment/],
  [[canonical('tel:1')], /and that is no URL\. Write a path/],
  [[canonical('pomoc')], /and that is no URL\. Write a path/],
  [[alternate('ua', own)], /\/pomoc\/faq as its address in the language "ua", which is no language tag/],
  [[alternate('pl', own), alternate('en', 'https://tarcza.test/en')], /\/en as its address .* no such page/],
  [[alternate('pl', own), alternate('en', 'https://tarcza.test/pomoc')], /page does not name \/pomoc\/faq/],
  [[alternate('de', own)], /without the page itself\. Add pl: '\/pomoc\/faq'/],
  [[meta('og:image', 'https://tarcza.test/brak.jpg')], /image \/brak\.jpg, and the site has no such file/],
  [[meta('og:image', 'https://tarcza.test/a.svg')], /share image \/a\.svg, which social networks do not/],
  [[meta('og:image', 'https://tarcza.test/plan.pdf')], /\/plan\.pdf, which social networks do not/],
])('rejects the head %j', (more, problem) => {
  const found = validate({ head: [title, description, ...more] });
  const text = expect.stringMatching(problem) as string;
  expect(found).toEqual([{ sources: 'src/pages/faq/head.ts', address: '/pomoc/faq', text }]);
});

test.each(['undefined | A', 'Ceny, [object Object]', 'null | Tarcza', 'od NaN zł', 'od {{price.small}} zł'])(
  'rejects the title %j',
  (text) => {
    const problem = expect.stringContaining(`the title "${text}", which lacks a value`) as string;
    expect(textsOf({ head: [{ ...title, text }, description] })).toEqual([problem]);
  },
);

test('rejects a page without a title or a description, a wrong day, and noindex on the home page', () => {
  for (const head of [[description], [{ ...title, text: '\u00a0' }, description]])
    expect(textsOf({ head })).toEqual([expect.stringContaining('no title')]);
  expect(textsOf({ head: [title] })).toEqual([expect.stringContaining('no description')]);
  const days = [meta('article:published_time', '2027-02-29'), meta('article:modified_time', '2026-02-31')];
  expect(textsOf({ head: [title, description, ...days] })).toEqual([
    expect.stringContaining('publication "2027-02-29"'),
    expect.stringContaining('last change "2026-02-31"'),
  ]);
  const head = [title, description, meta('robots', 'noindex')];
  expect(textsOf({ head, address: '/' })).toEqual([expect.stringContaining('leave out the home page')]);
});
