import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the folder of an installed package, whatever its "exports". */
function folderOf(name: string): string {
  const places = require.resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((place) => existsSync(place));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  return folder;
}

/** Returns the path of a file of an installed package. */
export function fileOf(name: string, file: string): string {
  return join(folderOf(name), file);
}

export function sourceOf(name: string, file: string): string {
  return readFileSync(fileOf(name, file), 'utf8');
}
