import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSite, sources, type SiteFixture } from '../testing/siteFixture.ts';

let site: SiteFixture;
const create = (...args: Parameters<typeof createSite>) => (site = createSite(...args));
const logged = vi.spyOn(console, 'log');
const warned = vi.spyOn(console, 'warn');
beforeEach(() => [logged, warned].forEach((spy) => spy.mockReset().mockReturnValue()));
afterEach(() => site.remove());

const pages = 'export default () => <main>';
const withPage = (body: string, before = '', own = {}, replaced: Parameters<typeof createSite>[1] = {}) => {
  const page = `${before} export default () => <main><h1>Cennik</h1>${body}</main>;`;
  return create({ 'src/pages/prices/Page.tsx': page, ...own }, replaced);
};
const map = '<iframe title="Mapa" src="https://maps.example/x" />';

describe('a build', () => {
  test('writes every address with one stylesheet and removes other files', async () => {
    const files = ['cennik/photo.svg', 'a.json', 'a.vtt'].map((file) => [`public/${file}`, '<svg/>']);
    withPage(map, '', { 'dist/old.html': 'Old', ...Object.fromEntries(files) });
    await site.build({
      host: 'nginx',
      policy: [{ 'frame-src': 'https://maps.example' }, { 'frame-src': "'self'" }],
    });
    const built = site.list().filter((file) => file.startsWith('dist'));
    const texts =
      '404.html a.json a.vtt cennik.html cennik/photo.svg index.html robots.txt sitemap.xml'.split(' ');
    const compressed = texts.flatMap((file) =>
      [file, `${file}.br`, `${file}.gz`].map((each) => `dist/${each}`),
    );
    expect(built.filter((file) => !file.startsWith('dist/assets/'))).toEqual(
      ['dist/.host-rules.json', ...compressed, 'dist/nginx.conf'].toSorted(),
    );
    for (const file of built.filter((each) => /\.(css|js)$/.test(each)))
      expect(built).toContain(`${file}.gz`);
    const [, styleSheet = ''] = /<link rel="stylesheet" href="\/(.*?)">/.exec(site.read('cennik.html')) ?? [];
    expect(site.read(styleSheet)).toContain('h1{color:teal}');
    expect(site.read('index.html')).toContain(styleSheet);
    const [entry = '', ...scripts] = /data-app="(.*?)"/.exec(site.read('cennik.html'))?.[1]?.split(' ') ?? [];
    const imported = [...site.read(entry).matchAll(/from\W+\.\/([\w.-]+)/g)].map(
      ([, name]) => `/assets/${name}`,
    );
    expect(imported).not.toEqual([]);
    expect(scripts).toEqual(expect.arrayContaining([...imported, expect.stringContaining('/prices.Page-')]));
    expect(site.read('index.html')).toContain('<link rel="icon" href="data:,">');
    expect(site.read('index.html')).not.toMatch(/<style|style-src/);
  });

  test('keeps public files that it would generate, and logs it', async () => {
    const robots = 'User-agent: *\n\nUser-agent: Bot\nDisallow: /';
    create({ 'public/robots.txt': robots, 'public/firebase.json': '{}', 'public/sitemap.xml': '<x/>' });
    await site.build({ host: 'firebase' });
    expect(['robots.txt', 'firebase.json', 'sitemap.xml'].map(site.read)).toEqual([robots, '{}', '<x/>']);
    expect(warned.mock.calls.flat()).toEqual(['! No page links to /cennik.']);
    expect(logged.mock.calls.flat().join('\n')).toMatch(
      /^robots\.txt is copied from the public folder\.\n[^]*\n3 pages written to .*dist in \d+\.\d s\.$/m,
    );
  });

  test('fails with the errors of the content', async () => {
    create({}, { 'src/server.tsx': ['redirects: {}', 'redirects: {}, errors: [...Array(21).keys()]'] });
    await expect(site.build()).rejects.toThrow(/errors:\n  ✖ 0\n[^]*  ✖ 19\n  … and 1 more$/);
  });

  test('fails for wrong public files and redirects', async () => {
    const redirects = ['redirects: {}', "redirects: { '/a': '/b' }"] as const;
    create({ 'public/index.html': 'Mine', 'public/.env': '' }, { 'src/server.tsx': redirects });
    const texts = ['The page / and the file /index.html', 'src/server.tsx redirects /a', 'public/.env'];
    const all = ['', ...texts].map((start) => expect.stringContaining(start) as string);
    expect((await site.build().then(String, String)).split('\n  ✖ ')).toEqual(all);
  });

  test.each([
    ['src/server.tsx', /exports no site\. It must end with/],
    ['src/main.tsx', /no stylesheet\. The entry must import/],
  ])('fails if %s is empty', async (file, message) => {
    create({ [file]: 'export default {};' });
    await expect(site.build()).rejects.toThrow(message);
  });

  test('fails with the development build of React', async () => {
    create();
    vi.stubEnv('VITEST', undefined);
    await expect(site.build().finally(() => void vi.unstubAllEnvs())).rejects.toThrow('NODE_ENV is "test"');
  });
});

