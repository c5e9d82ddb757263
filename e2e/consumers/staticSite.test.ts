import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { copyFixture, installDeclared, programOf, type Consumer } from './consumer.ts';
import { visitFolder } from './visit.ts';

let site: Consumer;
const build = () =>
  site.run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production' });
const written = (file: string) => readFileSync(join(site.folder, 'dist', file), 'utf8');

beforeAll(() => {
  site = copyFixture('threePages');
  installDeclared(site, [inject('staticSite'), inject('firstAct')]);
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

test('a build that fails names the file and what to do', () => {
  const page = join(site.folder, 'src/pages/prices/Page.tsx');
  const text = readFileSync(page, 'utf8');
  onTestFinished(() => writeFileSync(page, text));
  writeFileSync(page, text.replace('</h1>', '</h1><a href="/dojazd">Dojazd</a>'));
  expect(build).toThrow(/src\/pages\/prices\/Page\.tsx links to \/dojazd at \/cennik.*Correct the link/);
});
