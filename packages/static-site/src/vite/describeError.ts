import { inspect } from 'node:util';

/** Describes a thrown value and its causes, each with the first stack frame in the site's sources. */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error))
    return `${typeof thrown === 'string' ? thrown : inspect(thrown)} was thrown.`;
  const place = thrown.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [
    `${thrown.name}: ${thrown.message}`,
    findRemedy(thrown.message),
    place && `      ${place.trim()}`,
    thrown.cause !== undefined && `      Cause: ${describeError(thrown.cause)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const remedies: readonly (readonly [RegExp, string])[] = [
  [/^head is not a function/, 'Export a function `head` from head.ts.'],
  [
    /^Element type is invalid/,
    'Export the component of Page.tsx as default, and check the names in imports.',
  ],
  [
    /^(window|document|location|localStorage|sessionStorage|matchMedia) is not defined/,
    'The build has no browser. Move this into useEffect, or a function that an event calls.',
  ],
];

function findRemedy(message: string): string | undefined {
  const found = remedies.find(([pattern]) => pattern.test(message));
  return found && `      ${found[1]}`;
}
