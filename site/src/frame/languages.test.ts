import { expect, test } from 'vitest';
import english from '../content/languages/en';
import polish from '../content/languages/pl';
import { languages, loadLanguage } from '../content/texts/languages';
import { pages } from '../routes';
import site from '../server';
import { plainText } from '../text/typeset';

test('header, footer, call bar and messages of a page are in the language of its route', async () => {
  const { html, language, loadFailed } = await site.render('/en');
  expect(language).toBe('en');
  const { labels, claims, footer, call } = english;
  for (const text of [labels?.siteHeader.skip, claims[0], call, footer.about, footer.legal[0]!.label])
    expect(plainText(html)).toContain(plainText(text ?? ''));
  expect(plainText(loadFailed ?? '')).toContain(plainText(english.loadFailed));
  for (const text of [polish.claims[0], polish.footer.about, polish.office.write])
    expect(html).not.toContain(text);
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
