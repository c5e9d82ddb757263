import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { problemOf, questions, type Answers, type Language } from './answers.ts';
import { themeCss } from './theme.ts';

export { languages, type Answers, type Language } from './answers.ts';

const template = join(import.meta.dirname, '../template');

/** An error that the user of the command can correct; its message says how. */
export class Refusal extends Error {}

/**
 * Writes the site of a firm into a folder that is new or empty. Throws a `Refusal` for a folder that holds something
 * and for an answer that cannot be used, and has then written nothing.
 */
export function createSite(folder: string, answers: Answers): void {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Refusal(`${target} is not empty. Name a folder that is new.`);
  for (const { name } of questions) {
    const problem = problemOf(name, answers[name], answers.language);
    if (problem) throw new Refusal(problem);
  }

  const write = (file: string, text: string) => writeFileSync(join(target, file), text);
  mkdirSync(target, { recursive: true });
  cpSync(template, target, { recursive: true, filter: (path) => basename(path) !== 'words' });
  cpSync(join(template, 'words', `${answers.language}.ts`), join(target, 'src/words.ts'));
  // npm leaves a file of this name out of what it packs.
  renameSync(join(target, 'gitignore'), join(target, '.gitignore'));
  write('src/theme.css', themeCss(answers.color.toLowerCase()));
  write('src/firm.ts', firmFile(answers));
  const icon = readFileSync(join(template, 'public/favicon.svg'), 'utf8');
  write('public/favicon.svg', icon.replace(/#[\da-f]{6}/, answers.color.toLowerCase()));
  write('package.json', manifest(readFileSync(join(template, 'package.json'), 'utf8'), basename(target)));
}

/** Language and country as social networks name them. */
const locales: Readonly<Record<Language, string>> = {
  pl: 'pl_PL',
  en: 'en_GB',
  de: 'de_DE',
  cs: 'cs_CZ',
  uk: 'uk_UA',
};

function firmFile({ name, town, trade, phone, language }: Answers): string {
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
  return `/** Who this site belongs to. The e-mail and the address on the web are stand-ins: put in your own. */\nexport const firm = {\n${lines.join('\n')}\n} as const;\n`;
}

/** What npm takes for a name: letters, digits, dots and dashes, none of them capital. */
function manifest(text: string, folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return text.replace('"my-firm"', JSON.stringify(name || 'my-firm'));
}
