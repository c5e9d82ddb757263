import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by its path in it and in the same order each time; none where there is no such folder. */
export function filesIn(folder: string): string[] {
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