describe('a page that throws fails the build', () => {
  const suspended = (child: string) =>
    `import { Suspense, ViewTransition } from 'react'; ${child} ${pages}<Suspense fallback="…"><Child /></Suspense></main>;`;

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a component',
      { 'prices/Page.tsx': `export default () => { throw new Error('Boom'); };` },
      /Error: Boom\n +at .*prices\/Page\.tsx:1/,
    ],
    [
      'a component below Suspense',
      { 'prices/Page.tsx': suspended(`const Child = () => { throw undefined; };`) },
      /at \/cennik: undefined/,
    ],
    [
      'a picture for which React hides the page',
      {
        'prices/Page.tsx': suspended('const Child = () => <ViewTransition><img src="a" /></ViewTransition>;'),
      },
      /Error: A picture in <ViewTransition>/,
    ],
    ['head', { 'prices/head.ts': `export const head = () => { throw new Error('Boom'); };` }, /Error: Boom/],
  ])('%s', async (_, own, error) => {
    create(Object.fromEntries(Object.entries(own).map(([file, text]) => [`src/pages/${file}`, text])));
    const failure = await site.build().then(String, String);
    expect(failure).toMatch(/src\/pages\/prices\/Page\.tsx cannot be rendered at \/cennik: /);
    expect(failure).toMatch(error);
    expect(failure).not.toMatch(/cannot be rendered at \/:|node_modules|node:/);
    expect(site.list()).not.toContain('dist/cennik.html');
  });

  test('a promise that never settles', async () => {
    withPage('', `export const load = () => new Promise(() => {});`);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const minutes = setInterval(() => vi.advanceTimersByTime(60_000), 200);
    try {
      await expect(site.build()).rejects.toThrow(
        /\/cennik: Error: It waits for a promise that did not settle/,
      );
    } finally {
      clearInterval(minutes);
      vi.useRealTimers();
    }
  });
});

describe('the folder of the built site', () => {
  test.each([
    ['.', /not a folder below the project/],
    ['..', /not a folder below the project/],
    ['/other', /not a folder below the project/],
    ['src', /which contains src\/main\.tsx/],
    ['public/site', /inside .*public/],
    ['public', /which contains .*public/],
    ['.git', /which contains \.git/],
    ['src/pages', /inside src/],
    ['linked', /which contains src\/main\.tsx/],
  ])('is rejected as %s before anything is deleted', async (outDir, reason) => {
    create({
      'public/photo.svg': '<svg/>',
      'src-server/notes.txt': '',
      '.git/HEAD': '',
      '../other/notes.txt': '',
    });
    symlinkSync(join(site.root, 'src'), join(site.root, 'linked'), 'dir');
    const before = site.list();
    await expect(site.build({ outDir })).rejects.toThrow(reason);
    expect(site.list()).toEqual(before);
  });

  test('may be absolute, nested and new, and its neighbours stay', async () => {
    create({ 'out/mine.txt': '' });
    await site.build({ outDir: join(site.root, 'out/site') });
    expect(site.list()).toEqual(expect.arrayContaining(['out/site/cennik.html', 'out/mine.txt']));
  });
});

