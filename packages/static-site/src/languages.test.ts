import { expect, test } from 'vitest';
import { createArticles } from './articles.ts';
import { createLanguages, type LanguageTexts, type PageTexts } from './languages.ts';
import { renderFeed } from './vite/renderSiteFiles.ts';

interface Texts extends LanguageTexts {
  prices?: PageTexts;
  towns?: PageTexts;
}

const list = { title: 'Articles & news', lead: 'Short.' };
const home = { title: 'Home', lead: 'Home.' };
const texts: Record<string, Texts> = {
  cs: {
    languageName: 'Čeština',
    home,
    prices: { ...home, address: '/cenik' },
    towns: { ...home, address: '/mesta' },
    articles: { ...list, address: '/clanky' },
  },
  en: {
    languageName: 'English',
    home,
    towns: { address: 'towns', title: 'Towns', lead: 'All.' },
    articles: { ...list, address: '/articles' },
  },
  de: { languageName: 'Deutsch', home, articles: { ...list, address: '/artikel' } },
};
const summary = (title: string, date: string) => ({ title, description: 'D', date, dateText: date });
const loadText = () => Promise.resolve([['p', {}, ['Text']]] as const);
const articlesOf = (summaries: Record<string, ReturnType<typeof summary>>) =>
  createArticles(summaries, Object.fromEntries(Object.keys(summaries).map((file) => [file, loadText])));
const articles = articlesOf({
  './articles/cs/saze.md': summary('Saze \u001F\uD800\uFFFE\uFFFF\t]]>', '2026-11-05'),
  './articles/en/komin.md': summary('Chimney', '2026-11-04'),
  './articles/cs/komin.md': summary('Komín', '2026-11-07'),
});
const site = createLanguages(texts, ['towns', 'home', 'prices', 'articles'], 'CZ', articles);

test('pages and articles have addresses in each language that has them', () => {
  expect(site.routes).toEqual(
    [
      ['/mesta', 'towns', 'cs'],
      ['/', 'home', 'cs'],
      ['/cenik', 'prices', 'cs'],
      ['/clanky', 'articles', 'cs'],
      ['/clanky/:slug', 'article', 'cs'],
      ['/en/towns', 'towns', 'en'],
      ['/en', 'home', 'en'],
      ['/en/articles', 'articles', 'en'],
      ['/en/articles/:slug', 'article', 'en'],
      ['/de', 'home', 'de'],
    ].map(([path, page, language]) => ({ path, page, params: { language }, language })),
  );
  expect(site.articleAddresses).toEqual(['/clanky/komin', '/clanky/saze', '/en/articles/komin']);
  expect(site.addressOf('prices', 'en')).toBe('/cenik');
  expect(() => site.textsOf('prices', 'en')).toThrow('The language en has no texts of the page "prices".');
});

test('a head names the addresses of a page or article in several languages', () => {
  const languages = { cs: '/mesta', en: '/en/towns' };
  const english = { title: 'Towns', description: 'All.', locale: 'en_US' };
  expect(site.localizedHead('towns', 'en')).toEqual({ ...english, canonical: '/en/towns', languages });
  expect(site.localizedHead('prices', 'xx')).toEqual({
    title: 'Home',
    description: 'Home.',
    canonical: '/cenik',
    locale: 'cs_CZ',
  });
  expect(site.localizedHead('articles', 'en', 'komin')).toMatchObject({
    canonical: '/en/articles/komin',
    languages: { cs: '/clanky/komin', en: '/en/articles/komin' },
  });
  expect(site.localizedHead('articles', 'cs', 'saze')).not.toHaveProperty('languages');
});

test.each([
  ['/mesta', 'cs', ['/en/towns', '/de']],
  ['/mesta/brno', 'cs', ['/en/towns', '/de']],
  ['/cenik', 'cs', ['/en', '/de']],
  ['/neni', 'cs', ['/en', '/de']],
  ['/en', 'en', ['/', '/de']],
  ['/clanky/komin', 'cs', ['/en/articles/komin', '/de']],
  ['/clanky/saze', 'cs', ['/en/articles', '/de']],
])('the language links of %s lead to the same or the nearest page', (path, current, hrefs) => {
  const links = site.linksToOtherLanguages(path, current);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(links.at(-1)).toEqual({ label: 'Deutsch', language: 'de', href: '/de' });
});

test('an article has its text', async () => {
  expect(await site.articlesIn('en')[0]?.loadText()).toEqual([['p', {}, ['Text']]]);
  expect(() => createArticles({ './a/cs/b.ts': summary('B', '') }, {})).toThrow('./a/cs/b.md is missing');
  expect(() => createArticles({}, { './a/b.md': loadText })).toThrow('./a/b.md has no title and date');
});

test('each language with articles has a feed', () => {
  const feeds = site.feeds('Novák');
  expect(feeds.map(({ path }) => path)).toEqual(['/rss-cs.xml', '/rss-en.xml']);
  const link = { rel: 'alternate', type: 'application/rss+xml', title: 'Articles & news' };
  expect(site.feedLinks).toEqual(
    feeds.map(({ path }) => ({ tag: 'link', attributes: { ...link, href: path } })),
  );
  const item = (title: string, slug: string, day: string) =>
    `<item><title>${title}</title><link>https://www.example.cz/clanky/${slug}</link><guid>https://www.example.cz/clanky/${slug}</guid><description>D</description><pubDate>${day} Nov 2026 00:00:00 GMT</pubDate></item>`;
  expect(renderFeed(feeds[0]!, 'https://www.example.cz')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Articles &amp; news | Novák</title><link>https://www.example.cz/clanky</link><description>Short.</description><language>cs</language>
${[item('Komín', 'komin', 'Sat, 07'), item('Saze \t]]&gt;', 'saze', 'Thu, 05')].join('\n')}
</channel></rss>
`);
});

test('an article in a language that the site lacks is named', () => {
  const wrong = articlesOf({ './articles/cz/a.md': summary('A', '2026-11-05') });
  expect(() => createLanguages(texts, ['articles'], 'CZ', wrong)).toThrow(
    'The article cz/a is in no language with articles',
  );
});
