import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the sorted relative paths of all files in a folder; empty if the folder does not exist. */
export const listFiles = (folder: string): string[] =>
  folder && existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted()
    : [];
