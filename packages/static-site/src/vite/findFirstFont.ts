import { basename } from 'node:path';

/** Returns the built font that comes first in the stylesheet, which each page preloads. */
export function findFirstFont(styleSheet: string, files: readonly string[]): string | undefined {
  const getIndex = (file: string) => styleSheet.indexOf(basename(file));
  const named = files.filter((file) => file.endsWith('.woff2') && getIndex(file) >= 0);
  return named.toSorted((one, other) => getIndex(one) - getIndex(other))[0];
}
