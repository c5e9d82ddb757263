import type { Route } from '../pages.ts';
import { textsFolder } from './keptPages.ts';
import { reachIn, type Manifest } from './manifest.ts';
import { remembered } from './remembered.ts';

/**
 * The texts that a page may import, whether it does or not: those that its own two files lead to in the built server,
 * or what every page shares.
 *
 * @param server The server's entry, below Vite's root.
 */
export function textsOfPages(manifest: Manifest, routes: readonly Route[], server: string) {
  const reachedFrom = reachIn(manifest, routes);
  // Of the page's own file, below Vite's root.
  return remembered((source): readonly string[] =>
    [...reachedFrom([server, source, source.replace(/Page\.tsx$/, 'head.ts')])]
      .map((found) => manifest[found]?.file ?? '')
      .filter((file) => file.startsWith(`${textsFolder}/`))
      .toSorted(),
  );
}
