import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The repository's top folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Generated files of local runs: messages, logs, derived configuration. Ignored by git. */
export const localFolder = join(root, '.local');

export const windows = process.platform === 'win32';

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Every program of this name on the PATH, in the PATH's order. */
export function onPath(name: string): string[] {
  const endings = windows ? ['.exe', '.cmd', '.bat'] : [''];
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .filter(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isFile(path);
  } catch {
    return false;
  }
}
