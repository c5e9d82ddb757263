import { createPages, type Route } from '@tarcza/static-site';
import { defineSite } from '@tarcza/static-site/server';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { app } from '../app';
import { company } from '../content/company/company';
import { languages, loadLanguage } from '../content/texts/languages';
import english from '../content/languages/en';
import polish from '../content/languages/pl';
import { mapStrings } from '../text/typeset';
import { pages } from '../routes';
import { LoadFailed } from './LoadFailed';

vi.mock('../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 900 }),
}));

/** A third language: the English texts with a mark, and the same addresses. */
const third = mapStrings(english, (text, key) =>
  text.startsWith('/') || key === 'language' ? text : `${text} (uk)`,
);
// A code that no language of the site will have.
languages['uk-x-test'] = third;

const UkrainianPage = () => createElement('h1', null, 'Дератизація');
const routes: readonly Route[] = [{ path: '/uk', page: 'ukrainian', language: 'uk-x-test' }];
const site = defineSite({
  app: {
    ...app,
    pages: createPages({
      routes,
      pages: { './pages/ukrainian/Page.tsx': () => Promise.resolve({ default: UkrainianPage }) },
      heads: { './pages/ukrainian/head.ts': () => Promise.resolve({ head: () => ({}) }) },
      headElements: () => Promise.resolve(() => []),
    }),
  },
  addresses: [],
  origin: company.siteUrl,
  loadFailed: (language) => createElement(LoadFailed, { language }),
});

test('header, footer, call bar and messages of a page are in the language of its route', async () => {
  const { html, language, loadFailed } = await site.render('/uk');
  expect(language).toBe('uk-x-test');
  const { labels, claims, footer, call = '' } = third;
  for (const text of [labels?.siteHeader.skip, claims[0], call, footer.about, footer.privacyPolicy.label])
    expect(html).toContain(text);
  expect(loadFailed).toContain(third.loadFailed);
  expect(html).not.toContain(polish.footer.about);
});

test('every language of a route has its file, home page and labels of fields', async () => {
  const used = pages.routes.map(({ language = 'pl' }) => language);
  for (const language of new Set(used)) {
    await loadLanguage(language);
    const home = pages.routes.find(({ path }) => path === languages[language]?.home);
    expect(home?.language ?? 'pl').toBe(language);
    if (language !== 'pl') expect(languages[language]?.fieldLabels).toBeDefined();
  }
});
