import { inspect } from 'node:util';

/** Describes a thrown value and its causes, with the stack frames in the site's sources. */
export const describeError = (thrown: unknown): string =>
  inspect(thrown)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .join('\n      ');

/** Creates an Error without a stack, which Vite would print and which names no file of the site. */
export const createBuildError = (message: string) => Object.assign(new Error(message), { stack: message });
