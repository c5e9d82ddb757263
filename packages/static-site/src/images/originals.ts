import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Settings } from './settings.ts';

/** A drawing or photograph from which pictures are made. */
export interface Original {
  name: string;
  /** Path of the file. */
  path: string;
  isDrawing: boolean;
  /** Of the file and of how pictures are made. */
  hash: string;
}

const drawings = ['.svg'];
const photographs = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff'];

/** One original per name: where a photograph lies beside a drawing, the photograph. */
export async function findOriginals(
  folder: string,
  settings: Settings,
  say: (line: string) => void,
): Promise<Original[]> {
  const byName = new Map<string, string>();
  for (const file of (await filesOf(folder)).toSorted()) {
    const { name } = parse(file);
    if (!isDrawing(file) && !photographs.includes(parse(file).ext.toLowerCase())) continue;
    const rival = byName.get(name);
    if (rival && !isDrawing(file) && !isDrawing(rival)) {
      throw new Error(`Both ${rival} and ${file} want to be "${name}". Keep one of them in ${folder}.`);
    }
    const winner = rival && isDrawing(file) ? rival : file;
    if (rival) say(`${name}: ${winner} replaces the drawing.`);
    byName.set(name, winner);
  }
  return Promise.all(
    [...byName].map(async ([name, file]) => {
      const path = join(folder, file);
      const hash = createHash('sha256')
        .update(JSON.stringify(settings))
        .update(await readFile(path));
      return { name, path, isDrawing: isDrawing(file), hash: hash.digest('hex') };
    }),
  );
}

const isDrawing = (file: string) => drawings.includes(parse(file).ext.toLowerCase());

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    throw new Error(`There is no folder ${folder}. Make it, and put the originals of the pictures into it.`);
  }
}
