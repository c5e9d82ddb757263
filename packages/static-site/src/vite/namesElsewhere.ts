import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedIn } from './customProperties.ts';
import { filesIn } from './filesIn.ts';

/** What others than the style sheet speak of. */
export interface NamesElsewhere {
  /** Whether something that the browser may get names a custom property. */
  isNamed: (name: string) => boolean;
  /** Whether what runs before a page's own scripts has a word, and may therefore say it of an element. */
  maySay: (word: string) => boolean;
}

/** Reads the built scripts, the loader among them, and what the site has as it is: scripts, sheets, drawings and pages. */
export function namesElsewhere(outDir: string, loader: string, publicDir: string): NamesElsewhere {
  const textsIn = (folder: string, kinds: RegExp) =>
    filesIn(folder)
      .filter((file) => kinds.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  const built = textsIn(join(outDir, 'assets'), /\.(?:[cm]?js|svg)$/);
  const asTheyAre = textsIn(publicDir, /\.(?:[cm]?js|svg|css|html?)$/);
  const first = [readFileSync(join(outDir, loader), 'utf8'), ...textsIn(publicDir, /\.[cm]?js$/)];
  const words = new Set(first.flatMap((text) => text.match(/[-\w]+/g) ?? []));
  return { isNamed: namedIn([...built, ...asTheyAre]), maySay: (word) => words.has(word) };
}
