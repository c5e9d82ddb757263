#!/usr/bin/env node
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { validateAnswer, questions, type Answers, type Language, type Question } from './answers.ts';
import { createSite, UsageError } from './createSite.ts';

const usage = `npm create @tarcza/site FOLDER [-- ${questions.map(({ name }) => `--${name} …`).join(' ')} --yes]`;

const help = `${usage}

Creates the site of a company in a new or empty folder. Asks for missing options. --yes uses the defaults.

${questions.map(({ name, text, default: usual }) => `  --${name.padEnd(9)} ${text} [${usual}]`).join('\n')}`;

/** Asks for missing options. Throws a UsageError without a terminal, unless --yes is given. */
async function completeAnswers(
  given: Readonly<Record<string, string | undefined>>,
  yes: boolean,
): Promise<Answers> {
  const open = questions.filter(({ name }) => given[name] === undefined);
  if (open.length > 0 && !yes && !process.stdin.isTTY)
    throw new UsageError(
      `There is no terminal to ask in. Give ${open.map(({ name }) => `--${name}`).join(', ')}, or --yes for the defaults.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Record<Question, string>> = {};
  for (const question of questions) {
    const { name, default: usual } = question;
    answers[name] =
      given[name] ?? (yes ? usual : await ask(terminal, question, answers.language as Language | undefined));
  }
  terminal.close();
  // createSite validates each of them.
  return answers as unknown as Answers;
}

/** Asks until the answer is valid. */
async function ask(
  terminal: Interface,
  question: (typeof questions)[number],
  language: Language = 'pl',
): Promise<string> {
  const { name, text, default: usual } = question;
  const answer = (await terminal.question(`${text} [${usual}]: `)).trim() || usual;
  const problem = validateAnswer(name, answer, language);
  if (!problem) return answer;
  console.log(problem);
  return ask(terminal, question, language);
}

async function main() {
  const { values, positionals } = parseArgs({
    // npm removes "--"; pnpm, yarn and npx pass it on.
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      ...Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['help']) return console.log(help);
  const [folder] = positionals;
  if (!folder) throw new UsageError(`Which folder? ${usage}`);
  const { yes, ...given } = values as Record<string, string | undefined> & { yes?: boolean };
  createSite(folder, await completeAnswers(given, yes ?? false));
  console.log(`The site is in ${folder}. Now:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`);
}

try {
  await main();
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  console.error(error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS') ? message : error);
  process.exitCode = 1;
}
