/** Describes what was thrown, with the first place in the site's own sources. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `${String(thrown)} was thrown.`;
  const place = thrown.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [`${thrown.name}: ${thrown.message}`, place && `      ${place.trim()}`].filter(Boolean).join('\n');
}
