import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the sorted relative paths of all files in a folder; empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const list = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${below}${entry.name}/`);
      else if (entry.isFile()) files.push(below + entry.name);
    }
  };
  if (folder && existsSync(folder)) list('');
  return files.toSorted();
}
