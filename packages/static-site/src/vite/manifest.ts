import type { Route } from '../screens.ts';

/** What Vite says of the built files, each under its source. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
>;

/**
 * The sources that some lead to, at once or later, themselves included. Pages that are not among those given are on the way
 * of nobody.
 */
export function reachIn(manifest: Manifest, routes: readonly Route[]) {
  const ofPages = new Set(
    Object.keys(manifest).filter((source) =>
      routes.some(({ page }) => source.endsWith(`/${page}.tsx`) || source.endsWith(`/${page}.head.ts`)),
    ),
  );

  return function reachedFrom(sources: readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>();
    const waiting = [...sources];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const { imports = [], dynamicImports = [] } = manifest[next] ?? {};
      waiting.push(...imports, ...dynamicImports.filter((target) => !ofPages.has(target)));
    }
    return seen;
  };
}
