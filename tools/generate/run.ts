/** Writes the files that follow from others: `npm run generate`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure } from '../local/problem.ts';
import { generated } from './files.ts';

await exitOnFailure(() => {
  readOptions('Usage: npm run generate', {});
  for (const [file, render] of Object.entries(generated)) {
    const path = join(root, file);
    const content = render();
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === content;
    if (!isCurrent) writeFileSync(path, content);
    console.log(isCurrent ? `✔ ${file}` : `✎ ${file} is written again`);
  }
});
