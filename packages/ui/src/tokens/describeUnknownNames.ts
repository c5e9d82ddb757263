import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vars } from '../theme/contract.css.js';

const tokens = Object.values(vars).flatMap((group) =>
  Object.values(group).map((reference: string) => reference.slice('var('.length, -1)),
);

/** Returns the class names for rules of a site, which the README lists. */
function readClassNames(): Set<string> {
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
  return new Set(readme.match(/(?<![\w-])ui-[A-Z]\w*(-[a-z]\w*)?/g));
}

/** Returns a line for each `--ui-` name in plain CSS that is no token, and for each `.ui-` name that is no class. */
export function describeUnknownNames(css: string): string[] {
  const rules = css.replace(/\/\*[^]*?\*\//g, '');
  const used = new Set(rules.match(/(?<![\w-])--ui-[\w-]+/g));
  const classes = new Set(rules.match(/(?<=\.)ui-[\w-]+/g));
  const known = classes.size > 0 ? readClassNames() : classes;
  return [
    ...[...used].filter((name) => !tokens.includes(name)).map((name) => `✖ ${name} is no token.`),
    ...[...classes].filter((name) => !known.has(name)).map((name) => `✖ ${name} is no class of a component.`),
  ].map((line) => `${line} The README of @tarcza/ui lists all of them.`);
}
