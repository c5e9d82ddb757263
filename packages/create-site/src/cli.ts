#!/usr/bin/env node
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { problemOf, questions, type Answers, type Language, type Question } from './answers.ts';
import { createSite, Refusal } from './createSite.ts';

const usage = `npm create @tarcza/site FOLDER [-- ${questions.map(({ name }) => `--${name} …`).join(' ')} --yes]`;

const help = `${usage}

Makes the site of a firm in a folder that is new or empty. It asks for what is not given; --yes takes the defaults.

${questions.map(({ name, text, default: usual }) => `  --${name.padEnd(9)} ${text} [${usual}]`).join('\n')}`;

/** Asks for what the command line left open; whoever cannot be asked gets the defaults with --yes alone. */
async function complete(given: Readonly<Record<string, string | undefined>>, yes: boolean): Promise<Answers> {
  const open = questions.filter(({ name }) => given[name] === undefined);
  if (open.length > 0 && !yes && !process.stdin.isTTY)
    throw new Refusal(
      `Nobody can be asked here. Give ${open.map(({ name }) => `--${name}`).join(', ')}, or --yes for the defaults.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Record<Question, string>> = {};
  for (const question of questions) {
    const { name, default: usual } = question;
    answers[name] =
      given[name] ?? (yes ? usual : await ask(terminal, question, answers.language as Language | undefined));
  }
  terminal.close();
  // createSite looks at each of them again, the language included.
  return answers as unknown as Answers;
}

/** Asks until the answer can be used. */
async function ask(
  terminal: Interface,
  question: (typeof questions)[number],
  language: Language = 'pl',
): Promise<string> {
  const { name, text, default: usual } = question;
  const answer = (await terminal.question(`${text} [${usual}]: `)).trim() || usual;
  const problem = problemOf(name, answer, language);
  if (!problem) return answer;
  console.log(problem);
  return ask(terminal, question, language);
}

async function main() {
  const { values, positionals } = parseArgs({
    // npm takes away the "--" that it asks for; pnpm, yarn and npx hand it on.
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
  if (!folder) throw new Refusal(`Which folder? ${usage}`);
  const { yes, ...given } = values as Record<string, string | undefined> & { yes?: boolean };
  createSite(folder, await complete(given, yes ?? false));
  console.log(`The site is in ${folder}. Now:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`);
}

try {
  await main();
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  console.error(error instanceof Refusal || code?.startsWith('ERR_PARSE_ARGS') ? message : error);
  process.exitCode = 1;
}
