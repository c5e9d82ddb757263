import { inspect } from 'node:util';

/** Describes what was thrown and its causes, each with the first place in the site's own sources. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error))
    return `${typeof thrown === 'string' ? thrown : inspect(thrown)} was thrown.`;
  const place = thrown.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [
    `${thrown.name}: ${thrown.message}`,
    place && `      ${place.trim()}`,
    thrown.cause !== undefined && `      Cause: ${describeThrown(thrown.cause)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
