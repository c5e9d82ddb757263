import { inspect } from 'node:util';

/** Describes a thrown value and its causes, with the stack frames in the site's sources. */
export const describeError = (thrown: unknown): string =>
  inspect(thrown)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .join('\n      ');

/** Creates an Error whose stack has no lines, which Vite would print and which name no file of the site. */
export const createBuildError = (message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}` });

/** Throws an Error with the first 20 problems, because one mistake is often on every page. */
export function throwIfAny(problems: readonly string[]) {
  if (problems.length === 0) return;
  const few = problems.slice(0, 20).map((problem) => `\n  ✖ ${problem}`);
  const more = problems.length > few.length ? `\n  … and ${problems.length - few.length} more` : '';
  throw createBuildError(`The site has errors:${few.join('')}${more}`);
}
