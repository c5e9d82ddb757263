import { basename } from 'node:path';

/** Returns the built font that the stylesheet names first; each page preloads it. */
export function firstFont(styleSheet: string, files: readonly string[]): string | undefined {
  const placeOf = (file: string) => styleSheet.indexOf(basename(file));
  const named = files.filter((file) => file.endsWith('.woff2') && placeOf(file) >= 0);
  return named.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}
