import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createBuildError } from './describeError.ts';

/** Returns the sorted relative paths of all files in a folder; empty if the folder does not exist. */
export const listFiles = (folder: string): string[] =>
  folder && existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted()
    : [];

/** Throws an Error for a file name that browsers, hosts or Vite read in different ways: "#", "?", "%", decomposed letters. */
export function validateFileNames(files: readonly string[]): void {
  const wrong = files.find((file) => /[#?%]/.test(file) || file !== file.normalize());
  if (wrong === undefined) return;
  const reason = /[#?%]/.exec(wrong)?.[0];
  throw createBuildError(
    `${wrong} has ${reason ? `"${reason}"` : 'decomposed letters'} in its name, which ends or changes an address. Rename it.`,
  );
}
