import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCountry, parseLanguages, pickTexts, questions, validateAnswer, type Answers } from './answers.ts';
import indexes from '@tarcza/contact/firestore.indexes.json' with { type: 'json' };
import { normalizePhone } from '@tarcza/contact/phone';
import { changedColorsToCss, deriveTheme } from '@tarcza/ui/theme';
import { getCallingCode, getTimeZone } from './countries.ts';

/** An error of the user, with what to do. */
export class UsageError extends Error {}

// Node 18 has no import.meta.dirname, and shall reach the check of its version.
const template = fileURLToPath(new URL('../template', import.meta.url));

/** The version of this package, which a site records in its package.json. */
export const { version } = JSON.parse(readFileSync(join(template, '../package.json'), 'utf8')) as {
  version: string;
};

/** Files of a repository, an editor or a system, which may be in the folder before. They are kept. */
const harmless = /^(\.(?!nvmrc$|yarnrc\.yml$).+|readme\.md|licen[cs]e(\.\w+)?)$/i;

/**
 * Writes a site into a folder that is new, empty or a new git repository, whose README, licence and .gitignore stay. Throws a
 * UsageError, before anything is written, if the folder is not empty or an answer is invalid.
 */
export function createSite(folder: string, answers: Answers): void {
  const target = validateFolder(folder);
  for (const { name } of questions) {
    const answer = answers[name] ?? getCountry(answers);
    const problem = validateAnswer(name, answer, answers);
    if (problem) throw new UsageError(problem);
  }

  const color = answers.color.toLowerCase();
  const write = (file: string, text: string) => writeFile(join(target, file), text);
  mkdirSync(target, { recursive: true });
  const theirs = readdirSync(target);
  const readme = theirs.some((file) => /^readme\.md$/i.test(file)) ? 'SITE.md' : 'README.md';
  copyFiles(template, target, ['texts', 'backends', 'README.md', 'gitignore', 'gitattributes', 'nvmrc']);
  copyFiles(join(template, 'backends', answers.form), target, ['form.md']);
  const readTemplate = (file: string) => readFileSync(join(template, file), 'utf8');
  write(readme, readTemplate('README.md') + readTemplate(`backends/${answers.form}/form.md`));
  for (const [index, language] of parseLanguages(answers.language).entries())
    writeTexts(target, language, index === 0);
  // npm does not pack files with these names.
  if (!theirs.includes('.gitattributes')) write('.gitattributes', readTemplate('gitattributes'));
  if (answers.form === 'firebase')
    write('firestore.indexes.json', `${JSON.stringify(indexes, undefined, 2)}\n`);
  write('.nvmrc', readTemplate('nvmrc'));
  const ignored = theirs.includes('.gitignore') ? readFileSync(join(target, '.gitignore'), 'utf8') : '';
  write('.gitignore', mergeLines(ignored, readTemplate('gitignore')));
  write('src/theme.css', renderThemeCss(color));
  write('src/firm.ts', renderFirmFile(answers));
  write('public/favicon.svg', renderIcon(color));
  write('package.json', renderPackageJson(readTemplate('package.json'), basename(target), answers));
  write('vite.config.ts', renderViteConfig(answers));
}

/** Writes the texts of a language, in English if the template has none. `firm.trade` is in the company's first language. */
export function writeTexts(site: string, language: string, isFirst = false): void {
  const texts = readFileSync(join(template, `texts/${pickTexts(language)}.ts`), 'utf8');
  writeFile(
    join(site, `src/texts/${language}.ts`),
    isFirst ? texts : texts.replaceAll('${firm.trade}', '[$&]'),
  );
}

function writeFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Copies the files of a folder. They are writable, in contrast to those of some package managers. */
function copyFiles(from: string, to: string, skipped: readonly string[] = []): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = relative(from, join(entry.parentPath, entry.name));
    if (!entry.isFile() || skipped.includes(file.split(sep)[0]!)) continue;
    writeFile(join(to, file), readFileSync(join(from, file)));
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
  const country = getCountry(answers);
  const values = {
    name: name.trim(),
    town: town.trim(),
    trade: trade.trim(),
    phone: normalizePhone(phone),
    email: 'office@example.com',
    origin: 'https://www.example.com',
    country,
    language: parseLanguages(answers.language)[0],
    callingCode: getCallingCode(country),
    timeZone: getTimeZone(country),
    details: '[Full name, seat, company number]',
  };
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return `/** The company of this site. E-mail, origin and details are placeholders: replace them. callingCode is for numbers without one. */\nexport const firm = {\n${lines.join('\n')}\n};\n`;
}

const renderIcon = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color}" d="M32 6 6 28h8v28h14V40h8v16h14V28h8z"/></svg>\n`;

function renderViteConfig({ host, form }: Answers): string {
  const createPolicy = form === 'webhook' ? 'createWebhookPolicy' : 'createFirestorePolicy';
  const hostLine = host === 'none' ? '' : `host: '${host}',\n      `;
  return `import { ${createPolicy} } from '@tarcza/contact/policy';
import { markdown } from '@tarcza/static-site/markdown';
import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    markdown(),
    staticSite({
      ${hostLine}policy: ${createPolicy}(loadEnv(mode, import.meta.dirname, 'VITE_')),
    }),
  ],
}));
`;
}

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
    manifest.scripts['check'] = 'tsc && tarcza-theme check src/theme.css src/site.css';
    for (const script of ['rules', 'deliver']) delete manifest.scripts[script];
    for (const dependency of firebasePackages) delete manifest.dependencies[dependency];
  }
  // The packages are released together, under one version.
  for (const dependency of Object.keys(manifest.dependencies))
    if (dependency.startsWith('@tarcza/')) manifest.dependencies[dependency] = `^${version}`;
  const tarcza = { template: version, answers };
  return `${JSON.stringify({ ...manifest, name: name || 'my-firm', tarcza }, undefined, 2)}\n`;
}
