import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { copyFixture, installFromHere, programOf, type Consumer } from './consumer.ts';
import { visitFolder } from './visit.ts';

let site: Consumer;
const originals = new Map<string, string>();

const build = () =>
  site.run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production' });
const written = (file: string) => readFileSync(join(site.folder, 'dist', file), 'utf8');

/** Changes a file of the site until the test is over. */
function change(file: string, from: string, to: string) {
  const path = join(site.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  if (!originals.has(path)) originals.set(path, text);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(() => {
  site = copyFixture('threePages');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(site.folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  installFromHere(
    site,
    [inject('staticSite'), inject('firstAct')],
    declared.filter((name) => name !== '@tarcza/static-site'),
  );
});
afterEach(() => {
  for (const [path, text] of originals) writeFileSync(path, text);
  originals.clear();
});
afterAll(() => site.remove());

test('every route becomes a page that is complete without a script', async () => {
  build();
  expect(readdirSync(join(site.folder, 'dist')).toSorted()).toEqual([
    '.host-rules.json',
    '404.html',
    'assets',
    'cennik.html',
    'favicon.svg',
    'index.html',
    'robots.txt',
    'sitemap.xml',
  ]);
  expect(written('cennik.html')).toContain('<title data-page>Cennik – Szewc Nowak</title>');
  // A page is a chunk of its own, and has the context that the frame gives it.
  expect(written('cennik.html')).toMatch(/Tyle bierze (<!-- -->)?Szewc Nowak/);
  const [, styleSheet = ''] = /<link rel="stylesheet" href="\/(.*?)">/.exec(written('cennik.html')) ?? [];
  expect(written(styleSheet)).toContain('.price{');
  expect(written('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://szewc.example/</loc>',
    '<loc>https://szewc.example/cennik</loc>',
  ]);

  const { page, noise, end } = await visitFolder(site.folder, 'dist');
  try {
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    expect(await scripts()).toBe(1);

    // The first click hydrates the page, and has its effect.
    await page.getByRole('button', { name: 'Godziny' }).click();
    await page.getByText('Od wtorku do soboty').waitFor();

    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'Cennik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    expect(await page.title()).toBe('Cennik – Szewc Nowak');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('html[data-same]').count()).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Szewc Nowak' }).waitFor();
    expect(await page.title()).toBe('Naprawa butów na Kazimierzu – Szewc Nowak');
    expect(noise).toEqual([]);
  } finally {
    await end();
  }
});

test.each([
  [
    'two routes for one address',
    'src/routes.ts',
    "{ path: '/cennik', page: 'prices' },",
    "{ path: '/cennik', page: 'prices' }, { path: '/cennik', page: 'home' },",
    /Two routes match \/cennik: prices and home.*remove one/,
  ],
  [
    'an address that is named twice',
    'src/server.tsx',
    "origin: 'https://szewc.example',",
    "origin: 'https://szewc.example', addresses: ['/cennik', '/cennik'],",
    /src\/server\.tsx names \/cennik twice.*Name it once/,
  ],
  [
    'a head without a title',
    'src/routes.ts',
    "{ tag: 'title', attributes: {}, text: `${title} – Szewc Nowak` },",
    "{ tag: 'title', attributes: {}, text: title === 'Cennik' ? '' : title },",
    /src\/pages\/prices\/head\.ts gives \/cennik no title.*Add one/,
  ],
  [
    'an address whose page says that it does not exist',
    'src/pages/prices/Page.tsx',
    'export default function',
    'export const load = () => Promise.resolve(null);\n\nexport default function',
    /\/cennik is among the addresses.*prices.*Remove the address/,
  ],
  [
    'a page that throws',
    'src/pages/prices/Page.tsx',
    '<h1>Cennik</h1>',
    "<h1>{(() => { throw new Error('Boom'); })()}</h1>",
    /src\/pages\/prices\/Page\.tsx cannot be rendered at \/cennik: Error: Boom/,
  ],
  [
    'a picture that is missing',
    'src/pages/prices/Page.tsx',
    '<h1>Cennik</h1>',
    '<h1>Cennik</h1><img src="/buty.jpg" alt="" />',
    /src\/pages\/prices\/Page\.tsx shows \/buty\.jpg.*public\/buty\.jpg/,
  ],
  [
    'a link to no page',
    'src/pages/prices/Page.tsx',
    '<h1>Cennik</h1>',
    '<h1>Cennik</h1><a href="/dojazd?x=1#mapa">Dojazd</a>',
    /src\/pages\/prices\/Page\.tsx links to \/dojazd at \/cennik.*Correct the link/,
  ],
  [
    'a page whose file is missing',
    'src/routes.ts',
    "page: 'prices'",
    "page: 'price'",
    /The route \/cennik needs the file pages\/price\/Page\.tsx/,
  ],
  [
    'a server that describes no site',
    'src/server.tsx',
    'export default defineSite({',
    'export const site = defineSite({',
    /src\/server\.tsx exports no site.*defineSite/,
  ],
])('the build fails for %s, with the file and what to do', (_, file, from, to, message) => {
  change(file, from, to);
  expect(build).toThrow(message);
});
