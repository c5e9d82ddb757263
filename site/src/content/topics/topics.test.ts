/** What a visitor finds on the pages about one pest or one job. */
import { beforeAll, expect, test } from 'vitest';
import { sentencesOf } from '../towns/townTexts';
import { loadTopic, topics } from './topics';
import { partOf, renderPage } from '../testing/renderedPages';

const pages = new Map<string, { main: string; sentences: readonly string[] }>();

beforeAll(async () => {
  for (const { path } of topics) {
    const { html } = await renderPage(path);
    pages.set(path, { main: await partOf(path), sentences: sentencesOf(html) });
  }
}, 60_000);

test.each(topics)('$path says how to tell, what to do and not to do, and what it costs', ({ path }) => {
  const { main } = pages.get(path)!;
  // Look-alikes or cases side by side.
  expect(main).toContain('<table');
  expect(main).toMatch(/<h2[^>]*>Ile kosztuje/);
  expect(main).toMatch(/od \d+ zł|wycen/i);
  expect(main).toMatch(/href="tel:\+48/);
  expect(main).toContain('href="/kontakt#formularz"');
});

test.each(topics)('$path leads to service, price, checklist and article', ({ path, service, articles }) => {
  const { main } = pages.get(path)!;
  for (const href of [
    `/uslugi/${service}`,
    '/cennik',
    '/gwarancja',
    `/przygotowanie/${service}`,
    ...articles.map((slug) => `/blog/${slug}`),
  ])
    expect(main).toContain(`href="${href}"`);
});

test.each(topics)('$path has more sentences of its own than in common with the others', ({ path }) => {
  const others = new Set([...pages].flatMap(([other, { sentences }]) => (other === path ? [] : sentences)));
  const { sentences } = pages.get(path)!;
  const own = sentences.filter((sentence) => !others.has(sentence));
  // They share the hours, the price from which a treatment begins, and links.
  expect(own.length / sentences.length).toBeGreaterThan(0.65);
});

test.each(topics)('every row of a table on $path fills its columns', async ({ path }) => {
  const topic = await loadTopic(path);
  for (const chapter of topic?.chapters ?? [])
    if (chapter.kind === 'table')
      for (const row of chapter.rows) {
        expect(row).toHaveLength(chapter.heads.length);
        expect(row.every((cell) => cell.trim() !== '')).toBe(true);
      }
});

test('bumblebees, shrews and bees are left alone', () => {
  expect(pages.get('/szkodniki/osy')?.main).toMatch(/Trzmiel.*jest pod ochroną/s);
  expect(pages.get('/szkodniki/osy')?.main).toMatch(/Pszczoła.*pszczelarza/s);
  expect(pages.get('/szkodniki/myszy-i-szczury')?.main).toMatch(/Ryjówka.*jest pod ochroną/s);
});

test('ozone is used against smells, and nothing is called harmless', () => {
  const { main } = pages.get('/ozonowanie')!;
  expect(main).toContain('Używamy go na zapach i na nic więcej.');
  for (const [path, page] of pages)
    expect(page.main, path).not.toMatch(/bezpieczn[yeai] dla|nieszkodliw|nietoksyczn|w pełni bezpieczn/i);
});
