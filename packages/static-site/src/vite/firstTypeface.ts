import { basename } from 'node:path';

/** Of the built files the typeface that the style sheet names first: each page has it fetched ahead. */
export function firstTypeface(styleSheet: string, files: readonly string[]): string | undefined {
  const placeOf = (file: string) => styleSheet.indexOf(basename(file));
  const named = files.filter((file) => file.endsWith('.woff2') && placeOf(file) >= 0);
  return named.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}
