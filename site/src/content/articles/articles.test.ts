import { expect, test } from 'vitest';
import { getArticleText } from '@tarcza/static-site';
import { loadArticleText } from '../loadArticleText';
import { articles, blogCategories, digestLabels, firstSentence } from './articles';
import { polishDate } from '../../text/dates';

const texts = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true });
const slugs = articles.map(({ slug }) => slug);

test('the addresses that other pages and search engines know stay, or redirect', () => {
  const known = [
    'jak-rozpoznac-pluskwy-w-domu',
    'jak-odstraszyc-kuny-z-poddasza',
    'dezynfekcja-mieszkania-po-chorobie',
    'domowe-sposoby-na-pluskwy',
    'jak-przygotowac-mieszkanie-do-zabiegu-pluskiew',
    'skuteczne-zwalczanie-karaluchow',
    'deratyzacja-piwnicy-usuwanie-szczurow',
    'bezpieczenstwo-zabiegow-ddd',
  ];
  const kept = new Set([...slugs, ...articles.flatMap(({ formerSlugs = [] }) => formerSlugs)]);
  expect(
    known.filter((slug) => !kept.has(slug)),
    'formerSlugs of a renamed article',
  ).toEqual([]);
});

test('what a card says of an article is one sentence of at most two lines', () => {
  for (const article of articles) {
    const said = firstSentence(article);
    expect(said).toMatch(/[.?!]$/);
    expect(said.length, said).toBeLessThanOrEqual(84);
    expect(article.excerpt.length).toBeGreaterThan(said.length);
  }
});

test('only the first article is featured', () => {
  expect(articles.filter(({ featured }) => featured)).toEqual([articles[0]]);
});

test('the newest article comes first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(polishDate(date)).toMatch(/^\d/);
});

test('no category is empty', () => {
  expect(blogCategories.filter((name) => !articles.some(({ category }) => category === name))).toEqual([]);
});

test('every article has a text, and every text an article', () => {
  expect(Object.keys(texts).toSorted()).toEqual(slugs.map((slug) => `./texts/${slug}.md`).toSorted());
});

test('an article without a text is named', async () => {
  await expect(loadArticleText('nie-ma')).rejects.toThrow('The article nie-ma has no text.');
});

test.each(articles)('$slug is complete', async ({ slug, seoContent }) => {
  const source = texts[`./texts/${slug}.md`] ?? '';
  const blocks = await loadArticleText(slug);

  expect(source.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length).toBeGreaterThanOrEqual(600);
  expect(blocks[0]?.[0]).toBe('p');
  const ids = blocks.flatMap(([tag, attributes]) =>
    tag === 'h2' ? [(attributes as { id: string }).id] : [],
  );
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(blocks.some(([tag]) => tag === 'ul')).toBe(true);
  expect(JSON.stringify(blocks)).not.toMatch(/\*\*|•|##|\{\{/);
  for (const [key, items] of Object.entries(seoContent)) {
    expect(digestLabels).toHaveProperty(key);
    expect(items.length).toBeGreaterThan(0);
  }
});

test.each(articles)('the lists of $slug are punctuated alike', async ({ slug }) => {
  const blocks = await loadArticleText(slug);
  const items = blocks.flatMap((block) => (block[0] === 'ul' ? getArticleText(block).split('\n') : []));
  for (const item of items) {
    expect(item).toMatch(/^\p{Ll}/u.test(item) ? /[^.,;:]$/ : /[.?]$/);
  }
});

test('no two articles show the same scene', () => {
  const scenes = articles.map(({ icon, scene }) => scene ?? icon);
  expect(new Set(scenes).size).toBe(articles.length);
});
