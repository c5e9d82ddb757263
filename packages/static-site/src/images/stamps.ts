import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureEntry } from './encode.ts';

/** What an earlier run made of an original. */
export interface Stamp {
  hash: string;
  /** Paths below the public folder, with their sizes in bytes. */
  files: Record<string, number>;
  entry?: PictureEntry;
}

export type Stamps = Record<string, Stamp>;

export async function readStamps(file: string): Promise<Stamps> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Stamps;
}

/** Whether every file of an earlier run is still there, as it was written. */
export async function isUpToDate(stamp: Stamp, hash: string, publicFolder: string): Promise<boolean> {
  if (stamp.hash !== hash) return false;
  const sizes = await Promise.all(
    Object.entries(stamp.files).map(async ([path, size]) => {
      const found = await stat(join(publicFolder, path)).catch(() => undefined);
      return found?.size === size;
    }),
  );
  return sizes.every(Boolean);
}

/** What an earlier run made of an original that has since gone would otherwise be deployed for ever. */
export async function removeLeftovers(stamps: Stamps, publicFolder: string): Promise<void> {
  const wanted = new Set(Object.values(stamps).flatMap(({ files }) => Object.keys(files)));
  const folder = join(publicFolder, 'images');
  for (const file of await readdir(folder)) {
    if (!file.startsWith('.') && !wanted.has(`images/${file}`)) await rm(join(folder, file));
  }
}

/** One line per original: bytes of each format, narrow to wide. */
export function* table(stamps: Stamps): Generator<string> {
  let total = 0;
  for (const [name, { files }] of Object.entries(stamps)) {
    const columns = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico'].flatMap((ending) => {
      const sizes = Object.keys(files).flatMap((path) => (path.endsWith(`.${ending}`) ? [files[path]] : []));
      return sizes.length > 0 ? [`${ending} ${sizes.join(' ')}`] : [];
    });
    yield `${name.padEnd(32)} ${columns.join(' | ')}`;
    total += Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  }
  yield `${total} bytes in all`;
}
