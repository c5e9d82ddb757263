import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedIn } from './customProperties.ts';
import { filesIn, isScript } from './filesIn.ts';
import { wordsIn } from './selectors.ts';

/** What others than the style sheet speak of. */
export interface NamesElsewhere {
  /** Whether something that the browser may get names a custom property. */
  isNamed: (name: string) => boolean;
  /** Whether what runs before a page's own scripts has a word, and may therefore say it of an element. */
  maySay: (word: string) => boolean;
}

/** Reads the built scripts, the loader among them, and what the site has as it is: scripts, sheets, drawings and pages. */
export function namesElsewhere(outDir: string, loader: string, publicDir: string): NamesElsewhere {
  const textsIn = (folder: string, fits: (file: string) => boolean) =>
    filesIn(folder)
      .filter(fits)
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  const built = textsIn(join(outDir, 'assets'), (file) => isScript(file) || file.endsWith('.svg'));
  const asTheyAre = textsIn(publicDir, (file) => isScript(file) || /\.(?:svg|css|html?)$/.test(file));
  const first = [readFileSync(join(outDir, loader), 'utf8'), ...textsIn(publicDir, isScript)];
  const words = new Set(first.flatMap(wordsIn));
  return { isNamed: namedIn([...built, ...asTheyAre]), maySay: (word) => words.has(word) };
}
