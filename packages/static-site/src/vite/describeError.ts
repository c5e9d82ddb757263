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
    place && `      ${place.trim()}`,
    thrown.cause !== undefined && `      Cause: ${describeError(thrown.cause)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
