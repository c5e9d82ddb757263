import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseLanguages, questions, validateAnswer, type Answers, type Language } from './answers.ts';
import { renderThemeCss } from './theme.ts';

export { languages, type Answers, type Language } from './answers.ts';

const template = join(import.meta.dirname, '../template');

/** An error of the user, with what to do. */
export class UsageError extends Error {}

/** Files of a repository or a system, which may be in the folder before. */
const isHarmless = (file: string) =>
  ['.git', '.gitattributes', '.DS_Store', '.idea', '.vscode'].includes(file);

/**
 * Writes the site of a company into a folder that is new, empty or a new git repository.
 *
 * @throws UsageError, before anything is written, if the folder is not empty or an answer is invalid.
 */
export function createSite(folder: string, answers: Answers): void {
  const target = resolve(folder);
  validateFolder(target);
  for (const name of [...questions.map((question) => question.name), 'host', 'form'] as const) {
    const problem = validateAnswer(name, answers[name], answers.language);
    if (problem) throw new UsageError(problem);
  }

  const languages = parseLanguages(answers.language);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(target, file), change(readFileSync(join(target, file), 'utf8')));
  mkdirSync(target, { recursive: true });
  cpSync(template, target, {
    recursive: true,
    filter: (path) => !['words', 'backends'].includes(basename(path)),
  });
  cpSync(join(template, 'backends', answers.form), target, { recursive: true });
  // What the README says about the form.
  edit('README.md', (text) => text + readFileSync(join(target, 'form.md'), 'utf8'));
  rmSync(join(target, 'form.md'));
  for (const language of languages)
    cpSync(join(template, 'words', `${language}.ts`), join(target, `src/words/${language}.ts`));
  // npm does not pack files with these names.
  for (const name of ['gitignore', 'nvmrc']) renameSync(join(target, name), join(target, `.${name}`));
  writeFileSync(join(target, 'src/languages.ts'), renderLanguagesFile(languages));
  writeFileSync(join(target, 'src/theme.css'), renderThemeCss(answers.color.toLowerCase()));
  writeFileSync(join(target, 'src/firm.ts'), renderFirmFile(answers));
  edit('public/favicon.svg', (text) => text.replace(/#[\da-f]{6}/, answers.color.toLowerCase()));
  edit('package.json', (text) => renderPackageJson(text, basename(target), answers.form));
  edit('vite.config.ts', (text) => renderViteConfig(text, answers.host));
}

function validateFolder(target: string) {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory())
    throw new UsageError(`${target} is a file. Name a folder that is new.`);
  const [first] = readdirSync(target).filter((file) => !isHarmless(file));
  if (first) throw new UsageError(`${target} is not empty: it contains ${first}. Name a folder that is new.`);
}

/** Country and time zone of a language, for the company's address and the times in e-mails. */
const places: Readonly<Record<Language, readonly [country: string, timeZone: string]>> = {
  pl: ['PL', 'Europe/Warsaw'],
  en: ['GB', 'Europe/London'],
  de: ['DE', 'Europe/Berlin'],
  cs: ['CZ', 'Europe/Prague'],
  uk: ['UA', 'Europe/Kyiv'],
};

function renderFirmFile({ name, town, trade, phone, language }: Answers): string {
  const [country, timeZone] = places[parseLanguages(language)[0] ?? 'pl'];
  const values = {
    name: name.trim(),
    town: town.trim(),
    trade: trade.trim(),
    phone: phone.trim(),
    email: 'office@example.com',
    origin: 'https://www.example.com',
    country,
    timeZone,
  };
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return `/** The company of this site. E-mail and origin are placeholders: replace them. */\nexport const firm = {\n${lines.join('\n')}\n};\n`;
}

function renderLanguagesFile(languages: readonly Language[]): string {
  const imports = languages.map(
    (language) => `import { words as ${language} } from './words/${language}.ts';`,
  );
  return `${imports.join('\n')}

export type Words = typeof ${languages[0]};

/** The texts of each language. The first is the default; others have addresses such as /en/prices. */
export const languages = { ${languages.join(', ')} } satisfies Record<string, Words>;
`;
}

const renderViteConfig = (text: string, host: string) =>
  host === 'none'
    ? text.replace(/ *host: 'firebase',(?: |\n)/, '')
    : text.replace("host: 'firebase'", `host: '${host}'`);

/** What a site with a webhook does not need. */
const firebaseScripts = ['rules', 'deliver'];
const firebasePackages = ['firebase', 'firebase-admin', 'libphonenumber-js', 'maildev', 'nodemailer'];

/** Sets name, scripts and dependencies. A package name has lower-case letters, digits and hyphens. */
function renderPackageJson(text: string, folder: string, form: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const manifest = JSON.parse(text) as Record<
    'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  if (form === 'webhook') {
    manifest.scripts['try'] = 'node try.mjs';
    for (const script of firebaseScripts) delete manifest.scripts[script];
    for (const dependency of firebasePackages) {
      delete manifest.dependencies[dependency];
      delete manifest.devDependencies[dependency];
    }
  }
  return `${JSON.stringify({ ...manifest, name: name || 'my-firm' }, undefined, 2)}\n`;
}
