import { globSync } from 'node:fs';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Class names for vanilla-extract: a mark, a letter for the style sheet and its number there. Pages and scripts name their
 * classes, and hashes would weigh 500 bytes in all components and 40 in each page. The parts that sites may name have names
 * beside these.
 *
 * @param root The folder whose `src` holds all style sheets; paths that vanilla-extract tells are below it.
 * @param mark What no other sheet of the site begins its names with.
 */
export function shortClasses(root: string, mark: string) {
  const styleSheets = globSync('src/**/*.css.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    // What follows the hash of the file is the number, which begins at 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    const letter = letters[styleSheets.indexOf(filePath)];
    if (!letter) throw new Error(`There is no letter for ${filePath}.`);
    return `${mark}${letter}${hash.slice(ofFile.length)}`;
  };
}