test.each([
  [{ base: '/buty/' }, /`base` is "\/buty\/".*Remove `base`/],
  [{ build: { outDir: 'out' } }, /`build\.outDir` is "out"/],
  [{ build: { emptyOutDir: false } }, /`build\.emptyOutDir` is false/],
  [{ build: { write: false } }, /`build\.write` is false/],
  [{ build: { watch: {} } }, /`build\.watch` is \{\}/],
  [{ environments: { client: { build: { outDir: 'out' } } } }, /`build\.outDir` is "out"/],
  [{ environments: { ssr: { build: { outDir: 'out' } } } }, /`build\.outDir` is "out"/],
])('rejects a Vite configuration with %o', async (config, message) => {
  create();
  await expect(site.build({}, config)).rejects.toThrow(message);
});

test('addresses with diacritics and dots become files in NFC', async () => {
  create(
    {
      'src/pages/other/Page.tsx':
        'export default ({ params }) => <a href="/%C5%82%C3%B3d%C5%BA">{params.slug}</a>;',
      'public/favicon.ico': '',
    },
    {
      'src/pages/other/head.ts': ['title:', `modified: slug === 'łódź' ? '2026-11-05' : undefined, title:`],
      'src/server.tsx': [
        'addresses: []',
        `manifest: { name: 'Szewc' }, addresses: ['/łódź', '/wersja-2.0', '/a&b']`,
      ],
    },
  );
  await site.build({ host: 'firebase' });
  const written = ['404', 'a&b', 'cennik', 'index', 'wersja-2.0', 'łódź'].map((name) => `dist/${name}.html`);
  expect(site.list().filter((file) => file.includes('.html'))).toEqual(written);
  expect(site.read('łódź.html')).toContain('>łódź</a>');
  expect(JSON.parse(site.read('manifest.webmanifest'))).toEqual({ name: 'Szewc' });
  const linksManifest = (file: string) => site.read(file).includes('rel="manifest"');
  expect(['index.html', 'cennik.html'].map(linksManifest)).toEqual([true, false]);
  expect(site.read('index.html')).not.toContain('rel="icon"');
  expect(site.read('sitemap.xml').match(/(?<=<url>).*(?=<\/url>)/g)).toEqual([
    '<loc>https://szewc.example/</loc>',
    '<loc>https://szewc.example/cennik</loc>',
    '<loc>https://szewc.example/%C5%82%C3%B3d%C5%BA</loc><lastmod>2026-11-05</lastmod>',
    '<loc>https://szewc.example/wersja-2.0</loc>',
    '<loc>https://szewc.example/a&amp;b</loc>',
  ]);
  expect(site.read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://szewc.example/sitemap.xml\n',
  );
});

test('names each error once, with its source and what to do', async () => {
  const face = '@font-face { font-family: A; src: url(https://fonts.example/a.woff2) }';
  const frame = '({ children }) => <><img src="/logo.svg" alt="" />{children}</>';
  withPage(
    `<a href="/#brak">1</a><a href="/cennik#jest">2</a><p id="jest" />${map}`,
    '',
    { 'src/style.css': `@import "https://css.example/a.css"; ${face} h1 { background: url(/brak.svg) }` },
    {
      'src/app.tsx': ['({ children }) => children', frame],
      'src/server.tsx': ['redirects: {}', "redirects: { '/stary': '/cennik#brak', '/gora': '/#top' }"],
    },
  );
  const failure = await site.build({ host: 'nginx' }).then(String, String);
  expect(failure.split('\n  ✖ ')).toEqual(
    [
      'Error: The site has errors:',
      "The stylesheet loads https://css.example, and the site's Content-Security-Policy blocks it. Add 'style-src'",
      "The stylesheet loads https://fonts.example, and the site's Content-Security-Policy blocks it. Add 'font-src'",
      'The stylesheet shows /brak.svg, and the site has no such file',
      'src/pages/home/Page.tsx at / and 2 more: shows /logo.svg, and the site has no such file',
      'src/pages/prices/Page.tsx at /cennik: loads https://maps.example, and',
      'src/pages/prices/Page.tsx at /cennik: links to /#brak, and nothing there has this id',
      'src/server.tsx redirects /stary to /cennik#brak, and nothing there has this id',
    ].map((start) => expect.stringContaining(start) as string),
  );
});

