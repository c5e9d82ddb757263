#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  choices,
  getDefaultAnswer,
  parseLanguages,
  questions,
  pickTexts,
  validateAnswer,
  type Answers,
  type Question,
} from './answers.ts';
import { createSite, UsageError, validateFolder, version } from './createSite.ts';
import { deriveTheme } from '@tarcza/ui/theme';
import { addLanguages, updateSite } from './updateSite.ts';

const options = questions.map(({ name }) => name);
/** Country, host and form are asked with other questions only, so that the commands of a README ask nothing. */
const needed = questions.filter(({ name }) => name !== 'country' && !(name in choices));
const usage = `npm create @tarcza/site FOLDER [-- ${needed.map(({ name }) => `--${name} …`).join(' ')} --yes]`;

const help = `${usage}

npm create @tarcza/site -- --update [FOLDER] [--from FOLDER-OR-TARBALL]
npm create @tarcza/site -- --add-language de [FOLDER]

Creates the site of a company in a new or empty folder. Asks for missing options. --yes uses the defaults.
They follow the language; those of pl are in brackets.

${questions.map(({ name, text }) => `  --${name.padEnd(9)} ${text} [${getDefaultAnswer(name, { language: 'pl' })}]`).join('\n')}`;

function update(folder: string, from: string | undefined): void {
  const result = updateSite(folder, from);
  if (!result) return console.log(`The site has the template of version ${version} already.`);
  for (const note of result.notes) console.log(`! ${note}`);
  for (const file of result.conflicts)
    console.log(`✖ ${file} has conflicts: correct the lines between <<<<<<< and >>>>>>>.`);
  console.log(
    `The template is updated from ${result.from} to ${version}: ${result.changed} files. Now run npm install and npm run check, look at git diff, and commit.`,
  );
  if (result.conflicts.length > 0) process.exitCode = 1;
}

/** Asks for missing options. Throws a UsageError without a terminal, unless --yes is given. */
async function completeAnswers(
  given: Readonly<Record<string, string | undefined>>,
  yes: boolean,
): Promise<Answers> {
  const open = needed.filter(({ name }) => given[name] === undefined);
  const asks = open.length > 0 && !yes;
  if (asks && !process.stdin.isTTY)
    throw new UsageError(
      `There is no terminal to ask in. Give ${open.map(({ name }) => `--${name}`).join(', ')}, or --yes for the defaults.`,
    );
  using terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Record<Question, string>> = {};
  if (given['country']) answers.country = given['country'];
  for (const { name, text } of questions) {
    const place = { language: 'pl', ...answers };
    const usual = getDefaultAnswer(name, place);
    const ask = async () => (await terminal.question(`${text} [${usual}]: `)).trim() || usual;
    const validate = (answer: string) => validateAnswer(name, answer, place);
    let answer = given[name] ?? (asks ? await ask() : usual);
    for (let problem = asks && validate(answer); problem; problem = validate(answer)) {
      console.log(problem);
      answer = await ask();
    }
    answers[name] = answer;
  }
  // createSite validates each of them.
  return answers as unknown as Answers;
}

async function main() {
  const { values, positionals } = parseArgs({
    // npm removes "--"; pnpm, yarn and npx pass it on.
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
      yes: { type: 'boolean' },
      update: { type: 'boolean' },
      from: { type: 'string' },
      'add-language': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['help']) return console.log(help);
  const [folder, ...others] = positionals;
  const swallowed = [...options, 'add-language', 'from'].find(
    // `color` is an option of npm, too.
    (name) => name !== 'color' && process.env[`npm_config_${name.replace('-', '_')}`],
  );
  if (swallowed)
    throw new UsageError(
      `npm has taken --${swallowed} for itself. Write "--" before the options of this command.`,
    );
  if (values['update'] || process.env['npm_config_update'] === 'true') {
    if (others.length > 0) throw new UsageError('--update takes one folder, that of the site.');
    return update(folder ?? '.', values['from']);
  }
  if (values['add-language'] !== undefined) {
    const languages = parseLanguages(values['add-language']);
    addLanguages(folder ?? '.', languages);
    return noteTexts(languages);
  }
  if (values['from'] !== undefined) throw new UsageError('--from is an option of --update.');
  if (!folder) throw new UsageError(`Which folder? ${usage}`);
  if (others.length > 0)
    throw new UsageError(
      `There are ${positionals.length} folders: ${positionals.join(', ')}. Put a name with spaces in quotes: "${positionals.join(' ')}".`,
    );
  const { yes, ...given } = values as Record<string, string | undefined> & { yes?: boolean };
  // Before the questions, so that no answer is lost.
  validateFolder(folder);
  const answers = await completeAnswers(given, yes ?? false);
  createSite(folder, answers);
  const cd = folder === '.' ? '' : `  cd ${/^[\w./\\-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
  console.log(
    `The site is in ${folder === '.' ? 'this folder' : folder}. Now:\n\n${cd}  npm install\n  npm run dev\n`,
  );
  console.log(`${deriveTheme(answers.color.toLowerCase()).note} The colours are in src/theme.css.\n`);
  noteTexts(parseLanguages(answers.language));
}

function noteTexts(languages: readonly string[]): void {
  for (const language of languages)
    console.log(
      pickTexts(language) === language
        ? `In src/texts/${language}.ts, replace the texts in square brackets.\n`
        : `The texts in ${language} are English: translate src/texts/${language}.ts. "A language of your own" in TASKS.md explains the labels of the components.\n`,
    );
}

/** Returns what to print for an error: one sentence, unless it is a defect of this program. */
function describeError(error: Error & { code?: string; path?: string }): unknown {
  const { code, message, name } = error;
  if (name === 'AbortError') return '\nCancelled. Nothing was written.';
  if (error instanceof UsageError) return message;
  // Node's first sentence names the option. The others explain how to pass a file of that name.
  if (code?.startsWith('ERR_PARSE_ARGS'))
    return `${message.replace(/\. .*/s, '')}. The options are --${[...options, 'yes', 'update', 'from', 'add-language', 'help'].join(', --')}.`;
  // An error of the file system, such as EACCES or ENOSPC.
  if (error.path) return `The site could not be written: ${message}.`;
  return error;
}

try {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 12))
    throw new UsageError(
      `Node 24.12 or newer is needed. This is ${process.versions.node}. Install it from https://nodejs.org.`,
    );
  await main();
} catch (error) {
  console.error(describeError(error as Error));
  // 130 is the exit code of a program that Ctrl-C ends.
  process.exitCode = (error as Error).name === 'AbortError' ? 130 : 1;
}
