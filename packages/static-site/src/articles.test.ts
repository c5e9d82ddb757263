import { expect, test } from 'vitest';
import { createArticles, type ArticleListTexts } from './articles.ts';
import { createLanguages, type LanguageTexts } from './languages.ts';
import { renderFeed } from './vite/renderSiteFiles.ts';

interface Texts extends LanguageTexts {
  home: object;
  articles: ArticleListTexts;
}
const list = { title: 'Articles & news', lead: 'Short.', home: {} };
const languages = createLanguages<Texts, 'home'>(
  {
    cs: { locale: 'cs_CZ', languageName: 'Čeština', home: {}, articles: { ...list, address: '/clanky' } },
    en: { locale: 'en_GB', languageName: 'English', home: {}, articles: { ...list, address: '/articles' } },
  },
  ['home'],
);
const summary = (title: string, date: string) => ({ title, description: 'D', date, dateText: date });
const articles = createArticles({
  languages,
  summaries: {
    './articles/cs/saze.md': summary('Saze \u001F]]>', '2026-11-05'),
    './articles/cs/komin.md': summary('Komín', '2026-11-07'),
    './articles/en/komin.md': summary('Chimney', '2026-11-04'),
  },
  texts: { './articles/cs/komin.md': () => Promise.resolve([['p', {}, ['Text']]]) },
});

test('articles are listed by language, the newest first', () => {
  expect(articles.addresses).toEqual(['/clanky/komin', '/clanky/saze', '/en/articles/komin']);
  expect(articles.routes.map(({ path }) => path)).toEqual([
    '/clanky',
    '/clanky/:slug',
    '/en/articles',
    '/en/articles/:slug',
  ]);
});

test.each([
  ['/clanky/komin', { cs: '/clanky/komin', en: '/en/articles/komin' }],
  ['/clanky/saze', { cs: '/clanky/saze', en: '/en/articles' }],
  ['/en/articles', { cs: '/clanky', en: '/en/articles' }],
  ['/cenik', {}],
])('the addresses of %s are known in each language', (path, addresses) => {
  expect(articles.addressesAt(path)).toEqual(addresses);
});

test('a head names an article that exists in several languages', () => {
  expect(articles.languagesOf('komin')).toEqual({
    languages: { cs: '/clanky/komin', en: '/en/articles/komin' },
  });
  expect(articles.languagesOf('saze')).toEqual({});
});

test('an article loads with its text, and null means that there is none', async () => {
  expect(await articles.load('cs', 'komin')).toMatchObject({ title: 'Komín', text: [['p', {}, ['Text']]] });
  expect(await articles.load('cs', 'neni')).toBeNull();
});

test('each language with articles has a feed', () => {
  const [feed] = articles.feeds('Novák');
  expect(articles.feedLinks).toHaveLength(2);
  const xml = renderFeed(feed!, 'https://www.example.cz');
  expect(xml).toContain(
    '<title>Articles &amp; news | Novák</title><link>https://www.example.cz/clanky</link>',
  );
  expect(xml).toMatch(
    /Komín<\/title><link>https:\/\/www\.example\.cz\/clanky\/komin<[^]*Sat, 07 Nov 2026[^]*Saze \]\]&gt;/,
  );
});

test('an article in a language that the site lacks is named', () => {
  const summaries = { './articles/cz/a.md': summary('A', '2026-11-05') };
  expect(() => createArticles({ languages, summaries, texts: {} })).toThrow(
    'src/articles/cz/a.md is in no language of the site. Move it to src/articles/cs/a.md.',
  );
});
