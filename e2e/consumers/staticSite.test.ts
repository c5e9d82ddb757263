import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { copyExample, installFromHere, programOf, type Consumer } from './consumer.ts';
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
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}.`);
  if (!originals.has(path)) originals.set(path, text);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(() => {
  site = copyExample('three-pages');
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

test('its configuration takes fewer than ten lines', () => {
  expect(readFileSync(join(site.folder, 'vite.config.ts'), 'utf8').trim().split('\n').length).toBeLessThan(
    10,
  );
});

test('every address becomes a page that is complete without a script', async () => {
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
  expect(written('cennik.html')).toContain('.price{');
  expect(written('index.html')).not.toContain('.price{');
  expect(written('index.html')).not.toContain('.unused');
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

    // The first press wakes the page, and has its effect.
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

/** Every file of the built site. */
const allWritten = () =>
  Object.fromEntries(
    readdirSync(join(site.folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );

test('a sentence that changes in a text changes its file and the page that shows it, and leaves nothing stale', () => {
  const add = (file: string, text: string) => {
    mkdirSync(dirname(join(site.folder, file)), { recursive: true });
    writeFileSync(join(site.folder, file), text);
  };
  add('src/texts/zaplata.ts', "export default 'Płacisz przy odbiorze.';");
  add('package-lock.json', '{}');
  // A file that the site has as it is, as search engines ask for one.
  add('public/google1.html', 'google-site-verification: google1.html');
  // Only the page's script draws it, after a press.
  change('src/pages/home/Page.tsx', '</>', '{open && <em className="drawn">Zapraszamy!</em>}</>');
  change('src/style.css', '.unused', '.drawn {\n  color: teal;\n}\n\n.unused');
  change('vite.config.ts', 'staticSite()', String.raw`staticSite({ host: 'firebase', texts: /\/texts\// })`);
  change(
    'src/pages/prices/Page.tsx',
    'export default function PricesPage() {',
    `export const load = async () => (await import('../../texts/zaplata')).default;
export default function PricesPage({ data }: { data: string }) {`,
  );
  change('src/pages/prices/Page.tsx', '<h1>Cennik</h1>', '<h1>Cennik</h1><p>{data}</p>');
  expect(build()).toContain('3 pages written to dist');
  const before = allWritten();
  expect(before['cennik.html']).toContain('Płacisz przy odbiorze.');
  expect(before['google1.html']).toContain('google-site-verification');
  const sheet = Object.keys(before).find((file) => before[file]?.startsWith('.drawn{')) ?? '';
  expect(before['index.html']).toContain(`/assets/${sheet}`);
  expect(before['cennik.html']).not.toContain(sheet);
  expect(build()).toContain('0 pages written to dist');
  expect(allWritten()).toEqual(before);

  // A page without its sheet would answer no press.
  rmSync(join(site.folder, 'dist/assets', sheet));
  expect(build()).toMatch(/^1 pages written to dist.* 2 kept/m);
  expect(allWritten()).toEqual(before);

  add('src/texts/zaplata.ts', "export default 'Płacisz, gdy buty są gotowe.';");
  expect(build()).toMatch(/^1 pages written to dist.* 2 kept/m);
  const after = allWritten();
  expect(after['cennik.html']).toContain('Płacisz, gdy buty są gotowe.');
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
    'cennik.html',
    'zaplata.js',
  ]);

  // A page that somebody else has written over is no page of ours.
  writeFileSync(join(site.folder, 'dist/index.html'), 'Nic');
  writeFileSync(join(site.folder, 'dist/stara.html'), 'Stara strona');
  // Nor is a sheet that no page names, and the host is not told of it.
  writeFileSync(join(site.folder, 'dist/assets/drawn-Stara_12.css'), 'p{top:1px}');
  expect(build()).toMatch(/^1 pages written to dist.* 2 kept/m);
  expect(allWritten()).toEqual(after);

  rmSync(join(site.folder, 'dist'), { recursive: true });
  expect(build()).toContain('3 pages written to dist');
  expect(allWritten()).toEqual(after);
  rmSync(join(site.folder, 'package-lock.json'));
  rmSync(join(site.folder, 'public/google1.html'));
});

test.each([
  [
    'two routes for one address',
    'src/routes.ts',
    "{ path: '/cennik', page: 'prices' },",
    "{ path: '/cennik', page: 'prices' }, { path: '/cennik', page: 'home' },",
    /Two routes fit \/cennik: prices and home.*remove one/,
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
    /\/cennik is among the addresses.*prices\/Page\.tsx.*Take the address out/,
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
