import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Texts by path, relative to the site. `null` is a file to delete. */
export type Files = Map<string, string | null>;

/** Reads all files of a rendered template, but `package.json`. */
export function readFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== 'package.json');
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

interface Merged {
  files: Files;
  conflicts: string[];
  notes: string[];
}

/**
 * Merges the changes between two versions of the template into the files of a site. Changes nothing itself.
 *
 * @param place Folder for temporary files.
 */
export function mergeFiles(
  site: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  place: string,
): Merged {
  const merged: Merged = { files: new Map(), conflicts: [], notes: [] };
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(file), after.get(file)];
    if (old === next) continue;
    const path = join(site, file);
    const own = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (own === next || (own === undefined && next === undefined)) continue;
    if (next === undefined) mergeDeleted(merged, file, own === old);
    else if (own === undefined)
      mergeMissing(merged, file, { next, wasRemoved: wasRemoved(site, file, before) });
    else if (own === old) merged.files.set(file, next);
    else mergeTexts(merged, file, { own, old: old ?? '', next }, place);
  }
  return merged;
}

/** Returns whether the site has removed a file, or the folder that a new file belongs to. */
function wasRemoved(site: string, file: string, before: ReadonlyMap<string, string>): boolean {
  if (before.has(file)) return true;
  const folder = dirname(file);
  return (
    folder !== '.' &&
    [...before.keys()].some((other) => dirname(other) === folder) &&
    !existsSync(join(site, folder))
  );
}

function mergeDeleted({ files, notes }: Merged, file: string, isUnchanged: boolean) {
  if (isUnchanged) files.set(file, null);
  else notes.push(`${file} is no longer in the template. It stays, because you have changed it.`);
}

function mergeMissing(
  { files, notes }: Merged,
  file: string,
  { next, wasRemoved: removed }: { next: string; wasRemoved: boolean },
) {
  if (removed) notes.push(`${file} stays removed. The template has changed it.`);
  else files.set(file, next);
}

function mergeTexts(
  merged: Merged,
  file: string,
  texts: Record<'own' | 'old' | 'next', string>,
  place: string,
) {
  const names = (['own', 'old', 'next'] as const).map((name) => {
    writeFileSync(join(place, name), texts[name]);
    return join(place, name);
  });
  const labels = ['yours', 'old template', 'new template'].flatMap((label) => ['-L', label]);
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...labels, ...names], {
    encoding: 'utf8',
  });
  if (status === null || status > 127) throw new Error(`git merge-file failed for ${file}.`);
  if (status > 0) merged.conflicts.push(file);
  if (stdout !== texts.own) merged.files.set(file, stdout);
}
