import { vars } from '../theme/contract.css.js';

const known = Object.values(vars).flatMap((group) =>
  Object.values(group).map((reference: string) => reference.slice('var('.length, -1)),
);

/** Returns a line for each `--ui-` name in plain CSS that is no token. */
export function describeUnknownTokens(css: string): string[] {
  const names = css.replace(/\/\*[^]*?\*\//g, '').match(/(?<![\w-])--ui-[\w-]+/g) ?? [];
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => `✖ ${name} is no token. The README of @tarcza/ui lists all of them.`);
}
