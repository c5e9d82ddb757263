import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import {
  countryIn,
  hasLabels,
  parseLanguages,
  questions,
  textsOf,
  validateAnswer,
  type Answers,
} from './answers.ts';
import indexes from '@tarcza/contact/firestore.indexes.json' with { type: 'json' };
import { changedColorsToCss, deriveTheme } from '@tarcza/ui/theme';
import { callingCodeOf, countryOf, timeZoneOf } from './countries.ts';

/** An error of the user, with what to do. */
export class UsageError extends Error {}

const template = join(import.meta.dirname, '../template');

/** The version of this package, which a site records in its package.json. */
export const version = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
).version;

/** Files of a repository or a system, which may be in the folder before. They are kept. */
const harmless =
  /^(\.git|\.gitattributes|\.gitignore|\.DS_Store|\.idea|\.vscode|readme\.md|licen[cs]e(\.\w+)?)$/i;

/**
 * Writes the site of a company into a folder that is new, empty or a new git repository. README, licence and .gitignore of
 * the repository are kept: the site's README is then SITE.md, and missing lines are added to .gitignore.
 *
 * @throws UsageError, before anything is written, if the folder is not empty or an answer is invalid.
 */
export function createSite(folder: string, answers: Answers): void {
  const target = validateFolder(folder);
  for (const { name } of questions) {
    const answer = answers[name] ?? countryIn(answers);
    const problem = validateAnswer(name, answer, answers);
    if (problem) throw new UsageError(problem);
  }

  const languages = parseLanguages(answers.language);
  const write = (file: string, text: string) => writeFileSync(join(target, file), text);
  const edit = (file: string, change: (text: string) => string) =>
    write(file, change(readFileSync(join(target, file), 'utf8')));
  mkdirSync(target, { recursive: true });
  const theirs = readdirSync(target);
  const readme = theirs.some((file) => /^readme\.md$/i.test(file)) ? 'SITE.md' : 'README.md';
  copyFiles(template, target, ['texts', 'backends', 'README.md', 'gitignore', 'gitattributes', 'nvmrc']);
  copyFiles(join(template, 'backends', answers.form), target, ['form.md']);
  const readTemplate = (file: string) => readFileSync(join(template, file), 'utf8');
  write(readme, readTemplate('README.md') + readTemplate(`backends/${answers.form}/form.md`));
  mkdirSync(join(target, 'src/texts'));
  // Trade and country of the answers belong to the first language.
  for (const [index, language] of languages.entries())
    writeTexts(target, language, index === 0 ? countryIn(answers) : undefined);
  // npm does not pack files with these names.
  if (!theirs.includes('.gitattributes')) write('.gitattributes', readTemplate('gitattributes'));
  if (!theirs.includes('.gitignore')) write('.gitignore', '');
  if (answers.form === 'firebase')
    write('firestore.indexes.json', `${JSON.stringify(indexes, undefined, 2)}\n`);
  write('.nvmrc', readTemplate('nvmrc'));
  edit('.gitignore', (text) => mergeLines(text, readTemplate('gitignore')));
  write('src/languages.ts', renderLanguagesFile(languages));
  write('src/theme.css', renderThemeCss(answers.color.toLowerCase()));
  write('src/firm.ts', renderFirmFile(answers));
  edit('src/fields.ts', (text) => text.replace('README.md', readme));
  edit('public/favicon.svg', (text) => text.replace(/#[\da-f]{6}/, answers.color.toLowerCase()));
  edit('package.json', (text) => renderPackageJson(text, basename(target), answers));
  edit('vite.config.ts', (text) => renderViteConfig(text, answers));
}

/** Writes the texts of a language. `country` is that of the company, for its first language. */
function writeTexts(site: string, language: string, country?: string): void {
  const texts = readFileSync(join(template, `texts/${textsOf(language)}.ts`), 'utf8')
    .replace(/locale: '\w+'/, `locale: '${language}_${country ?? countryOf(language)}'`)
    .replaceAll('${firm.trade}', (use) => (country ? use : `[${use}]`));
  const marked = textsOf(language) === language ? texts : markUntranslated(texts, language);
  writeFileSync(join(site, `src/texts/${language}.ts`), marked);
}

/**
 * Adds languages to a created site: their texts, unless there are some, their lines in `src/languages.ts`, and the answer that
 * updates use.
 *
 * @throws UsageError, before anything is written, if the folder is no created site, or a code is no language, or one of the site.
 */
export function addLanguages(folder: string, languages: readonly string[]): void {
  const file = join(folder, 'src/languages.ts');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, list = ''] = /export const languages = \{([^}]*)\}/.exec(written) ?? [];
  if (!list) throw new UsageError(`${file} has no list of languages. Name the folder of a created site.`);
  const entries = list.split(',').flatMap((entry) => entry.trim() || []);
  const known = languages.find((language) => entries.some((entry) => entry.split(':')[0] === language));
  if (known) throw new UsageError(`The site has the language ${known} already.`);
  const problem = validateAnswer('language', languages.join(), { language: '' });
  if (problem) throw new UsageError(problem);
  for (const language of languages)
    if (!existsSync(join(folder, `src/texts/${language}.ts`))) writeTexts(folder, language);
  const manifest = join(folder, 'package.json');
  const recorded = readFileSync(manifest, 'utf8').replace(/"language": "[^"]+/, `$&,${languages.join()}`);
  writeFileSync(manifest, recorded);
  const added = `${renderImports(languages)}\n${written}`;
  writeFileSync(file, added.replace(`{${list}}`, `{ ${[...entries, ...languages].join(', ')} }`));
}

