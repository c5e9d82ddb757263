import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'fonts');

/** Returns the code points of the site's fonts. */
export async function readFontLetters(): Promise<ReadonlySet<number>> {
  // Imported here, because each command reads Vite's configuration.
  const { openSync } = await import('fontkit');
  return new Set(
    globSync('*.woff2', { cwd: folder }).flatMap((file) => {
      const font = openSync(join(folder, file));
      return 'characterSet' in font ? font.characterSet : [];
    }),
  );
}

/** Returns the letters in the texts of a page that are not among the code points. */
export function findMissingLetters(html: string, known: ReadonlySet<number>): string[] {
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  const letters = new Set(text.match(/\p{L}/gu));
  return [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0)).sort();
}

/** Returns a Vite plugin that fails the build if the font lacks a letter of the pages. */
export const fontLetters = (outDir: string): Plugin => ({
  name: 'font-letters',
  buildApp: {
    // After the pages are written.
    order: 'post',
    async handler() {
      const known = await readFontLetters();
      const problems = globSync('**/*.html', { cwd: outDir }).flatMap((file) => {
        const missing = findMissingLetters(readFileSync(join(outDir, file), 'utf8'), known);
        return missing.length > 0 ? `\n  ✖ ${file}: the font has no ${missing.join(' ')}` : [];
      });
      if (problems.length === 0) return;
      throw new Error(
        `The font lacks letters of ${problems.length} pages:${problems.slice(0, 20).join('')}\n` +
          'Correct the letters, or add a font that has them: see "Other letters" in site/fonts/README.md.',
      );
    },
  },
});
