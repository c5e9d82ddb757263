#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brandless } from '../theme/brandless.js';
import { themeContrasts } from '../theme/checkTheme.js';
import type { Tokens } from '../theme/tokens.js';
import { describeTheme, isTheme } from './describeTheme.js';
import { themeFromCss } from './themeFromCss.js';
import { describeUnknownNames } from './describeUnknownNames.js';
import { themeToCss } from './themeToCss.js';
import { readTokens, writeTokens } from './tokenFile.js';

const usage = `Usage:

tarcza-theme check FILE…               contrast of every pair of colours, light and dark; in CSS also the names of tokens and classes
tarcza-theme build FILE [--out FILE]   the whole theme as plain CSS
tarcza-theme export FILE [--out FILE]  the theme in the design tokens format 2025.10

FILE is a resolver document of that format (.json), plain CSS that sets the custom properties (.css), or a module that
exports a theme (.js, .ts, .css.ts). What it leaves out is the neutral theme's.`;

/** Reads a theme from a file of any of these kinds. */
async function readTheme(file: string): Promise<Tokens> {
  const path = resolve(file);
  if (extname(path) === '.css') return themeFromCss(readFileSync(path, 'utf8'));
  if (extname(path) === '.json') {
    const json = (from: string): unknown => JSON.parse(readFileSync(from, 'utf8'));
    const content = json(path);
    if (!isTheme(content)) return readTokens(content, (other) => json(resolve(dirname(path), other)));
    return { ...brandless, ...content };
  }
  if (/\.css\.[jt]s$/.test(path)) {
    // vanilla-extract needs the file of a style; the styles are not used.
    await import('@vanilla-extract/css/disableRuntimeStyles');
    (await import('@vanilla-extract/css/fileScope')).setFileScope('theme');
  }
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const theme = Object.values(module).find(isTheme);
  if (!theme) throw new Error('No theme found. Export an object with the colours of `light` and `dark`.');
  return { ...brandless, ...theme };
}

/** The README lists the classes for rules of a site. */
const readReadme = () => readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Returns what is wrong with the arguments. */
function findProblem(command: string, [file, surplus]: readonly string[], writes: boolean) {
  if (!writes && command !== 'check')
    return command ? `There is no command "${command}".` : 'Name a command.';
  if (!file) return 'Name a FILE.';
  return writes && surplus ? `"${surplus}" is too much: ${command} takes one FILE.` : undefined;
}

/** Runs a command. Returns false if a contrast is too low. */
async function run(args: readonly string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  const [command = '', ...files] = positionals;
  const writers: Readonly<Record<string, (theme: Tokens) => string>> = {
    build: themeToCss,
    export: (theme) => `${JSON.stringify(writeTokens(theme), undefined, 2)}\n`,
  };
  const write = writers[command];
  const problem = findProblem(command, files, write !== undefined);
  if (problem) throw new Error(`${problem}\n\n${usage}`);
  let good = true;
  for (const file of files) {
    try {
      const theme = await readTheme(file);
      const described = describeTheme(theme, themeContrasts(theme));
      if (write && values.out) writeFileSync(values.out, write(theme));
      else if (write) process.stdout.write(write(theme));
      else {
        const unknown =
          extname(file) === '.css' ? describeUnknownNames(readFileSync(file, 'utf8'), readReadme()) : [];
        console.log([file, ...unknown, ...described.lines].join('\n'));
        good &&= described.good && unknown.length === 0;
      }
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return good;
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
