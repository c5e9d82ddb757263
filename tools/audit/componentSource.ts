import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../local/paths.ts';

const folder = join(root, 'packages/ui/src');

/** Adds a file and the files that it imports. Types are not rendered. */
function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)[^'"]*'(\.[^']+)\.js';/gm,
  )) {
    const base = join(dirname(file), path);
    const source = [`${base}.ts`, `${base}.tsx`].find((one) => existsSync(one));
    if (source) collect(source, files);
  }
}

/** Returns a hash of the source of each component: its file and all that it imports. */
export function hashComponents(): Record<string, string> {
  const names = globSync('*/*.mdx', { cwd: folder }).map((path) => dirname(path));
  return Object.fromEntries(
    names.sort().map((name) => {
      const files = new Set<string>();
      collect(join(folder, name, `${name}.tsx`), files);
      const hash = createHash('sha256');
      for (const file of [...files].sort()) hash.update(readFileSync(file));
      return [name, hash.digest('hex').slice(0, 12)];
    }),
  );
}
