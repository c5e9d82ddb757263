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
    de: { locale: 'de_DE', languageName: 'Deutsch', home: {}, articles: { ...list, address: '/artikel' } },
  },
  ['home'],
);
const summary = (title: string, date: string) => ({ title, description: 'D', date, dateText: date });
const articles = createArticles({
  languages,
  summaries: {
    './articles/cs/saze.md': summary('Saze \u001F\uD800\uFFFE\uFFFF\t]]>', '2026-11-05'),
    './articles/cs/komin.md': summary('Komín', '2026-11-07'),
    './articles/en/komin.md': summary('Chimney', '2026-11-04'),
  },
  texts: { './articles/en/komin.md': () => Promise.resolve([['p', {}, ['Text']]]) },
});

test('articles are listed by language, the newest first', () => {
  expect(articles.addresses).toEqual(['/clanky/komin', '/clanky/saze', '/en/articles/komin']);
  const [cs, en] = ['cs', 'en'].map((language) => ({ params: { language }, language }));
  expect(articles.routes).toEqual([
    { path: '/clanky', page: 'articles', ...cs },
    { path: '/clanky/:slug', page: 'article', ...cs },
    { path: '/en/articles', page: 'articles', ...en },
    { path: '/en/articles/:slug', page: 'article', ...en },
  ]);
});

test.each([
  ['/clanky/komin', { cs: '/clanky/komin', en: '/en/articles/komin' }],
  ['/clanky/saze', { cs: '/clanky/saze', en: '/en/articles' }],
  ['/en/articles', { cs: '/clanky', en: '/en/articles' }],
  ['/clanky-jine', {}],
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
  expect(await articles.load('en', 'komin')).toEqual({
    ...summary('Chimney', '2026-11-04'),
    address: '/en/articles/komin',
    text: [['p', {}, ['Text']]],
  });
  expect(await articles.load('cs', 'neni')).toBeNull();
});

test('each language with articles has a feed', () => {
  const feeds = articles.feeds('Novák');
  expect(feeds.map(({ path }) => path)).toEqual(['/rss-cs.xml', '/rss-en.xml']);
  const link = { rel: 'alternate', type: 'application/rss+xml', title: 'Articles & news' };
  expect(articles.feedLinks).toEqual([
    { tag: 'link', attributes: { ...link, href: '/rss-cs.xml' } },
    { tag: 'link', attributes: { ...link, href: '/rss-en.xml' } },
  ]);
  const item = (title: string, slug: string, day: string) =>
    `<item><title>${title}</title><link>https://www.example.cz/clanky/${slug}</link><guid>https://www.example.cz/clanky/${slug}</guid><description>D</description><pubDate>${day} Nov 2026 00:00:00 GMT</pubDate></item>`;
  const xml = renderFeed(feeds[0]!, 'https://www.example.cz');
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Articles &amp; news | Novák</title><link>https://www.example.cz/clanky</link><description>Short.</description><language>cs</language>
${[item('Komín', 'komin', 'Sat, 07'), item('Saze \t]]&gt;', 'saze', 'Thu, 05')].join('\n')}
</channel></rss>
`);
});

test('an article in a language that the site lacks is named', () => {
  const summaries = { './articles/cz/a.md': summary('A', '2026-11-05') };
  expect(() => createArticles({ languages, summaries, texts: {} })).toThrow(
    'src/articles/cz/a.md is in no language of the site. Move it to src/articles/cs/a.md.',
  );
});
