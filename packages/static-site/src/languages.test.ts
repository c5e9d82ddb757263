import { expect, test } from 'vitest';
import { createLanguages, type LanguageTexts, type PageTexts } from './languages.ts';

interface Texts extends LanguageTexts {
  home: { title: string };
  prices?: PageTexts;
  towns?: PageTexts;
}

const texts: Record<string, Texts> = {
  cs: {
    locale: 'cs_CZ',
    languageName: 'Čeština',
    home: { title: 'Úvod' },
    prices: { address: '/cenik', title: 'Ceník' },
    towns: { address: '/mesta', title: 'Města' },
  },
  en: {
    locale: 'en_GB',
    languageName: 'English',
    home: { title: 'Home' },
    towns: { address: '/towns', title: 'Towns' },
  },
};
const site = createLanguages(texts, ['towns', 'home', 'prices']);

test('pages have addresses in each language that has them', () => {
  const routes = [
    ['/mesta', 'towns', 'cs'],
    ['/', 'home', 'cs'],
    ['/cenik', 'prices', 'cs'],
    ['/en/towns', 'towns', 'en'],
    ['/en', 'home', 'en'],
  ] as const;
  expect(site.routes).toEqual(
    routes.map(([path, page, language]) => ({ path, page, params: { language }, language })),
  );
  expect(site.warnings).toEqual(['The language "en" lacks the page prices.']);
  const complete = { cs: texts['cs']!, 'de-AT': { ...texts['cs']!, locale: 'de_AT' } };
  expect(createLanguages<Texts, 'home'>(complete, ['home']).warnings).toEqual([]);
  expect(site.addressOf('prices', 'en')).toBe('/cenik');
  expect(() => site.textsOf('prices', 'en')).toThrow('The language en has no texts of the page "prices".');
});

test.each([
  ['prices', 'cs', '/prices'],
  ['prices', 'en', '/en/prices'],
  ['/en/prices', 'en', '/en/prices'],
  ['/english/', 'en', '/en/english'],
  ['/', 'en', '/en'],
])('the address %s in %s is %s', (address, language, localized) => {
  expect(site.localize(address, language)).toBe(localized);
});

test.each([
  ['/', 'cs'],
  ['/en', 'en'],
  ['/en/towns', 'en'],
  ['/english', 'cs'],
])('%s is in %s', (path, language) => {
  expect(site.languageOf(path)).toBe(language);
});

test('a language may have one page: other texts are those of the first, with one warning', () => {
  const further = { locale: 'en_GB', languageName: 'English', towns: { address: '/towns', title: 'Towns' } };
  const small = createLanguages<Texts & { menu: string }, 'home' | 'towns'>(
    { cs: { ...texts['cs']!, menu: 'Nabídka' }, en: further },
    ['home', 'towns'],
  );
  expect(small.textsIn('en').menu).toBe('Nabídka');
  expect(small.routes.map(({ path }) => path)).toEqual(['/', '/mesta', '/en/towns']);
  const link = { label: 'English', language: 'en' };
  expect(small.linksToOtherLanguages('/', 'cs')).toEqual([{ ...link, href: '/en/towns' }]);
  expect(small.linksToOtherLanguages('/', 'cs', { en: '/en/x' })).toEqual([{ ...link, href: '/en/x' }]);
  expect(small.warnings).toEqual([
    'The language "en" lacks prices, menu, which are shown in "cs"; the page home.',
  ]);
});

test('a head names the addresses of a page in several languages', () => {
  expect(site.localizedHead('towns', 'en')).toEqual({
    canonical: '/en/towns',
    locale: 'en_GB',
    languages: { cs: '/mesta', en: '/en/towns' },
  });
  expect(site.localizedHead('prices', 'xx')).toEqual({ canonical: '/cenik', locale: 'cs_CZ' });
});

test.each([
  ['/mesta', 'cs', '/en/towns'],
  ['/mesta/brno', 'cs', '/en/towns'],
  ['/cenik', 'cs', '/en'],
  ['/neni', 'cs', '/en'],
  ['/en/towns', 'en', '/mesta'],
  ['/en', 'en', '/'],
])('the language link of %s leads to the same or the nearest page', (path, current, href) => {
  expect(site.linksToOtherLanguages(path, current).map((link) => link.href)).toEqual([href]);
});

const bare = { en: { locale: 'en_GB', languageName: 'English' } as Texts };

test.each([
  [{ ca: texts['en']! }, ['home'], 'The texts of the language "ca" have the locale "en_GB". Write ca_'],
  [bare, ['home'], 'has no texts of the page "home"'],
  [{ cs: texts['cs']!, ...bare }, ['home'], 'has texts of no page. Add one of home.'],
] as const)('%# is refused', (wrong, pages, message) => {
  expect(() => createLanguages<Texts, 'home' | 'prices'>(wrong, pages)).toThrow(message);
});
