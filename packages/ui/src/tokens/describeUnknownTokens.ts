import { vars } from '../theme/contract.css.js';

const known = Object.values(vars).flatMap((group) =>
  Object.values(group).map((reference: string) => reference.slice('var('.length, -1)),
);

/** Returns a line for each `--ui-` name in plain CSS that is no token, with the most similar one. */
export function describeUnknownTokens(css: string): string[] {
  const names = css.replace(/\/\*[^]*?\*\//g, '').match(/(?<![\w-])--ui-[\w-]+/g) ?? [];
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => `✖ ${name} is no token. The most similar one is ${mostSimilar(name)}.`);
}

const mostSimilar = (name: string) =>
  known.reduce((best, token) => (countEdits(name, token) < countEdits(name, best) ? token : best));

/** Returns the Levenshtein distance of two texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++)
      next.push(
        Math.min(
          next[column - 1]! + 1,
          row[column]! + 1,
          row[column - 1]! + (one[index] === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