test('prints what visitors and search engines do not find', async () => {
  create(
    { 'public/robots.txt': 'user-agent: *\nDisallow: /' },
    {
      'src/pages/prices/head.ts': ['title:', 'noindex: true, title:'],
      'src/pages/notFound/head.ts': ['title:', 'noindex: true, title:'],
      'src/server.tsx': [
        'addresses: []',
        "warnings: ['Phone is missing.'], addresses: ['/buty', '/pasy', '/torby', '/worki', '/buk']",
      ],
      'src/pages/home/Page.tsx': ['</h1>', `</h1><a href="/buty">Buty</a>${map}`],
      // Two versions of a page that link each other only.
      'src/pages/other/head.ts': [
        'title:',
        "...(/torby|worki/.test(slug) && { languages: { pl: '/torby', 'pl-DE': '/worki' } }), title:",
      ],
      'src/pages/other/Page.tsx': [
        '() => <main>',
        '({ params }) => <main>{params.slug.length > 4 && <><a href="/torby" /><a href="/worki" /></>}',
      ],
    },
  );
  await site.build();
  expect(warned.mock.calls.flat()).toEqual([
    '! Phone is missing.',
    '! Search engines leave out pages with noindex: /cennik.',
    '! No page links to /pasy, /torby, /worki and 1 more.',
    expect.stringContaining('robots.txt has "Disallow: /"'),
  ]);
});

test.each([
  ['public/a#b.pdf', '"#"'],
  ['public/a?.pdf', '"?"'],
  ['src/pages/x%y/Page.tsx', '"%"'],
  ['public/o\u0301.pdf', 'decomposed letters'],
])('the file %s stops the build', async (file, reason) => {
  create({ [file]: '' });
  await expect(site.build()).rejects.toThrow(`${file} has ${reason} in its name, which`);
});

test('finds assets by what they are, and builds the loader with aliases, constants, variables and target', async () => {
  const face = (file: string, range: string) =>
    `@font-face { font-family: A; src: local('A'), url(./${file}.woff2) format("woff2"); ${range} }`;
  create(
    {
      'style.css': 'a{b:c}',
      ...Object.fromEntries(['favicon', 'apple-touch-icon'].map((name) => [`public/${name}.png`, ''])),
      'public/favicon.svg': '<svg/>',
      'src/dot.gif': 'GIF89a',
      'src/print.css': 'h1 { color: red }',
      ...Object.fromEntries(['cyrillic', 'latin', 'other'].map((name) => [`src/${name}.woff2`, name])),
      'src/style.css': `${face('cyrillic', 'unicode-range: U+0400-04FF, U+0-2F')} ${face('latin', 'unicode-range: U+??')} h1 { color: teal; background: url(./dot.gif) }`,
      'src/loader.ts': `import '@tarcza/first-act/loader'; import { own } from '@/own'; window.own = [own, YEAR, import.meta.env.VITE_NAME];`,
      'src/lib/own.ts': `export const own = 'from lib';`,
      'src/pages/prices/head.ts': `export const head = () => ({ title: 'x', description: 'y', canonical: '/cennik', noindex: true });`,
      '.env.staging': 'VITE_NAME=Nowak',
    },
    {
      'src/main.tsx': [
        "import './style.css';",
        `import './style.css'; import print from './print.css?url'; import own from '../style.css?url';
         import font from './other.woff2?url'; console.log(print, own, font);`,
      ],
    },
  );
  const alias = { '@': join(site.root, 'src/lib') };
  const config = {
    mode: 'staging',
    define: { YEAR: '2026' },
    resolve: { ...sources.resolve, alias },
    build: { target: 'es2019' },
  };
  await site.build({}, config);
  const page = site.read('index.html');
  expect(site.read(/<link rel="stylesheet" href="\/(.*?)">/.exec(page)?.[1] ?? '')).toContain(
    'h1{color:teal;background:url(data:image/gif',
  );
  expect(page.match(/<link rel="preload" href="\/assets\/(\w+)-/)?.[1]).toBe('latin');
  expect(page).toContain(
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n<link rel="icon" href="/favicon.png" type="image/png">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  );
  const loader = site.read(/src="\/(assets\/loader.*?)"/.exec(page)?.[1] ?? '');
  expect(loader).toContain('[`from lib`,2026,`Nowak`]');
  expect(loader).not.toContain('?.');
  expect(site.read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://szewc.example/</loc>']);
});
