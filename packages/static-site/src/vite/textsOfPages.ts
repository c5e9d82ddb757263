import type { Route } from '../screens.ts';
import { textsFolder } from './keptPages.ts';
import { reachIn, type Manifest } from './manifest.ts';

/**
 * The texts that a page may import, whether it does or not: those that its own two files lead to in the built server,
 * or what every page shares.
 *
 * @param server The server's entry, below Vite's root.
 */
export function textsOfPages(manifest: Manifest, routes: readonly Route[], server: string) {
  const reachedFrom = reachIn(manifest, routes);
  const known = new Map<string, readonly string[]>();

  /** @param source The page's own file, below Vite's root. */
  return function textsOf(source: string): readonly string[] {
    const answer = known.get(source);
    if (answer) return answer;
    const texts = [...reachedFrom([server, source, source.replace(/\.tsx$/, '.head.ts')])]
      .map((found) => manifest[found]?.file ?? '')
      .filter((file) => file.startsWith(`${textsFolder}/`))
      .toSorted();
    known.set(source, texts);
    return texts;
  };
}
