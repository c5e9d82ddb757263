import type { Route } from '../screens.ts';
import { textsFolder } from './keptPages.ts';

/** What Vite says of a built file, under its source. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
>;

/**
 * The texts that a page may import, whether it does or not: those that its own two files lead to in the built server,
 * or what every page shares. Other pages are on the way of nobody.
 *
 * @param server The server's entry, below Vite's root.
 */
export function textsOfPages(manifest: Manifest, routes: readonly Route[], server: string) {
  const ofPages = new Set(
    Object.keys(manifest).filter((source) =>
      routes.some(({ page }) => source.endsWith(`/${page}.tsx`) || source.endsWith(`/${page}.head.ts`)),
    ),
  );
  const known = new Map<string, readonly string[]>();

  /** @param source The page's own file, below Vite's root. */
  return function textsOf(source: string): readonly string[] {
    const answer = known.get(source);
    if (answer) return answer;
    const seen = new Set<string>();
    const waiting = [server, source, source.replace(/\.tsx$/, '.head.ts')];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const { imports = [], dynamicImports = [] } = manifest[next] ?? {};
      waiting.push(...imports, ...dynamicImports.filter((target) => !ofPages.has(target)));
    }
    const texts = [...seen]
      .map((found) => manifest[found]?.file ?? '')
      .filter((file) => file.startsWith(`${textsFolder}/`))
      .toSorted();
    known.set(source, texts);
    return texts;
  };
}
