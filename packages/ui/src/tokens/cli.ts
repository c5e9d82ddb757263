#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { mergeDefaults } from '../formatLabel.js';
import { brandless } from '../theme/brandless.js';
import { themeContrasts } from '../theme/checkTheme.js';
import type { Tokens } from '../theme/tokens.js';
import { describeTheme, isTheme } from './describeTheme.js';
import { describeTokens, themeFromCss } from './themeFromCss.js';
import { writeTokens } from './designTokens.js';

const usage = `Usage:

tarcza-theme check FILE…               contrast of every pair of colours, light and dark; in CSS also the names of tokens
tarcza-theme export FILE [--out FILE]  the theme in the design tokens format 2025.10

FILE is plain CSS that sets the custom properties in :root (.css), or a module that exports a theme (.js, .ts, .css.ts). What it
leaves out is that of the stylesheets before it, or of the neutral theme.`;

/** Reads a theme from a file of any of these kinds. */
async function readTheme(file: string, base: Tokens): Promise<Tokens> {
  const path = resolve(file);
  if (extname(path) === '.css') return themeFromCss(readFileSync(path, 'utf8'), base);
  if (/\.css\.[jt]s$/.test(path)) {
    // vanilla-extract needs the file of a style; the styles are not used.
    await import('@vanilla-extract/css/disableRuntimeStyles');
    (await import('@vanilla-extract/css/fileScope')).setFileScope('theme');
  }
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const theme = Object.values(module).find(isTheme);
  if (!theme) throw new Error('No theme found. Export an object with the colours of `light` and `dark`.');
  return mergeDefaults(brandless, theme);
}

/** Prints the contrasts of a theme. Returns whether it is good. */
function check(file: string, theme: Tokens): boolean {
  const { good, lines } = describeTheme(theme, themeContrasts(theme));
  const { unknown, notes } = describeTokens(extname(file) === '.css' ? readFileSync(file, 'utf8') : '');
  console.log([file, ...unknown, ...notes, ...lines].join('\n'));
  return good && unknown.length === 0;
}

/** Runs a command. Returns false if a contrast is too low. */
async function run(args: readonly string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  const [command = '', ...files] = positionals;
  if (command === 'export' ? files.length !== 1 : command !== 'check' || files.length === 0)
    throw new Error(usage);
  let good = true;
  let base = brandless;
  for (const file of files) {
    try {
      const theme = await readTheme(file, base);
      // Stylesheets of a page add up.
      if (extname(file) === '.css') base = theme;
      if (command === 'check') good = check(file, theme) && good;
      else {
        const tokens = JSON.stringify(writeTokens(theme), undefined, 2);
        if (values.out) writeFileSync(values.out, `${tokens}\n`);
        else console.log(tokens);
      }
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
  return good;
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
