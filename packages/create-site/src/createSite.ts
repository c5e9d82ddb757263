import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { validateAnswer, questions, type Answers, type Language } from './answers.ts';
import { renderThemeCss } from './theme.ts';

export { languages, type Answers, type Language } from './answers.ts';

const template = join(import.meta.dirname, '../template');

/** An error of the user, with what to do. */
export class UsageError extends Error {}

/**
 * Writes the site of a company into a new or empty folder.
 *
 * @throws UsageError, before anything is written, if the folder is not empty or an answer is invalid.
 */
export function createSite(folder: string, answers: Answers): void {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${target} is not empty. Name a folder that is new.`);
  for (const { name } of questions) {
    const problem = validateAnswer(name, answers[name], answers.language);
    if (problem) throw new UsageError(problem);
  }

  const write = (file: string, text: string) => writeFileSync(join(target, file), text);
  mkdirSync(target, { recursive: true });
  cpSync(template, target, { recursive: true, filter: (path) => basename(path) !== 'words' });
  cpSync(join(template, 'words', `${answers.language}.ts`), join(target, 'src/words.ts'));
  // npm does not pack a file named .gitignore.
  renameSync(join(target, 'gitignore'), join(target, '.gitignore'));
  write('src/theme.css', renderThemeCss(answers.color.toLowerCase()));
  write('src/firm.ts', renderFirmFile(answers));
  const icon = readFileSync(join(template, 'public/favicon.svg'), 'utf8');
  write('public/favicon.svg', icon.replace(/#[\da-f]{6}/, answers.color.toLowerCase()));
  write(
    'package.json',
    renderPackageJson(readFileSync(join(template, 'package.json'), 'utf8'), basename(target)),
  );
}

/** Locales in the format of Open Graph. */
const locales: Readonly<Record<Language, string>> = {
  pl: 'pl_PL',
  en: 'en_GB',
  de: 'de_DE',
  cs: 'cs_CZ',
  uk: 'uk_UA',
};

function renderFirmFile({ name, town, trade, phone, language }: Answers): string {
  const values = {
    name: name.trim(),
    town: town.trim(),
    trade: trade.trim(),
    phone: phone.trim(),
    email: 'office@example.com',
    origin: 'https://www.example.com',
    language,
    locale: locales[language],
    country: locales[language].slice(3),
  };
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return `/** The company of this site. E-mail and origin are placeholders: replace them. */\nexport const firm = {\n${lines.join('\n')}\n} as const;\n`;
}

/** Sets a valid package name: lower-case letters, digits and hyphens. */
function renderPackageJson(text: string, folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return text.replace('"my-firm"', JSON.stringify(name || 'my-firm'));
}
