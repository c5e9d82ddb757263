import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { validateFields } from '@tarcza/contact/fields';
import * as ui from '@tarcza/ui';
import * as english from '@tarcza/ui/labels/en';
import { vars } from '@tarcza/ui/theme';
import { readArticle } from './articles.build.ts';
import { fields } from './src/fields.ts';
import { firm } from './src/firm.ts';
import { allLanguages, hasPage, pageNames } from './src/language.ts';
import { languages } from './src/languages.ts';

/** Returns a sentence for each mistake that types cannot show. */
export function findErrors(): string[] {
  return [
    ...findPhoneErrors(),
    ...findFirmErrors(),
    ...findPageErrors(),
    ...findFieldErrors(),
    ...findLocaleErrors(),
    ...findUnusedWords(),
    ...findArticleErrors(),
    ...findStyleErrors(),
  ];
}

function findPhoneErrors(): string[] {
  return Object.entries(firm).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !/phone|mobile/i.test(name)) return [];
    try {
      ui.phoneNumber(value, { country: firm.callingCode, strict: true });
      return [];
    } catch (error) {
      return [`src/firm.ts: ${name} ${(error as Error).message}`];
    }
  });
}

function findFirmErrors(): string[] {
  const { origin, country, timeZone } = firm;
  const emails = Object.entries(firm).flatMap(([name, value]) =>
    typeof value === 'string' && /mail/i.test(name) ? [{ name, value }] : [],
  );
  return [
    ...emails
      .filter(({ value }) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      .map(({ name, value }) => `${name} is "${value}". Write an address like office@example.com.`),
    ...(/^https:\/\/[^/?#\s]+$/.test(origin)
      ? []
      : [`origin is "${origin}". Write it like https://www.example.com, without a slash at the end.`]),
    ...(/^[A-Z]{2}$/.test(country) && regions.of(country)
      ? []
      : [`country is "${country}". Write the two letters of ISO 3166, such as DE or GB.`]),
    ...(isTimeZone(timeZone) ? [] : [`timeZone is "${timeZone}". Write it like Europe/Berlin.`]),
  ].map((sentence) => `src/firm.ts: ${sentence}`);
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Returns a sentence for each page without a route, and for each without texts. */
function findPageErrors(): string[] {
  const routes = readFileSync('src/routes.ts', 'utf8');
  const names: readonly string[] = pageNames;
  return [
    ...globSync('src/pages/*/Page.tsx')
      .map((file) => parse(parse(file).dir).name)
      .filter((page) => !names.includes(page) && !RegExp(`page: ['"]${page}['"]`).test(routes))
      .map(
        (page) =>
          `src/pages/${page} has no route. Add '${page}' to pageNames in src/language.ts, or delete the folder.`,
      ),
    ...pageNames
      .filter((page) => !allLanguages.some((language) => hasPage(page, language)))
      .map((page) => `The page ${page} has no texts. Add an entry "${page}" to a file of src/words/.`),
  ];
}

function findFieldErrors(): string[] {
  try {
    validateFields(fields);
    return [];
  } catch (error) {
    return [`src/fields.ts: ${(error as Error).message}`];
  }
}

const findLocaleErrors = () =>
  Object.entries(languages)
    .filter(([language, { locale }]) => !RegExp(`^${language}_[A-Z]{2}$`).test(locale))
    .map(([language, { locale }]) =>
      !existsSync(`src/words/${language}.ts`)
        ? `src/languages.ts: ${language} has the texts of another language. Copy them to src/words/${language}.ts, and import that file.`
        : `src/words/${language}.ts: locale is "${locale}". Write ${language}_ and the code of the country, such as de_DE or en_GB.`,
    );

const findUnusedWords = () =>
  globSync('src/words/*.ts')
    .map((file) => parse(file).name)
    .filter((language) => !(language in languages))
    .map((language) => `src/words/${language}.ts is not in src/languages.ts. Add it there, or delete it.`);

/** Returns a sentence for each article in a place that is not read, or with an error in its text. */
function findArticleErrors(): string[] {
  const files = globSync('src/articles/**/*').map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\.(md|mdx|markdown)$/i.test(file))
    .flatMap((file) => {
      const { dir, name } = parse(file);
      const all = Object.keys(languages);
      const language = all.find((each) => `${dir}/`.startsWith(`src/articles/${each}/`));
      const places = (language ? [language] : all).map((each) => `src/articles/${each}/${name}.md`);
      if (!places.includes(file)) return [`${file} is not read. Move it to ${places.join(' or ')}.`];
      try {
        readArticle(readFileSync(file, 'utf8'), file);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
}

const readme = 'node_modules/@tarcza/ui/README.md';
const classes = new Set<string>(readFileSync(readme, 'utf8').match(/(?<![\w-])ui-[A-Z]\w*(-[a-z]\w*)?/g));
const tokens = Object.values(vars).flatMap((group) => Object.values<string>(group));

/** Returns a sentence for each name of a token or class in CSS that @tarcza/ui does not have. */
function findStyleErrors(): string[] {
  return globSync('src/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    const unknown = new Set([
      ...(css.match(/(?<![\w-])--ui-[\w-]+/g) ?? []).filter((name) => !tokens.includes(`var(${name})`)),
      ...(css.match(/(?<=\.)ui-[\w-]+/g) ?? []).filter((name) => !classes.has(name)),
    ]);
    return [...unknown].map(
      (name) => `${file}: @tarcza/ui has no ${name}. ${readme} lists tokens and classes.`,
    );
  });
}

/** Returns a sentence for each file with texts in square brackets, or with values of the template. */
export function findPlaceholders(): string[] {
  const values = [firm.email, firm.origin, firm.phone].filter((value) => /example\.com|000 000/.test(value));
  const left = Object.entries(languages).flatMap(([language, words]) => {
    const pages = Object.entries(words)
      .filter(([page]) => page !== 'labels')
      .map(([page, texts]) => [page, JSON.stringify(texts).match(/\[[^"[\]{}]+\]/g) ?? []] as const)
      .filter(([, texts]) => texts.length > 0);
    const list = pages.map(
      ([page, [first, ...more]]) => `${page} ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    );
    return list.length > 0
      ? [`src/words/${language}.ts has placeholders that visitors would read: ${list.join('; ')}.`]
      : [];
  });
  const untranslated = Object.entries(languages)
    .filter(([language, { labels }]) => language !== 'en' && labels === english)
    .map(
      ([language]) =>
        `src/words/${language}.ts has the English labels of the components. "A language of your own" in TASKS.md explains how to translate them.`,
    );
  return [
    ...(values.length > 0 ? [`src/firm.ts has values of the template: ${values.join(', ')}.`] : []),
    ...left,
    ...untranslated,
  ];
}