/** Copies the files of a folder. They are writable, in contrast to those of some package managers. */
function copyFiles(from: string, to: string, skipped: readonly string[] = []): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = relative(from, join(entry.parentPath, entry.name));
    if (!entry.isFile() || skipped.includes(file.split(sep)[0]!)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), readFileSync(join(from, file)));
  }
}

/** Returns the path of a folder for a site. Throws a UsageError if it has other files, or Vite cannot read it. */
export function validateFolder(folder: string): string {
  const target = resolve(folder);
  if (/[#?%]/.test(target))
    throw new UsageError(
      `${target} has "#", "?" or "%" in its path, which Vite cannot read. Choose another folder.`,
    );
  if (!existsSync(target)) return target;
  if (!statSync(target).isDirectory())
    throw new UsageError(`${target} is a file. Name a folder that is new.`);
  const others = readdirSync(target).filter((file) => !harmless.test(file));
  if (others.length === 0) return target;
  const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
  throw new UsageError(
    `${target} is not empty: it contains ${others.slice(0, 3).join(', ')}${more}. Name a folder that is new, or move them.`,
  );
}

function mergeLines(text: string, added: string): string {
  const missing = added.split('\n').filter((line) => line && !text.split(/\r?\n/).includes(line));
  const start = text && !text.endsWith('\n') ? `${text}\n` : text;
  return `${start}${missing.map((line) => `${line}\n`).join('')}`;
}

function renderThemeCss(color: string): string {
  const theme = deriveTheme(color);
  return `/* Brand colours and dark neutrals derived from ${color}. Other tokens are those of @tarcza/ui. \`npm run check\` validates the contrast.\n   In the light scheme: ${theme.note} */\n${changedColorsToCss(theme)}`;
}

function renderFirmFile(answers: Answers): string {
  const { name, town, trade, phone } = answers;
  const country = countryIn(answers);
  const values = {
    name: name.trim(),
    town: town.trim(),
    trade: trade.trim(),
    phone: phone.trim(),
    email: 'office@example.com',
    origin: 'https://www.example.com',
    country,
    callingCode: callingCodeOf(country),
    timeZone: timeZoneOf(country),
    details: '[Full name, seat, company number]',
  };
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return `/** The company of this site. E-mail, origin and details are placeholders: replace them. callingCode is for numbers without one. */\nexport const firm = {\n${lines.join('\n')}\n};\n`;
}

/** Says in English texts that they have to be translated, and names the language. */
function markUntranslated(texts: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const remedy = hasLabels(language) ? '' : ' "A language of your own" in TASKS.md explains `labels`.';
  return texts
    .replace('The texts of all pages.', `The texts of all pages, in English: translate them.${remedy}`)
    .replace('labels/en', hasLabels(language) ? `labels/${language}` : 'labels/en')
    .replace(
      "'English'",
      JSON.stringify(name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language))),
    );
}

const renderImports = (languages: readonly string[]) =>
  languages.map((language) => `import { texts as ${language} } from './texts/${language}.ts';`).join('\n');

function renderLanguagesFile(languages: readonly string[]): string {
  return `${renderImports(languages)}

/** The texts of each language. The first is the default; others have addresses such as /en/prices. */
export const languages = { ${languages.join(', ')} };
`;
}

const renderViteConfig = (text: string, { host, form }: Answers) =>
  text
    .replace(/ *host: 'firebase',\n/, (line) => (host === 'none' ? '' : line.replace('firebase', host)))
    .replaceAll('createFirestorePolicy', (name) => (form === 'webhook' ? 'createWebhookPolicy' : name));

const firebaseScripts = ['rules', 'deliver'];
const rulesCheck = 'tarcza-rules firestore.rules --fields src/fields.ts --check && ';
const firebasePackages = ['firebase', 'firebase-admin', 'libphonenumber-js', 'maildev', 'nodemailer'];

/** Sets name, scripts and dependencies. A package name has lower-case letters, digits and hyphens. */
function renderPackageJson(text: string, folder: string, answers: Answers): string {
  const name = folder
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const manifest = JSON.parse(text) as Record<'scripts' | 'dependencies', Record<string, string>>;
  if (answers.form === 'webhook') {
    manifest.scripts['try'] = 'tarcza-try --print';
    manifest.scripts['check'] = manifest.scripts['check']?.replace(rulesCheck, '') ?? '';
    for (const script of firebaseScripts) delete manifest.scripts[script];
    for (const dependency of firebasePackages) delete manifest.dependencies[dependency];
  }
  // The packages are released together, under one version.
  for (const dependency of Object.keys(manifest.dependencies))
    if (dependency.startsWith('@tarcza/')) manifest.dependencies[dependency] = `^${version}`;
  const tarcza = { template: version, answers };
  return `${JSON.stringify({ ...manifest, name: name || 'my-firm', tarcza }, undefined, 2)}\n`;
}
